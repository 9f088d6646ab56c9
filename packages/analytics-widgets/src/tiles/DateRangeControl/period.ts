/** Number of days of a preset, counted back from the last day with data, or all of them. */
export type PeriodPreset = '7' | '30' | '90' | '365' | 'all';

/** Both days are included, `YYYY-MM-DD`. */
export interface DayPeriod {
  from: string;
  to: string;
}

/** The selected period: a preset by its name, or custom days. */
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
