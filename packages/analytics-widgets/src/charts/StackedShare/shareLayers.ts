import { DAY_MS } from '../../internal/days.ts';
import type { ColoredSeries } from '../internal/assignSeriesColors.ts';
import type { ChartRow } from '../internal/chartRows.ts';
import { valuesOn } from '../internal/timeline.ts';

/** A part of the total over the days. */
export interface ShareLayer {
  series: ColoredSeries;
  /** Lower and upper edge in 0..1 by the day's index; null on a day without a sum. */
  spans: readonly (readonly [number, number] | null)[];
  /** Its share by the day's index; the difference of the edges would round otherwise. */
  shares: readonly (number | null)[];
}

/** Returns whether the parts of a day make shares: their sum is more than zero, and not less than required. */
const hasShares = (sum: number, minTotal: number): boolean => sum > 0 && sum >= minTotal;

/**
 * Stacks the visible parts as shares of the total: a hidden part leaves its space empty.
 *
 * @param minTotal smallest sum of a day that has shares
 */
export function shareLayers(
  all: readonly ColoredSeries[],
  shown: readonly ColoredSeries[],
  days: readonly string[],
  minTotal: number,
): ShareLayer[] {
  const layers = shown.map((series) => ({
    series,
    spans: [] as ([number, number] | null)[],
    shares: [] as (number | null)[],
  }));
  for (const day of days) {
    const amounts = amountsOn(all, day);
    const sum = sumOf(amounts);
    let edge = 0;
    for (const { series, spans, shares } of layers) {
      const share = (amounts[all.indexOf(series)] ?? 0) / sum;
      spans.push(hasShares(sum, minTotal) ? [edge, edge + share] : null);
      shares.push(hasShares(sum, minTotal) ? share : null);
      edge += share;
    }
  }
  return layers;
}

/** Returns the amounts of a day: null and a loss are none. */
const amountsOn = (all: readonly ColoredSeries[], day: string): number[] =>
  valuesOn(all, day).map((value) => Math.max(0, value ?? 0));

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** Returns whether some day has a sum, but one that is too small for shares. */
export const hasSmallTotals = (
  all: readonly ColoredSeries[],
  days: readonly string[],
  minTotal: number,
): boolean =>
  days.some((day) => {
    const sum = sumOf(amountsOn(all, day));
    return sum > 0 && !hasShares(sum, minTotal);
  });

/** Returns the share on a day by its index; null: the day has no shares. */
export const shareOn = ({ shares }: ShareLayer, day: number): number | null => shares[day] ?? null;

/**
 * Returns the position of the name of neighbouring layers: their middle on the last day that has
 * shares. Null: all are hidden.
 */
export function middleOf(layers: readonly ShareLayer[]): number | null {
  if (layers.length === 0) return null;
  const spans = layers.flatMap((layer) => layer.spans.findLast((each) => each !== null) ?? []);
  return spans.length === 0 ? 0 : (Math.min(...spans) + Math.max(...spans)) / 2;
}

/** Half the width of a day without neighbours, in days. */
const LONE_DAY_HALF_WIDTH = 0.25;

/**
 * Returns rows whose amounts Recharts can stack: one that lacks an amount has none of it, unless the
 * day has no shares and ends the areas. A day alone becomes two rows, for an area needs a width.
 */
export function stackableRows(
  rows: readonly ChartRow[],
  ids: readonly string[],
  minTotal: number,
): ChartRow[] {
  const filled = rows.map((row) => {
    const amounts = ids.map((id) => Math.max(0, Number(row[id] ?? 0)));
    const isStacked = hasShares(sumOf(amounts), minTotal);
    const own = Object.fromEntries(
      ids.map((id, at) => [id, isStacked ? (amounts[at] ?? 0) : null]),
    );
    return { row: { ...own, time: row.time, day: row.day }, isStacked };
  });
  return filled.flatMap(({ row, isStacked }, at) => {
    const isLone =
      isStacked && filled[at - 1]?.isStacked !== true && filled[at + 1]?.isStacked !== true;
    if (!isLone) return [row];
    const sides = [
      row.time - LONE_DAY_HALF_WIDTH * DAY_MS,
      row.time + LONE_DAY_HALF_WIDTH * DAY_MS,
    ];
    return sides.map((time): ChartRow => ({ ...row, time }));
  });
}
