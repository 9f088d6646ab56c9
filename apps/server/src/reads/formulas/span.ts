import type { Span } from '@litometr/api-contract';
import type { Period } from '../period.ts';
import { daysBetween } from '../readings.ts';

/** A value of each captured day of a period; null where it is unknown on the day. */
export type DayValues = readonly (number | null)[];

/** The values of a period's captured days, and how many days (of a list: captures) it has. */
export interface PeriodValues {
  values: DayValues;
  length: number;
}

/**
 * The mean of a figure over a period beside the compared one (`compared` null without one). Means of
 * the days that have it are compared; null where either period is known on less than half of its days,
 * or the compared mean is not above zero.
 *
 * Example: 10, 20 and (unknown) against 5, 5 and 10, of three days each, is 15 beside 6⅔: a change of 1.25.
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

/** The days of a period, both ends included. */
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** As `spanOf`, of figures that are known as a whole. */
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
