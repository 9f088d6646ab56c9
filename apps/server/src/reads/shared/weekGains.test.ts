import { authors, book as bookOf, catalogue, genres, home, tags } from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import { describe, expect, it } from 'vitest';
import { mainMetric } from '../../measurements/portals.ts';
import { book, reading } from '../../measurements/testing/snapshotRows.ts';
import { DATA_DAY, daysAgo } from '../testing/portalFixture.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';
import { weekGain } from './readings.ts';

const reads = testReads();
const days = (count: number) => Array.from({ length: count }, (_, ago) => ago);
const dated = (ago: number, value: number) => ({ day: daysAgo(ago), value });

describe('a gain of a week', () => {
  const gain = (first: number, last: number, rise = 60) =>
    weekGain(portalDefinition('litnet'), 'library', dated(first, 1_000), dated(last, 1_000 + rise));

  it('is scaled to seven days where the readings are five to nine days apart', () => {
    expect(gain(7, 0)).toEqual({ value: 60, days: 7, reason: null });
    expect(gain(5, 0)).toEqual({ value: 84, days: 5, reason: null });
    expect(gain(10, 1)).toEqual({ value: 47, days: 9, reason: null });
  });

  it('is unknown where they are nearer or further, or the counter was reset', () => {
    expect(gain(4, 0)).toEqual({ value: null, days: 4, reason: 'stale_reading' });
    expect(gain(10, 0)).toEqual({ value: null, days: 10, reason: 'stale_reading' });
    expect(gain(7, 0, -990)).toEqual({ value: null, days: 7, reason: 'reset' });
    expect(gain(7, 0, -50)).toEqual({ value: -50, days: 7, reason: null });
  });
});

describe('a book that was not read for 86 days', () => {
  const portal = 'bookriver';
  const publish = () =>
    reads.publish({
      portal,
      // Forty books with half a step a day, and one that has nearly doubled since its last reading.
      books: days(40).map((at) =>
        book(`b${at}`, { genres: ['Фэнтези'], authors: [{ externalId: '1', name: 'А' }] }),
      ),
      metrics: days(40).flatMap((at) =>
        days(90)
          .filter((ago) => at !== 0 || ago === 0 || ago > 86)
          .map((ago) =>
            reading(daysAgo(ago), `b${at}`, {
              library:
                Math.floor((9_000 + at * 5 - ago * (50 + at)) / 100) * 100 + (at === 0 ? 0 : 100),
            }),
          ),
      ),
      ranks: [],
    });

  it('has no gain of a week and no momentum, and leads no surges', async () => {
    const ids: FixtureIds = await publish();
    const { book: card } = await reads.request(bookOf, { id: ids.book('b0') });
    expect(mainMetric(portalDefinition(portal))).toBe('library');
    expect(card.gains.library).toEqual({ value: null, days: 87, reason: 'stale_reading' });
    const rows = await reads.request(catalogue, { portal }, { size: '100', sort: '-gain_library' });
    const row = rows.items.find((one) => one.book.id === ids.book('b0'));
    expect([row?.gains.library?.value, row?.momentum]).toEqual([null, null]);
    expect(rows.items.at(-1)?.book.id).toBe(ids.book('b0'));
    const { surges } = await reads.request(home);
    expect(surges.map((one) => one.book.id)).not.toContain(ids.book('b0'));
    expect(surges[0]).toMatchObject({ n: 39, gain: { days: 7, reason: null } });
    const [genre] = (await reads.request(genres, { portal })).items;
    expect(genre?.n).toBe(39);
    expect((await reads.request(authors, { portal })).items[0]?.n).toBe(39);
  });
});

describe('a book that is read every week', () => {
  it('has the gain of a week whichever day of it is the last', async () => {
    const portal = 'litnet';
    const offsets = days(7);
    const ids = await reads.publish({
      portal,
      books: [...offsets, 7].map((at) => book(`b${at}`)),
      metrics: [
        ...offsets.flatMap((at) =>
          days(4).map((week) =>
            reading(daysAgo(at + week * 7), `b${at}`, { library: 1_000 - (at + week * 7) * 10 }),
          ),
        ),
        // Read a fortnight ago, six days ago and now.
        ...[0, 6, 14].map((ago) => reading(daysAgo(ago), 'b7', { library: 1_000 - ago * 12 })),
      ],
      ranks: [],
    });
    for (const at of offsets) {
      const { book: card } = await reads.request(bookOf, { id: ids.book(`b${at}`) });
      expect(card.gains.library, `${at}`).toEqual({ value: 70, days: 7, reason: null });
    }
    const { book: card } = await reads.request(bookOf, { id: ids.book('b7') });
    expect(card.gains.library).toEqual({ value: 84, days: 6, reason: null });
  });
});

