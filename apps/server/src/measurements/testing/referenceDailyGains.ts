import type { MetricKey } from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';
import type { MetricRow } from '../rows.ts';

/** The steps that end on a day and are equally long. */
export interface DailyGain {
  day: string;
  gain: number;
  n: number;
  days: number;
}

/** From a reading of a book to its next one; `gain` is null where the counter was reset between. */
export interface ReferenceStep {
  bookId: string;
  day: string;
  days: number;
  gain: number | null;
  /** The change is not smaller than the rounding of the readings. */
  isCertain: boolean;
}

/** The step that a portal rounds a value to; 1 where it shows what it counted. */
type StepOf = (value: number) => number;
const exact: StepOf = () => 1;

/** Falls by more than twenty, and by rounding, that are more than a twentieth of what there was. */
const isReset = (before: number, after: number, step: number) => {
  const fall = before - after;
  return fall > 20 && fall / before > 0.05 && (step === 1 || fall > step);
};

/** All steps of a metric, worked out book by book. */
export function referenceBookSteps(
  metrics: readonly MetricRow[],
  metric: MetricKey,
  stepOf: StepOf = exact,
): ReferenceStep[] {
  return [...Map.groupBy(metrics, ({ bookId }) => bookId)].flatMap(([bookId, rows]) => {
    const own = rows
      .filter(({ values }) => values[metric] !== undefined)
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    return own.slice(1).map(({ day, values }, at) => {
      const last = own[at];
      const [before, after] = [last?.values[metric] ?? 0, values[metric] ?? 0];
      const days = daysBetween(last?.day ?? day, day);
      const step = Math.max(stepOf(before), stepOf(after));
      const isCertain = step === 1 || Math.abs(after - before) >= step;
      const gain = isReset(before, after, step) ? null : after - before;
      return { bookId, day, days, gain, isCertain };
    });
  });
}

/** The gains of some books, by the days on which steps end and by their length. */
export function referenceDailyGains(
  metrics: readonly MetricRow[],
  metric: MetricKey,
  isCounted: (bookId: string) => boolean = () => true,
  stepOf: StepOf = exact,
): DailyGain[] {
  const rows = new Map<string, DailyGain>();
  for (const { bookId, day, days, gain } of referenceBookSteps(metrics, metric, stepOf)) {
    if (gain === null || days > 31 || !isCounted(bookId)) continue;
    const name = `${day} ${String(days).padStart(2, '0')}`;
    const row = rows.get(name) ?? { day, gain: 0, n: 0, days };
    rows.set(name, { ...row, gain: row.gain + gain, n: row.n + 1 });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
