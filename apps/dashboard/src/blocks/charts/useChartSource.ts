import { useFormats } from '@litometr/analytics-widgets';
import type { Meta } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { widgetMessages } from '../../i18n/widgetStrings.messages.ts';

/** What a chart prints under itself: the day of its numbers. The page's head says the rest. */
export function useChartSource(): (meta: Meta | undefined) => { source?: string } {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  return (meta) =>
    meta?.asof == null
      ? {}
      : { source: t(widgetMessages.data, { day: formatDay(meta.asof, 'long') }) };
}
