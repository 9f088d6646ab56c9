/** Days of a ready period, counted back from the last data day, or all of them. */
export type PeriodPreset = '7' | '30' | '90' | '365' | 'all';

/** Both days are in it, `YYYY-MM-DD`. */
export interface DayPeriod {
  from: string;
  to: string;
}

/** What the reader has asked for: a ready period by its name, or days of their own. */
export type PeriodChoice = PeriodPreset | DayPeriod;

/**
 * With what a period is compared: the days right before it, the same days of the week before it,
 * the same dates a year ago, or nothing.
 */
export type PeriodComparison = 'previous' | 'weekdays' | 'year' | 'off';

export interface PeriodQuestion {
  choice: PeriodChoice;
  comparison: PeriodComparison;
}

export const periodPresets: readonly PeriodPreset[] = ['7', '30', '90', '365', 'all'];

export const periodComparisons: readonly PeriodComparison[] = [
  'previous',
  'weekdays',
  'year',
  'off',
];

/** Null is all time. */
export const presetDays = (preset: PeriodPreset): number | null =>
  preset === 'all' ? null : Number(preset);
