import { moscowDay } from '@litometr/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillDemo } from '../control/demoData.ts';
import { smallDemo } from '../testing/preparedStores.ts';
import { publishBundle } from './publish.ts';
import { findOldMonths } from './retention.ts';
import { book, reading, snapshot } from './testing/snapshotRows.ts';
import { testStore } from './testing/testStore.ts';

// Far from Moscow, on the other side of the date line from it for part of the day.
beforeAll(() => {
  process.env['TZ'] = 'Pacific/Kiritimati';
});
afterEach(() => void vi.useRealTimers());

const store = testStore();

describe('moscowDay', () => {
  it.each([
    ['2026-03-04T20:59:59.999Z', '2026-03-04'],
    ['2026-03-04T21:00:00.000Z', '2026-03-05'],
    ['2026-03-05T00:30:00+03:00', '2026-03-05'],
    ['2026-03-04T23:59:59-08:00', '2026-03-05'],
    ['2025-12-31T21:00:00Z', '2026-01-01'],
    ['2024-02-28T21:00:00Z', '2024-02-29'],
    // Moscow had summer time until 2011 and another offset until 2014.
    ['2010-07-01T19:59:59Z', '2010-07-01'],
    ['2010-07-01T20:00:00Z', '2010-07-02'],
  ])('of %s is %s wherever the machine stands', (instant, day) => {
    for (const timeZone of ['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati']) {
      process.env['TZ'] = timeZone;
      expect(moscowDay(instant)).toBe(day);
    }
  });
});

describe('days at the border', { timeout: 240_000 }, () => {
  it('a capture belongs to the day in Moscow, and days of rows stay as they are', async () => {
    for (const [id, capturedAt] of [
      ['late', '2026-03-04T20:59:59Z'],
      ['early', '2026-03-04T21:00:00Z'],
    ] as const) {
      const metrics = [reading('2026-03-06', `${id} read`, { views: 1 })];
      const books = [book(id), book(`${id} read`)];
      await publishBundle(
        store.measurements,
        snapshot({ portal: 'litnet', capturedAt, books, metrics }),
      );
    }
    const rows = await store.rows(
      'SELECT external_id AS id, first_seen_on AS day FROM books ORDER BY id',
    );
    expect(rows).toEqual([
      { id: 'early', day: '2026-03-05' },
      { id: 'early read', day: '2026-03-05' },
      { id: 'late', day: '2026-03-04' },
      { id: 'late read', day: '2026-03-04' },
    ]);
    expect(await store.rows('SELECT DISTINCT day FROM metrics')).toEqual([{ day: '2026-03-06' }]);
  });

  it('a month is over when it is over in Moscow', async () => {
    const before = new Date('2026-04-30T20:59:59Z');
    expect(await findOldMonths(store.measurements, 1, before)).toEqual([]);
    const after = new Date('2026-04-30T21:00:00Z');
    expect(await findOldMonths(store.measurements, 1, after)).toMatchObject([
      { months: ['202603'] },
    ]);
  });

  it('generated data ends on the day before today in Moscow', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-09T21:00:00Z') });
    await fillDemo(store.measurements, { size: smallDemo.size, portals: ['litres'] });
    const rows = await store.rows('SELECT max(data_day) AS day FROM portal_states WHERE is_demo');
    expect(rows).toEqual([{ day: '2026-05-09' }]);
  });
});
