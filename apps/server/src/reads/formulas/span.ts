import type { Span } from '@litometr/api-contract';

/** A value of each captured day of a period; null where the day does not tell it. */
export type DayValues = readonly (number | null)[];

/** How days come to a figure: what is gained adds up, what stands is averaged. */
export type SpanKind = 'sum' | 'mean';

/**
 * A figure over a period beside the compared one (`compared` null without one). What is compared
 * are means of told days, so that a missing day is no loss; null where one period is told on less
 * than half as many days as the other, or the compared figure is not above zero.
 *
 * Example: gains of 10, 20 and (after a gap) nothing known against 5, 5 and 10 are 30 over 2 days
 * beside 20 over 3: 15 a day against 6⅔, a change of 1.25.
 */
export function spanOf(kind: SpanKind, now: DayValues, compared: DayValues | null): Span {
  return spanBetween(figureOf(kind, now), figureOf(kind, compared ?? []));
}

/** What a period comes to: its value, told on so many days, and the mean of those. */
export interface PeriodFigure {
  value: number | null;
  mean: number;
  days: number;
}

export const NO_FIGURE: PeriodFigure = { value: null, mean: 0, days: 0 };

/** As `spanOf`, of figures that are known as a whole. */
export function spanBetween(own: PeriodFigure, other: PeriodFigure): Span {
  return {
    value: own.value,
    days: own.days,
    compared: other.value,
    compared_days: other.days,
    change: changeOf(own, other),
  };
}

function figureOf(kind: SpanKind, values: DayValues): PeriodFigure {
  const told = values.filter((value) => value !== null);
  if (told.length === 0) return NO_FIGURE;
  const sum = told.reduce((total, value) => total + value, 0);
  const mean = sum / told.length;
  return { value: kind === 'sum' ? sum : mean, mean, days: told.length };
}

function changeOf(own: PeriodFigure, other: PeriodFigure): number | null {
  const [few, many] = [Math.min(own.days, other.days), Math.max(own.days, other.days)];
  if (few * 2 < many || few === 0 || other.mean <= 0) return null;
  return own.mean / other.mean - 1;
}
