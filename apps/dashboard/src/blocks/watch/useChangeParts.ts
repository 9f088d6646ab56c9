import { useFormats } from '@litometr/analytics-widgets';
import type { MetricKey } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { changesMessages as messages } from './changes.messages.ts';

/** Returns the texts that the changes of a followed item and the alerts about a book share. */
export function useChangeParts() {
  const { formatMessage: t, locale } = useIntl();
  const { formatDelta, formatMoney, formatValue } = useFormats();
  const domain = useDomain();
  const rank = (place: number) => formatValue(place, 'rank');

  return {
    rank,
    /** Returns the name of a metric in lower case, for use within a line. */
    metric: (key: MetricKey): string => {
      const name = domain.metric(key);
      return name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
    },
    price: (before: number | null, after: number | null): string => {
      if (before === null || after === null) return t(messages.priceNow);
      const was = formatMoney(before);
      const is = formatMoney(after);
      if (before === 0) return t(messages.price, { was, is });
      return t(messages.priceBy, { was, is, by: formatDelta(after / before - 1, 'percent') });
    },
    /** Returns the text of a book that entered or left a list. */
    crossing: (isEntry: boolean, list: string, place: number | null): string => {
      if (place === null) return t(isEntry ? messages.entered : messages.left, { list });
      const at = { list, place: rank(place) };
      return t(isEntry ? messages.enteredAt : messages.leftFrom, at);
    },
  };
}