describe('momentum', () => {
  it('compares a book with all of its portal, so that genres differ', async () => {
    const portal = 'litnet';
    await reads.publish({
      portal,
      books: days(40).map((at) =>
        book(`b${at}`, {
          genres: [at < 20 ? 'Тихий' : 'Бурный'],
          tags: at === 0 ? ['редкий'] : [],
        }),
      ),
      metrics: days(40).flatMap((at) =>
        [7, 0].map((ago) => reading(daysAgo(ago), `b${at}`, { library: 100 + (7 - ago) * at })),
      ),
      ranks: [],
    });
    const { items } = await reads.request(genres, { portal });
    const momentum = new Map(items.map((one) => [one.name, one.momentum]));
    expect(momentum.get('Тихий')).toBeCloseTo((100 * 9.5) / 39);
    expect(momentum.get('Бурный')).toBeCloseTo((100 * 29.5) / 39);
    expect((await reads.request(tags, { portal })).items[0]?.momentum).toBe(0);
  });
});

describe('the daily gain of new books', () => {
  const portal = 'litnet';
  /** Of each genre so many new books, of which the nth gains seven times n in the week. */
  const publish = (genreSizes: Readonly<Record<string, number>>) => {
    const named = Object.entries(genreSizes).flatMap(([genre, size]) =>
      days(size).map((at) => ({ id: `${genre}${at}`, genre, weekly: 7 * (at + 1) })),
    );
    return reads.publish({
      portal,
      books: [
        ...named.map(({ id, genre }) =>
          book(id, { genres: [genre], tags: [genre], firstPublishedOn: daysAgo(59) }),
        ),
        book('older', { genres: ['Проза'], tags: ['Проза'], firstPublishedOn: daysAgo(60) }),
      ],
      metrics: [...named, { id: 'older', weekly: 70_000 }].flatMap(({ id, weekly }) => [
        reading(daysAgo(7), id, { library: 1_000 }),
        reading(daysAgo(0), id, { library: 1_000 + weekly }),
      ]),
      ranks: [],
    });
  };

  it('is their median over the week with an interval, from eight books of sixty days on', async () => {
    await publish({ Проза: 16, Стихи: 8, Драма: 7 });
    const figures = async (of: typeof genres | typeof tags, genre?: string) => {
      const { items } = await reads.request(of, { portal }, genre === undefined ? {} : { genre });
      return new Map(
        items.map((one) => [
          one.name,
          [one.new_n, one.median_gain_new, one.median_gain_new_low, one.median_gain_new_high],
        ]),
      );
    };
    const byGenre = await figures(genres);
    expect(byGenre.get('Проза')).toEqual([16, 8.5, 4, 13]);
    expect(byGenre.get('Стихи')).toEqual([8, 4.5, 1, 8]);
    expect(byGenre.get('Драма')).toEqual([7, null, null, null]);
    const { items } = await reads.request(genres, { portal });
    const prose = items.find(({ name }) => name === 'Проза');
    const inGenre = await figures(tags, String(prose?.id));
    expect(inGenre.get('Проза')).toEqual([16, 8.5, 4, 13]);
  });
});

describe('rounded readings', () => {
  it('count in no median where the change is below the step', async () => {
    const portal = 'bookriver';
    // Nine books step by a hundred in the week, thirty-one do not change: their change is not known.
    await reads.publish({
      portal,
      books: days(40).map((at) =>
        book(`b${at}`, { genres: ['Проза'], firstPublishedOn: daysAgo(20) }),
      ),
      metrics: days(40).flatMap((at) =>
        [7, 1, 0].map((ago) =>
          reading(daysAgo(ago), `b${at}`, { library: at < 9 && ago === 0 ? 5_100 : 5_000 }),
        ),
      ),
      ranks: [],
    });
    const [row] = (await reads.request(genres, { portal })).items;
    expect(row).toMatchObject({
      n: 9,
      gain: 900,
      median_gain: 100,
      above_share: 0,
      momentum: null,
      median_gain_new: 100 / 7,
      new_n: 9,
    });
    const [all] = await reads.store.rows(
      `SELECT gain, n, median FROM gain_daily WHERE portal = 'bookriver' AND dimension = 'all'
         AND metric = 'library' AND day = {day:Date}`,
      { day: DATA_DAY },
    );
    expect(all).toEqual({ gain: 900, n: 40, median: 100 });
  });
});
