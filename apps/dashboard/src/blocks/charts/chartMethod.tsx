import type { ChartProps } from '@litometr/analytics-widgets/charts';
import { lazyPart } from '../lazyPart.tsx';
import type { RoundingFactsProps } from './RoundingFacts.tsx';

/** Few ask how exact a chart is: what it is told from comes with the question. */
const RoundingFacts = lazyPart(
  () => import('./RoundingFacts.tsx'),
  () => null,
);

export interface Told {
  /** How many things stand behind the chart. */
  n?: number | null | undefined;
  /** The counter that it is of, which its portal may round; null or absent portal: it is of none. */
  counter?: { portal: RoundingFactsProps['portal'] | null | undefined } & Pick<
    RoundingFactsProps,
    'metric'
  >;
}

/** What the note of a chart tells of it beside the page's day, coverage and source. */
export function chartMethod({ n = null, counter }: Told): Pick<ChartProps, 'method'> {
  return {
    method: {
      n,
      ...(counter?.portal != null && {
        more: <RoundingFacts portal={counter.portal} metric={counter.metric} />,
      }),
    },
  };
}

/** The most things behind any part of a chart: parts of a day or a line may rest on fewer. */
export const mostOf = (parts: readonly { n: number }[]): number | null =>
  parts.length === 0 ? null : Math.max(...parts.map(({ n }) => n));
