import { useFormats, useWidgetStrings } from '@litometr/analytics-widgets';
import type { ChartProps } from '@litometr/analytics-widgets/charts';
import type { Meta } from '@litometr/api-contract';
import { type ChartMethodInput, chartMethod } from './chartMethod.tsx';

interface ChartSourceOptions {
  /** Sample size; the one of the response by default, null where each mark has its own. */
  n?: number | null;
  /** The charted counter, `{}` for the portal's main one; absent: no counter. */
  counter?: Pick<NonNullable<ChartMethodInput['counter']>, 'metric'>;
}

/**
 * Returns a function that builds the provenance props of a chart from the response's meta: the day
 * of the numbers below the chart, sample size and rounding in its note. The page header shows the
 * rest.
 */
export function useChartSource(): (
  meta: Meta | undefined,
  options?: ChartSourceOptions,
) => Pick<ChartProps, 'source' | 'method'> {
  const { freshness } = useWidgetStrings();
  const { formatDay } = useFormats();
  return (meta, { n = meta?.n ?? null, counter } = {}) => ({
    ...(meta?.asof != null && {
      source: freshness.data(formatDay(meta.asof, 'long')),
    }),
    ...chartMethod({
      n,
      ...(counter !== undefined && { counter: { portal: meta?.portal, ...counter } }),
    }),
  });
}
