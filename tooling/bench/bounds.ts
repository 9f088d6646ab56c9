import { table } from './tables.ts';

/** Limit of a value: below `under`, at most, or at least. */
export type Limit = { under: number } | { atMost: number } | { atLeast: number };

/** A bound, with what comes nearest to it or is furthest over. */
export interface Bound {
  name: string;
  /** Null: nothing of it was measured. */
  worst: { read: string; value: number } | null;
  limit: string;
  held: boolean;
  /** Everything that does not hold it. */
  over: string[];
}

export type Values = readonly { read: string; value: number }[];

function holds(value: number, limit: Limit): boolean {
  if ('under' in limit) return value < limit.under;
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

function shownLimit(limit: Limit): string {
  if ('under' in limit) return `under ${limit.under}`;
  return 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
}

/** Compares values with their limit. A value that was not measured (NaN) violates it. */
export function boundOf(name: string, values: Values, limit: Limit): Bound {
  const sorted = values.toSorted((a, b) => b.value - a.value);
  const over = sorted.filter(({ value }) => !holds(value, limit));
  return {
    name,
    limit: shownLimit(limit),
    worst: ('atLeast' in limit ? sorted.at(-1) : sorted[0]) ?? null,
    held: over.length === 0,
    over: over.map(({ read, value }) => `${read}: ${value.toFixed(1)}`),
  };
}

function resultOf({ worst, held }: Bound): string {
  if (worst === null) return 'not measured';
  return held ? 'held' : 'NOT HELD';
}

/** Every bound, held or not, and what does not hold it. */
export function printBounds(bounds: readonly Bound[]): void {
  const rows = bounds.map((bound) => [
    bound.name,
    bound.worst === null ? '' : bound.worst.value.toFixed(1),
    bound.limit,
    resultOf(bound),
    bound.worst?.read ?? '',
  ]);
  console.log(table(['bound', 'worst', 'has to be', '', 'of'], rows));
  const over = bounds.flatMap((bound) => bound.over.map((read) => `${bound.name}: ${read}`));
  const unmeasured = bounds.filter(({ worst }) => worst === null).length;
  const isAll = unmeasured === 0 ? 'Every bound holds.' : 'Every measured bound holds.';
  console.log(over.length === 0 ? isAll : `Over their bounds:\n${over.join('\n')}`);
  if (unmeasured > 0) console.log(`Not measured: ${unmeasured} of ${bounds.length} bounds.`);
}
