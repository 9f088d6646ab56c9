import { useFormats } from '@litometr/analytics-widgets';
import type { ChartProps } from '@litometr/analytics-widgets/charts';
import type { Meta } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { widgetMessages } from '../../i18n/widgetStrings.messages.ts';
import { chartMethod, type Told } from './chartMethod.tsx';

interface Asked {
  /** Absent: what the answer rests on; null where each mark tells its own. */
  n?: number | null;
  /** The counter that the chart is of, `{}` for the portal's main one; absent: it is of none. */
  counter?: Pick<NonNullable<Told['counter']>, 'metric'>;
}

/**
 * What a chart says of the answer that it draws: under itself the day of its numbers, in its note
 * how many things it rests on and how the portal rounds. The page's head says the rest.
 */
export function useChartSource(): (
  meta: Meta | undefined,
  asked?: Asked,
) => Pick<ChartProps, 'source' | 'method'> {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  return (meta, { n = meta?.n ?? null, counter } = {}) => ({
    ...(meta?.asof != null && {
      source: t(widgetMessages.data, { day: formatDay(meta.asof, 'long') }),
    }),
    ...chartMethod({
      n,
      ...(counter !== undefined && { counter: { portal: meta?.portal, ...counter } }),
    }),
  });
}
