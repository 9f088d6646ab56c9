import type { ChartProps } from '@litometr/analytics-widgets/charts';
import { lazyPart } from '../lazyPart.tsx';
import type { RoundingFactsProps } from './RoundingFacts.tsx';

/** Loaded on demand: few users open the note on how exact a chart is. */
const RoundingFacts = lazyPart(
  () => import('./RoundingFacts.tsx'),
  () => null,
);

export interface ChartMethodInput {
  /** Sample size of the chart. */
  n?: number | null | undefined;
  /** The charted counter, which its portal may round; null or absent portal: no counter. */
  counter?: { portal: RoundingFactsProps['portal'] | null | undefined } & Pick<
    RoundingFactsProps,
    'metric'
  >;
}

/** Returns the contents of a chart's note, in addition to the page's day, coverage and source. */
export function chartMethod({ n = null, counter }: ChartMethodInput): Pick<ChartProps, 'method'> {
  return {
    method: {
      n,
      ...(counter?.portal != null && {
        more: <RoundingFacts portal={counter.portal} metric={counter.metric} />,
      }),
    },
  };
}

/**
 * Returns the largest sample behind any part of a chart; single days or lines may have smaller
 * ones.
 */
export const mostOf = (parts: readonly { n: number }[]): number | null =>
  parts.length === 0 ? null : Math.max(...parts.map(({ n }) => n));
