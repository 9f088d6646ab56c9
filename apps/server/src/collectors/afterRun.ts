import type { Ran } from './collectorStore.ts';
import type { RunOutcome } from './runs/runCollector.ts';

interface Ended extends Pick<RunOutcome, 'state' | 'until'> {
  endedAt: Date;
  everyHours: number;
}

const HOUR_MS = 60 * 60_000;
const LONGEST_REST_MS = 24 * HOUR_MS;

/** When a portal is read next, and how long it is left alone after failures. */
export function afterRun(
  { startedAt }: { startedAt: Date },
  { state, until, endedAt, everyHours }: Ended,
): Ran {
  const nextRunAt = new Date(startedAt.getTime() + everyHours * HOUR_MS);
  const isBad = state === 'failed' || state === 'withheld';
  if (!isBad) {
    return { nextRunAt, endedAt, outcome: state === 'stopped' ? 'stopped' : 'good', rest: null };
  }
  // Twice as long with each failure: an hour at first, a day at most.
  const restOf = (failures: number) => Math.min(LONGEST_REST_MS, HOUR_MS * 2 ** (failures - 1));
  return {
    nextRunAt,
    endedAt,
    outcome: 'bad',
    rest: (failures) => new Date(Math.max(until ?? 0, endedAt.getTime() + restOf(failures))),
  };
}
