import { chapterWeekdays } from '@litometr/api-contract';
import { dayBefore, weekdayOf } from '@litometr/domain';
import { describe, expect, it } from 'vitest';
import type { ChapterRow, MetricRow } from '../../measurements/rows.ts';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import { DATA_DAY, daysAgo } from '../testing/portalFixture.ts';
import { testReads } from '../testing/testReads.ts';

const reads = testReads();
const portal = 'litnet';
const SUNDAY = 7;
const WEDNESDAY = 3;
const OTHER_DAY_GAIN = 10;

/** Days up to the data day, the first of them first. */
const days = Array.from({ length: 60 }, (_, at) => daysAgo(59 - at));
const names = (count: number) => Array.from({ length: count }, (_, at) => `b${at + 1}`);

interface Rows {
  books: number;
  /** Gain of a book on the day of a Sunday's chapter; of every other day it is ten. */
  sundayGain: (book: number) => number;
  /** Days on which nothing was read. */
  unread?: readonly string[];
  /** Days of the week of the chapters. */
  weekdays?: readonly number[];
}

/** Books that have a chapter on each Sunday and each Wednesday unless other days are given. */
async function publish({ books, sundayGain, unread = [], weekdays = [SUNDAY, WEDNESDAY] }: Rows) {
  const ids = names(books);
  const metrics: MetricRow[] = [];
  const chapters: ChapterRow[] = [];
  for (const [at, id] of ids.entries()) {
    let library = 1_000;
    for (const day of days) {
      library += weekdayOf(day) === SUNDAY ? sundayGain(at) : OTHER_DAY_GAIN;
      if (!unread.includes(day)) metrics.push(reading(day, id, { library }));
      if (weekdays.includes(weekdayOf(day))) {
        chapters.push({
          bookId: id,
          chapterId: `${id} ${day}`,
          number: null,
          title: null,
          publishedOn: day,
          chars: 10_000,
          isFree: true,
        });
      }
    }
  }
  await reads.publish({
    portal,
    books: ids.map((id) => book(id)),
    metrics,
    ranks: list(DATA_DAY, ids),
    chapters,
  });
}

const request = (query = {}) =>
  reads.request(chapterWeekdays, { portal, list: 'global_top' }, query);

describe('the gains after chapters by day of the week', () => {
  it('are ratios to the other days of the week of a book, and name the day whose interval lies above 1', async () => {
    // Sundays bring 30 to 39 and the Monday after 10; Wednesdays 10 and 10.
    await publish({ books: 10, sundayGain: (at) => 30 + at });
    const { items, best, metric, count, from, asof } = await request();
    expect([metric, count, asof, from]).toEqual(['library', 7, DATA_DAY, dayBefore(DATA_DAY, 89)]);
    expect(best).toBe(SUNDAY);
    const [monday, , wednesday, , , , sunday] = items;
    expect(monday).toEqual({ weekday: 1, chapters: 0, n: 0, ratio: null, low: null, high: null });
    expect([wednesday?.n, sunday?.n]).toEqual([10, 10]);
    const sundays = days.filter((day) => weekdayOf(day) === SUNDAY && day < DATA_DAY).length;
    expect(sunday?.chapters).toBe(10 * sundays);
    const logs = names(10).map((_, at) => {
      const [own, other] = [30 + at + OTHER_DAY_GAIN, 2 * OTHER_DAY_GAIN];
      return Math.log((own + 0.5) / (other + 0.5)) / 2;
    });
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
    expect(sunday?.ratio).toBeCloseTo(Math.exp(mean), 10);
    expect(sunday?.low).toBeGreaterThan(1);
    expect(sunday?.high).toBeGreaterThan(sunday?.ratio ?? Infinity);
    expect(wednesday?.high).toBeLessThan(1);
  });

  it('name no day where the books disagree', async () => {
    await publish({ books: 10, sundayGain: (at) => (at % 2 === 0 ? 40 : 0) });
    const { items, best } = await request();
    const sunday = items.at(-1);
    expect(best).toBeNull();
    expect(sunday?.low).toBeLessThan(1);
    expect(sunday?.high).toBeGreaterThan(1);
  });

  it('compare nothing where all chapters come out on one day of the week', async () => {
    await publish({ books: 10, sundayGain: () => 30, weekdays: [SUNDAY] });
    const { items, best } = await request();
    expect(items.at(-1)).toMatchObject({ n: 0, chapters: 0, ratio: null });
    expect(best).toBeNull();
  });

  it('are unknown of seven books', async () => {
    await publish({ books: 7, sundayGain: () => 30 });
    const { items, best } = await request();
    expect(items.at(-1)).toMatchObject({ n: 7, ratio: null, low: null, high: null });
    expect(best).toBeNull();
  });

  it('leave out chapters whose day or next day was not read', async () => {
    const lastSunday = days.findLast((day) => weekdayOf(day) === SUNDAY && day < DATA_DAY) ?? '';
    await publish({ books: 8, sundayGain: () => 30, unread: [lastSunday] });
    const { items } = await request();
    const sundays = days.filter((day) => weekdayOf(day) === SUNDAY && day < DATA_DAY).length;
    expect(items.at(-1)?.chapters).toBe(8 * (sundays - 1));
  });
});
