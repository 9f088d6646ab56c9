import type { ValueFormat } from '../../provider/formats.ts';
import type { ChartProps } from '../ChartFrame/index.ts';
import type { RechartsProps } from '../internal/chartProps.ts';

export interface HistogramBin {
  /** Lower bound, inclusive. */
  from: number;
  /** Upper bound, exclusive. */
  to: number;
  count: number;
  /** Text of the last bin where it has no upper bound: `to` is then only its end on the axis. */
  openLabel?: string;
}

export interface HistogramProps extends ChartProps, RechartsProps {
  /** Adjacent bins, ascending, counted by the owner. */
  bins: readonly HistogramBin[];
  /** Name of the distributed quantity: 'Price'. */
  label: string;
  format?: ValueFormat;
  /** Name of the counted things: 'Books'. */
  countLabel: string;
  /**
   * A second distribution over the same bins, rendered as an outline. Both are then shares of their
   * own sums, so that a small one can be compared with a large one. `own` names the bars, `share`
   * the axis.
   */
  against?: { label: string; counts: readonly number[]; own: string; share: string };
  /** A line at a value with a name: the median, this book. */
  marker?: { value: number; label: string };
  /** Called on a press on a bar: the owner filters by its bounds. */
  onChoose?: (bin: HistogramBin) => void;
}

/** A bin as a Recharts row; the outline of the other distribution begins and ends at zero. */
export interface BinEntry {
  from: number;
  bin?: HistogramBin;
  own?: number;
  other: number;
}
