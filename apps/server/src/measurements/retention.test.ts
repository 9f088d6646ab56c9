import { describe, expect, it } from 'vitest';
import { publishBundle } from './publish.ts';
import { removePortal } from './removePortal.ts';
import { dropOldMonths, findOldMonths, firstRetainedMonth } from './retention.ts';
import { aggregateTableNames } from './tables.ts';
import { book, list, reading, snapshot } from './testing/snapshotRows.ts';
import { testStore } from './testing/testStore.ts';

const store = testStore();
const now = new Date('2026-04-10T12:00:00Z');

const books = [book('a', { genres: ['Проза'] }), book('b'), book('c')];
const retained = {
  metrics: [
    reading('2026-02-03', 'a', { views: 30 }),
    reading('2026-04-01', 'a', { views: 45 }),
    reading('2026-04-01', 'b', { views: 5 }),
  ],
  ranks: [...list('2026-02-03', ['a', 'b']), ...list('2026-04-01', ['b', 'a'])],
};
const old = {
  metrics: [reading('2025-12-31', 'a', { views: 10 }), reading('2026-01-31', 'b', { views: 1 })],
  ranks: [...list('2025-12-31', ['c', 'a']), ...list('2026-01-31', ['b', 'c', 'a'])],
};

/** The aggregates of the portal; which book was seen first is not forgotten with the days. */
async function aggregates() {
  const found: Record<string, unknown> = {};
  for (const table of aggregateTableNames) {
    found[table] = (await store.rows(`SELECT * FROM ${table}`))
      .map((row) => JSON.stringify(row))
      .toSorted();
  }
  return found;
}

describe('firstKeptMonth', () => {
  it('retains the given number of full months before the current one', () => {
    expect(firstRetainedMonth('2026-04-10', 2)).toBe('202602');
    expect(firstRetainedMonth('2026-01-01', 1)).toBe('202512');
    expect(firstRetainedMonth('2026-03-31', 14)).toBe('202501');
  });
});

describe('dropOldMonths', () => {
  it('leaves the same state as if the deleted days had never been imported', async () => {
    const { measurements } = store;
    const publish = (rows: typeof old) =>
      publishBundle(measurements, snapshot({ portal: 'litnet', books, ...rows }));
    await publish(retained);
    const wanted = await aggregates();
    await removePortal(measurements, 'litnet');
    await publish({
      metrics: [...old.metrics, ...retained.metrics],
      ranks: [...old.ranks, ...retained.ranks],
    });

    const shown = await findOldMonths(measurements, 2, now);
    expect(shown).toEqual([{ portal: 'litnet', months: ['202512', '202601'], rows: 7 }]);
    expect(await store.rows('SELECT count() AS n FROM metrics')).toEqual([{ n: 5 }]);

    expect(await dropOldMonths(measurements, 2, now)).toEqual(shown);
    expect(await store.rows('SELECT count() AS n FROM metrics')).toEqual([{ n: 3 }]);
    const after = await aggregates();
    for (const table of ['rank_entries', 'list_daily', 'gain_daily', 'book_latest']) {
      expect(after[table], table).toEqual(wanted[table]);
    }
    expect(await findOldMonths(measurements, 2, now)).toEqual([]);
    expect(await dropOldMonths(measurements, 2, now)).toEqual([]);
  });
});
