import type { MetricKey } from '@litometr/api-contract';
import type { MetricRow } from '../../ingest/rows.ts';

export interface DailyGain {
  day: string;
  gain: number;
  n: number;
  days: number;
}

/**
 * The gain of some books on every captured day of a portal, worked out book by book: over those
 * read on the day and on the captured day before it. Days without such a book are left out.
 */
export function slowDailyGains(
  metrics: readonly MetricRow[],
  metric: MetricKey,
  isCounted: (bookId: string) => boolean = () => true,
): DailyGain[] {
  const captured = [...new Set(metrics.map(({ day }) => day))].sort();
  return captured.flatMap((day, at) => {
    const before = captured[at - 1];
    if (before === undefined) return [];
    const valueOn = (bookId: string, on: string) =>
      metrics.find((row) => row.bookId === bookId && row.day === on)?.values[metric];
    const steps = metrics.flatMap((row) => {
      if (row.day !== day || !isCounted(row.bookId)) return [];
      const [first, last] = [valueOn(row.bookId, before), row.values[metric]];
      return first === undefined || last === undefined ? [] : [last - first];
    });
    if (steps.length === 0) return [];
    const days = (Date.parse(day) - Date.parse(before)) / 86_400_000;
    return [{ day, gain: steps.reduce((sum, step) => sum + step, 0), n: steps.length, days }];
  });
}
