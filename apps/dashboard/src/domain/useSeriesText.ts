import { useFormats } from '@litometr/analytics-widgets';
import type { CatalogueItem } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages as messages } from './domain.messages.ts';
import { useIsolate } from './useIsolate.ts';

type Series = NonNullable<CatalogueItem['series']>;

/** Returns a book's series and its number in it, where the portal publishes one. */
export function useSeriesText(): (series: Series) => string {
  const { formatMessage: t } = useIntl();
  const isolate = useIsolate();
  const { formatNumber } = useFormats();
  return ({ title, number }) =>
    number === null
      ? isolate(title)
      : t(messages.seriesNumber, { title: isolate(title), number: formatNumber(number) });
}
