import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { ChartProps } from '../ChartFrame/index.ts';
import type { RechartsProps } from '../internal/chartProps.ts';
import { CountBars } from '../marks/CountBars.tsx';

export interface StarHistogramProps extends ChartProps, RechartsProps {
  /** Number of ratings with one star, two, … five. Null: not published. */
  counts: readonly [number | null, number | null, number | null, number | null, number | null];
  /** 'Ratings'. */
  valueLabel: string;
}

const STARS = [5, 4, 3, 2, 1] as const;

/** Ratings by stars, five on top, each with its share of all. */
export function StarHistogram({ counts, ...rest }: StarHistogramProps) {
  const { strings } = useWidgets();
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return (
    <CountBars
      {...rest}
      items={STARS.map((stars) => ({
        id: String(stars),
        label: strings.chart.stars(stars),
        value: counts[stars - 1] ?? null,
      }))}
      shareOf={({ value }) => (value === null || total === 0 ? null : value / total)}
    />
  );
}
