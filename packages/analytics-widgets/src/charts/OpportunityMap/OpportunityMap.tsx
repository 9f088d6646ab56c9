import { median } from 'd3-array';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { ChartProps } from '../ChartFrame/index.ts';
import type { RechartsProps } from '../internal/chartProps.ts';
import { Scatter } from '../Scatter/index.ts';
import { frontierOf } from './frontierOf.ts';

export interface Niche {
  id: string;
  label: string;
  /** Supply: new books in 30 days. Null or 0: not on the map. */
  supply: number | null;
  /** Demand for one new book: the median gain of a new book. */
  demand: number | null;
  /** Total demand: the size of the mark. */
  total: number | null;
  /** Relative change of demand: the hue of the mark. Null: unknown. */
  momentum: number | null;
  /** Sample size in books. */
  n: number;
}

export interface OpportunityMapProps extends ChartProps, RechartsProps {
  niches: readonly Niche[];
  labels: { supply: string; demand: string; total: string; momentum: string };
  /** Names of the four quadrants, clockwise from the one with high supply and high demand. */
  quadrants: readonly [string, string, string, string];
  /** Niches with fewer books have a hollow mark. */
  smallSample?: number;
  /**
   * Renders the line of the niches than which no other is written less and read more, small samples
   * left out. `on` and `off` say of a niche whether it is one of them.
   */
  frontier?: { label: string; on: string; off: string };
  onChoose?: (id: string) => void;
}

/** Default of `smallSample`. */
const SMALL_SAMPLE = 30;
/** Demand that differs so many times is logarithmic, too: one niche would press all others onto the axis. */
const WIDE_SPREAD = 10;

/**
 * Supply against demand, parted at the medians: where much is read and little is written. Supply is
 * logarithmic, since niches differ a thousandfold, and demand where it is above zero everywhere and differs
 * tenfold. Each has its name where there is room, the largest first.
 *
 * @methodology-part pareto-line, new-books-gain
 */
export function OpportunityMap(props: OpportunityMapProps) {
  const { niches, labels, smallSample = SMALL_SAMPLE, frontier, ...rest } = props;
  const { strings } = useWidgets();
  const placed = niches.filter(({ supply }) => supply !== null && supply > 0);
  const split = (values: (number | null)[]) => median(values.filter((value) => value !== null));
  const supplySplit = split(placed.map(({ supply }) => supply));
  const demandSplit = split(placed.map(({ demand }) => demand));
  const demands = placed.flatMap(({ demand }) => demand ?? []);
  const least = Math.min(...demands);
  const isWide = least > 0 && Math.max(...demands) >= WIDE_SPREAD * least;
  const largest = [...placed].sort((a, b) => (b.total ?? 0) - (a.total ?? 0));
  return (
    <Scatter
      {...rest}
      points={niches.map(({ id, label, supply, demand, total, momentum, n }) => ({
        id,
        label,
        x: supply,
        y: demand,
        size: total,
        hue: momentum !== null && momentum < 0 ? 1 : 0,
        isTentative: n < smallSample,
        facts: [
          { id: 'momentum', label: labels.momentum, value: momentum, format: 'change' },
          { id: 'n', label: strings.chart.sample, value: n },
        ],
      }))}
      x={{
        label: labels.supply,
        scale: 'log',
        ...(supplySplit !== undefined && { split: supplySplit }),
      }}
      y={{
        label: labels.demand,
        ...(isWide && { scale: 'log' }),
        ...(demandSplit !== undefined && { split: demandSplit }),
      }}
      sizeLabel={labels.total}
      {...(frontier && {
        path: {
          label: frontier.label,
          through: frontierOf(niches.filter(({ n }) => n >= smallSample)),
          words: frontier,
        },
      })}
      named={largest.map(({ id }) => id)}
    />
  );
}
