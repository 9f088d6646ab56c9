import { areaColor } from '../internal/colors.ts';
import type { HistogramBin, HistogramProps } from './types.ts';

/** A distribution over the bins: the bars, or the outline that they are compared with. */
export interface Spread {
  id: 'own' | 'other';
  label: string;
  color: string;
  /** By bin. */
  counts: readonly number[];
  /** The sum of them. */
  n: number;
  /** Height in each bin: the counts, or their shares of the sum. */
  heights: readonly number[];
}

/**
 * Returns the distributions of a histogram. When there are two, each is normalised to shares of its
 * own sum, so that different sizes are comparable.
 */
export function spreadsOf({
  bins,
  countLabel,
  against,
}: Pick<HistogramProps, 'bins' | 'countLabel' | 'against'>): Spread[] {
  const own = bins.map(({ count }) => count);
  if (against === undefined) {
    return [{ ...counted('own', countLabel, own), heights: own }];
  }
  const other = bins.map((_, at) => against.counts[at] ?? 0);
  return [counted('own', against.own, own), counted('other', against.label, other)].map(
    (spread) => ({
      ...spread,
      heights: spread.counts.map((count) => (spread.n === 0 ? 0 : count / spread.n)),
    }),
  );
}

function counted(id: Spread['id'], label: string, counts: readonly number[]) {
  const n = counts.reduce((sum, count) => sum + count, 0);
  return { id, label, color: areaColor(id === 'own' ? 0 : 1), counts, n };
}

/** Returns whether a value is in a bin. */
export const holds = ({ from, to, openLabel }: HistogramBin, value: number): boolean =>
  value >= from && (value < to || openLabel !== undefined);
