import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { BarList } from '../BarList/index.ts';
import type { ChartProps } from '../ChartFrame/index.ts';

export interface StarHistogramProps extends ChartProps {
  /** How many gave one star, two, … five. Null: not published. */
  counts: readonly [number | null, number | null, number | null, number | null, number | null];
  /** 'Ratings'. */
  valueLabel: string;
}

const STARS = [5, 4, 3, 2, 1] as const;

/** Ratings by their stars, the best on top, each with its share of all. */
export function StarHistogram({ counts, ...rest }: StarHistogramProps) {
  const { formats, strings } = useWidgets();
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return (
    <BarList
      {...rest}
      noteLabel={signs.percent}
      items={STARS.map((stars) => {
        const value = counts[stars - 1] ?? null;
        return {
          id: String(stars),
          label: strings.chart.stars(stars),
          value,
          ...(value !== null && total > 0 && { note: formats.formatPercent(value / total) }),
        };
      })}
    />
  );
}
