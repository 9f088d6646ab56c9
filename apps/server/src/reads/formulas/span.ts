import type { Span } from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';
import type { Period } from '../shared/period.ts';

/** A value of each captured day of a period; null where it is unknown on the day. */
type DayValues = readonly (number | null)[];

/** The values of a period's captured days, and how many days it has; of a list, how many captures it has room for. */
export interface PeriodValues {
  values: DayValues;
  length: number;
}

/**
 * Returns the mean of a figure over a period beside that of the compared period (`compared` null without
 * one), and the change.
 *
 * @methodology mean-change
 * @title Change of a mean
 * @measures Change of a figure that is not a gain, such as turnover, active books, prices or lift.
 * @unit percent
 * @formula c = x̄ ÷ ȳ − 1
 * @symbol x̄: mean of the captured days of the shown period
 * @symbol ȳ: mean of the captured days of the compared period
 * @condition The figure is known on at least half of the days of both periods; of a list, on at least half of the captures that a period has room for at the usual distance.
 * @condition Unknown where the compared mean is not above zero.
 * @worked 10, 20 and an unknown day against 5, 5 and 10: 15 ÷ 6⅔ − 1 = 125%.
 * @source own
 */
export function spanOf(now: PeriodValues, compared: PeriodValues | null): Span {
  return spanBetween(figureOf(now), compared === null ? NO_FIGURE : figureOf(compared));
}

/** A figure of a period: its value, known on so many of its `length` days, and the mean of those. */
export interface PeriodFigure {
  value: number | null;
  mean: number;
  days: number;
  length: number;
}

export const NO_FIGURE: PeriodFigure = { value: null, mean: 0, days: 0, length: 1 };

/**
 * The days of a period, both ends included.
 *
 * @methodology-part mean-change
 */
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/**
 * As `spanOf`, of figures that are known as a whole.
 *
 * @methodology-part mean-change
 */
export function spanBetween(own: PeriodFigure, other: PeriodFigure): Span {
  return {
    value: own.value,
    days: own.days,
    compared: other.value,
    compared_days: other.days,
    change: changeOf(own, other),
    n: null,
    reason: null,
  };
}

function figureOf({ values, length }: PeriodValues): PeriodFigure {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return NO_FIGURE;
  const mean = known.reduce((total, value) => total + value, 0) / known.length;
  return { value: mean, mean, days: known.length, length };
}

const isHalfKnown = ({ days, length }: PeriodFigure) => days > 0 && days * 2 >= length;

function changeOf(own: PeriodFigure, other: PeriodFigure): number | null {
  if (!isHalfKnown(own) || !isHalfKnown(other) || other.mean <= 0) return null;
  return own.mean / other.mean - 1;
}
