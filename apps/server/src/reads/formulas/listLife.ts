import {
  kaplanMeier,
  medianInterval,
  medianSurvival,
  type Observed,
  type TimeInterval,
} from '../../statistics/kaplanMeier.ts';

/**
 * Turnover of a complete day (data document, section 5): (new + re-entered) ÷ size. Null where the
 * day is compared with no other, and for an empty list.
 *
 * Example: 7 of 100 books were not there on the complete day before: 0.07.
 */
export function turnoverShare(entered: number | null, size: number): number | null {
  return entered === null || size === 0 ? null : entered / size;
}

/** Complete days of a list that its half-life is estimated from. */
export const LIFE_DAYS = 90;

export interface StayingShare {
  /** Complete days after the book entered. */
  captures: number;
  /** Share of stays that last longer. */
  share: number;
  /** 95 % interval of the share; null where it is not defined: at 0. */
  low: number | null;
  high: number | null;
  /** Stays that were followed so long. */
  n: number;
}

/**
 * Share of the books that entered a list that are still on it after some complete days, by the
 * Kaplan–Meier estimator. A stay begins on the complete day on which the book enters and ends on
 * the first complete day without it; one that goes on is right-censored at the last complete day,
 * one that began before the followed days is at risk from its age on their first day.
 *
 * Example: of four stays one ended after 1 complete day, one after 2, two went on after 3: 3/4 last
 * longer than 1, 1/2 longer than 2.
 */
export function stayingShares(stays: readonly Observed[]): StayingShare[] {
  return kaplanMeier(stays).map(({ time, survival, low, high, atRisk }) => ({
    captures: time,
    share: survival,
    low,
    high,
    n: atRisk,
  }));
}

/**
 * Half-life of a list: the number of complete days after which half or fewer of the books that
 * entered are still on it (`stayingShares`). Null while more than half stay for as long as was followed.
 */
export const listHalfLife = (stays: readonly Observed[]): number | null =>
  medianSurvival(kaplanMeier(stays));

/** The 95 % interval of `listHalfLife` in complete days; an end that is not reached is null. */
export const halfLifeInterval = (stays: readonly Observed[]): TimeInterval =>
  medianInterval(kaplanMeier(stays));
