import type { YAxisModel } from './plotBox.ts';
import { lastRank, rankTicks, type ValueAxis } from './ticks.ts';

/** Pixels of the band below the last rank, and of the space above the first. */
export const OFF_LIST_BAND_PX = 38;
/** Pixels from the last rank to the marks of days off the list: the band's name is below them. */
const OFF_LIST_MARK_OFFSET_PX = 13;
const TOP_PADDING_PX = 6;

export interface RankAxis {
  /** The last rank of the axis. */
  last: number;
  domain: [number, number];
  ticks: number[];
  /** True when the book is off the list on some days: the axis ends in a band for them. */
  hasBand: boolean;
  /** The axis value of the marks in the band. */
  offList: number;
}

/**
 * An inverted axis of places. A book that never left its list gets the part of the list that it
 * moved in; one that did gets the whole list, so that the band lies truly below the last place.
 *
 * @param tall pixels between the first and the last grid line's edges
 */
export function rankAxis(
  values: readonly (number | null)[],
  depth: number,
  tall: number,
): RankAxis {
  const places = values.filter((value) => value !== null);
  const hasBand = places.length < values.length;
  const last = Math.max(2, hasBand ? depth : lastRank(Math.max(1, ...places), depth));
  const band = hasBand ? OFF_LIST_BAND_PX : TOP_PADDING_PX;
  const unit = (last - 1) / Math.max(1, tall - TOP_PADDING_PX - band);
  return {
    last,
    domain: [1 - TOP_PADDING_PX * unit, last + band * unit],
    ticks: rankTicks(last),
    hasBand,
    offList: last + OFF_LIST_MARK_OFFSET_PX * unit,
  };
}

/**
 * Returns an axis for lists of unknown length: from rank 1 to a round rank beyond the worst one.
 */
export function placesAxis(ends: readonly number[], most?: number): ValueAxis {
  const worst = Math.max(2, ...ends);
  const last = lastRank(worst, Math.max(1000, Math.ceil(worst / 1000) * 1000));
  return { domain: [1, last], ticks: rankTicks(last, most) };
}

export const rankAxisModel = (axis: RankAxis, format: (place: number) => string): YAxisModel => ({
  domain: axis.domain,
  ticks: axis.ticks,
  reversed: true,
  format,
});
