import type { YAxisModel } from './plotBox.ts';
import { lastRank, rankTicks, type ValueAxis } from './ticks.ts';

/** Pixels of the band under the last place, and of the room above the first. */
export const BAND = 38;
/** Pixels from the last place to the marks of days off the list: the band's name lies below. */
const MARKS = 13;
const HEAD = 6;

export interface RankAxis {
  /** The last place of the axis. */
  last: number;
  domain: [number, number];
  ticks: number[];
  /** Some days stand off the list: the axis ends in a band for them. */
  hasBand: boolean;
  /** The value at the middle of the band. */
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
  const band = hasBand ? BAND : HEAD;
  const unit = (last - 1) / Math.max(1, tall - HEAD - band);
  return {
    last,
    domain: [1 - HEAD * unit, last + band * unit],
    ticks: rankTicks(last),
    hasBand,
    offList: last + MARKS * unit,
  };
}

/** Places of lists of which nobody says how long they are: from the first to a round one behind the last. */
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
