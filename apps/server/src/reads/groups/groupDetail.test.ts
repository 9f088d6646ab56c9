import {
  bookRatios,
  genre,
  genreOverlap,
  genreSeasons,
  genresSummary,
  similarBooks,
  tag,
  tagPairs,
  tags,
  tagsSummary,
} from '@litometr/api-contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookRow } from '../../measurements/rows.ts';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import { compareFractionsNearly } from '../testing/nearlyEqual.ts';
import {
  DATA_DAY,
  daysAgo,
  type PortalFixture,
  portalFixtures,
  singleRun,
} from '../testing/portalFixture.ts';
import { referenceGroups } from '../testing/referenceGroups.ts';
import { knownOn, referenceWeekGain, sortedBy } from '../testing/referenceReads.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';

const reads = testReads();
compareFractionsNearly();

const both = (books: readonly BookRow[], a: string, b: string, of: 'tags' | 'genres') =>
  books.filter((one) => one[of].includes(a) && one[of].includes(b)).length;

/** Checks the partners and the books of a tag. */
async function expectTags(fixture: PortalFixture, ids: FixtureIds): Promise<void> {
  const { portal } = fixture;
  for (const group of referenceGroups(fixture, ids, 'tags')) {
    const response = await reads.request(tag, { portal, id: group.id });
    expect(response.tag).toEqual(group);
    expect(response.first_seen).toBeNull();
    expect(response.meta.n).toBe(group.books);
    const books = fixture.books.filter((one) => one.tags.includes(group.name));
    const all = (name: string) => fixture.books.filter((one) => one.tags.includes(name)).length;
    const beside = referenceGroups({ ...fixture, books }, ids, 'tags')
      .filter(({ name }) => name !== group.name)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(response.partners).toEqual(
      sortedBy(beside, (row) => row.books, true).map(({ id, name, books: count }) => ({
        id,
        name,
        books: count,
        lift: expect.closeTo((count * fixture.books.length) / (books.length * all(name))) as number,
      })),
    );
    const last = (bookId: string) => knownOn(fixture, bookId, 'library', DATA_DAY);
    const ordered = sortedBy(
      books.sort((a, b) => (a.bookId < b.bookId ? -1 : 1)),
      ({ bookId }) => last(bookId)?.value ?? null,
      true,
    );
    expect(response.books.map((row) => ({ id: row.book.id, gain: row.gain }))).toEqual(
      ordered.map(({ bookId }) => ({
        id: ids.book(bookId),
        gain: referenceWeekGain(fixture, bookId, 'library'),
      })),
    );
  }
}

/** Of the facts of its books: every one is in one bin, one status, one access. */
async function expectFacts(fixture: PortalFixture, ids: FixtureIds): Promise<void> {
  const { portal } = fixture;
  for (const { id, name } of referenceGroups(fixture, ids, 'genres')) {
    const response = await reads.request(genre, { portal, id });
    const books = fixture.books.filter((one) => one.genres.includes(name));
    const dear = books.filter(({ priceRub }) => (priceRub ?? 0) > 0);
    for (const { from, to, count } of response.prices) {
      const inside = ({ priceRub: price }: BookRow) =>
        (price ?? 0) >= from && (to === null || (price ?? 0) < to);
      expect(count).toBe(dear.filter(inside).length);
    }
    const held = response.statuses.map(({ key, count }) => [key, count]);
    const statuses = Map.groupBy(books, ({ status }) => status);
    expect(new Map(held as [string | null, number][])).toEqual(
      new Map([...statuses].map(([key, of]) => [key, of.length])),
    );
    const beside = referenceGroups({ ...fixture, books }, ids, 'genres').filter(
      (row) => row.id !== id,
    );
    expect(new Map(response.genres.map((row) => [row.id, row.books]))).toEqual(
      new Map(beside.map((row) => [row.id, row.books])),
    );
    const written = response.authors.map(({ books: count, share }) => [count, share]);
    for (const [count, share] of written) expect(share).toBe((count ?? 0) / books.length);
    expect(response.authors.length).toBe(
      new Set(books.flatMap((one) => one.authors.map((author) => JSON.stringify(author)))).size,
    );
  }
}

/** Checks that a tag is compared with the genre of most of its books, or with the requested one. */
async function expectAgainst(fixture: PortalFixture, ids: FixtureIds): Promise<void> {
  const { portal } = fixture;
  const genres = referenceGroups(fixture, ids, 'genres');
  for (const group of referenceGroups(fixture, ids, 'tags')) {
    const own = fixture.books.filter((one) => one.tags.includes(group.name));
    const shared = genres
      .map(({ id, name }) => ({
        id,
        name,
        n: own.filter((one) => one.genres.includes(name)).length,
      }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1));
    for (const requested of [undefined, ...genres.map(({ id }) => id)]) {
      const query: Record<string, string> =
        requested === undefined ? {} : { genre: String(requested) };
      const response = await reads.request(tag, { portal, id: group.id }, query);
      const { id, name } = genres.find((one) => one.id === (requested ?? shared[0]?.id)) ?? {};
      const books = fixture.books.filter((one) => name !== undefined && one.genres.includes(name));
      const inside = (value: number, { from, to }: { from: number; to: number | null }) =>
        value > 0 && value >= from && (to === null || value < to);
      const counts = (bins: typeof response.prices, amountOf: (one: BookRow) => number | null) =>
        bins.map((bin) => books.filter((one) => inside(amountOf(one) ?? 0, bin)).length);
      expect(response.against).toEqual(
        id === undefined
          ? null
          : {
              genre: { id, name },
              prices: counts(response.prices, ({ priceRub }) => priceRub),
              volumes: counts(response.volumes, ({ chars }) => chars),
            },
      );
    }
  }
}

async function expectPairs(fixture: PortalFixture, ids: FixtureIds): Promise<void> {
  const { portal, books } = fixture;
  for (const [endpoint, kind] of [
    [tagPairs, 'tags'],
    [genreOverlap, 'genres'],
  ] as const) {
    const groups = referenceGroups(fixture, ids, kind);
    const response = await reads.request(endpoint, { portal });
    expect(
      new Map(response.nodes.map(({ id, books: of, momentum }) => [id, [of, momentum]])),
    ).toEqual(
      // Fewer than twenty books have no percentiles.
      new Map(groups.map((row) => [row.id, [row.books, null]])),
    );
    const pairs = groups.flatMap((a) =>
      groups.flatMap((b) => {
        const count = both(books, a.name, b.name, kind);
        return a.name < b.name && count > 0 ? [[`${a.id} ${b.id}`, count] as const] : [];
      }),
    );
    expect(new Map(response.items.map(({ a, b, books: count }) => [`${a} ${b}`, count]))).toEqual(
      new Map(pairs),
    );
    expect(response.count).toBe(pairs.length);
  }
}

describe.each(['litnet', 'bookriver'] as const)('a genre or tag of %s', (portal) => {
  it('agrees with the reference model', async () => {
    await fc.assert(
      fc.asyncProperty(portalFixtures(portal), async (fixture) => {
        const ids = await reads.publish(fixture);
        await expectTags(fixture, ids);
        await expectFacts(fixture, ids);
        await expectAgainst(fixture, ids);
        await expectPairs(fixture, ids);
      }),
      singleRun,
    );
  });
});

describe('a portal of sixty books', () => {
  const portal = 'litnet';
  let ids: FixtureIds;
  beforeAll(async () => {
    const names = Array.from({ length: 60 }, (_, at) => `b${at}`);
    ids = await reads.publish({
      portal,
      books: names.map((id, at) =>
        book(id, {
          authors: [{ externalId: String(at), name: `Автор ${at}` }],
          genres: at < 40 ? ['Проза'] : ['Быль'],
          tags: [
            ...(at < 30 ? ['зима'] : []),
            ...(at < 25 ? ['любовь'] : []),
            ...(at === 0 ? ['море'] : []),
          ],
          firstPublishedOn: daysAgo(at),
        }),
      ),
      metrics: names.flatMap((id, at) => [
        reading(daysAgo(8), id, { library: 100 }),
        reading(daysAgo(1), id, { library: 100 + at }),
        reading(DATA_DAY, id, { library: 101 + at, views: 1_000 }),
      ]),
      ranks: [...list(daysAgo(1), ['b0', 'b50']), ...list(DATA_DAY, ['b0', 'b1', 'b50'])],
    });
  });

  it('has the momentum of its genres within the portal, and best partners by lift', async () => {
    const { items } = await reads.request(tags, { portal });
    const [winter, love] = items;
    expect([winter?.name, winter?.books, love?.name, love?.books]).toEqual([
      'зима',
      30,
      'любовь',
      25,
    ]);
    // Every book of «любовь» bears «зима» too: 25 · 60 ÷ (30 · 25).
    expect(winter?.partner).toEqual({ id: ids.tag('любовь'), name: 'любовь', lift: 2 });
    expect(love?.partner?.name).toBe('зима');
    const prose = (await reads.request(genre, { portal, id: ids.genre('Проза') })).genre;
    const fact = (await reads.request(genre, { portal, id: ids.genre('Быль') })).genre;
    // Each book gains one more than the one before it: forty of prose, then twenty of fact.
    expect(prose.momentum).toBeCloseTo((100 * 19.5) / 59);
    expect(fact.momentum).toBeCloseTo((100 * 49.5) / 59);
  });

  it('lists the tags of one genre, with lists and active books of that genre alone', async () => {
    const query = { genre: String(ids.genre('Проза')) };
    const { items, count } = await reads.request(tags, { portal }, query);
    expect([count, items.map(({ name }) => name)]).toEqual([3, ['зима', 'любовь', 'море']]);
    const [winter] = items;
    // Both authors in the list carry it, and thirty of the active thirty.
    expect(winter).toMatchObject({ books: 30, top_authors: 2, top_share: 1, new_before: null });
    expect(winter?.lift?.value).toBeCloseTo(1);
    const none = await reads.request(tags, { portal }, { genre: String(ids.genre('Быль')) });
    expect(none).toMatchObject({ count: 0, items: [] });
    const least = await reads.request(tags, { portal }, { min_books: '26' });
    expect(least.items.map(({ name }) => name)).toEqual(['зима']);
    const authors = await reads.request(tags, { portal }, { min_authors: '2', sort: 'books' });
    expect(authors.items.map(({ name }) => name)).toEqual(['любовь', 'зима']);
  });

  it('has a series by day, with the books that entered a list', async () => {
    const response = await reads.request(tag, { portal, id: ids.tag('зима') });
    expect(response.series.at(-1)).toMatchObject({
      day: DATA_DAY,
      active_books: 30,
      new_books: 30,
      authors: 30,
      gain: 30,
      n: 30,
      top_places: 2,
      top_entered: 1,
      top_left: 0,
    });
    expect(response.series.at(-1)?.top_share).toBeCloseTo(2 / 3);
    // No book was read on the day before the eighth, and a step of a week has no daily gain.
    expect(response.series.find(({ day }) => day === daysAgo(1))?.gain).toBeNull();
    expect(
      response.entered.map(({ book: { title }, day, position }) => [title, day, position]),
    ).toEqual([['Книга b1', DATA_DAY, 2]]);
    const some = await reads.request(tag, { portal, id: ids.tag('зима') }, { from: DATA_DAY });
    expect(some.series.map(({ day }) => day)).toEqual([DATA_DAY]);
    const compared = await reads.request(
      tag,
      { portal, id: ids.tag('зима') },
      { from: DATA_DAY, cmp: 'previous' },
    );
    expect(compared.compared).toEqual({ from: daysAgo(1), to: daysAgo(1) });
    expect(compared.figures.gain).toMatchObject({ value: 30, days: 1, compared: null });
    // One place of two the day before, two of three now.
    expect(compared.figures.top_share.compared).toBeCloseTo(1 / 2);
    expect(compared.figures.top_share.change).toBeCloseTo(1 / 3);
  });

  it('lists books with the same tags and genres, the most similar first', async () => {
    const [winter, love, prose] = [ids.tag('зима'), ids.tag('любовь'), ids.genre('Проза')];
    const { items, count } = await reads.request(similarBooks, { id: ids.book('b3') });
    expect(count).toBe(20);
    // All books of «любовь» are equally similar: the one in most libraries comes first.
    expect(items[0]).toMatchObject({ score: 1, gain: { value: 22, days: 8 } });
    expect(items[0]?.book.id).toBe(ids.book('b24'));
    expect(items[0]?.tags.map(({ id }) => id).sort()).toEqual([winter, love].sort());
    expect(items[0]?.genres.map(({ id }) => id)).toEqual([prose]);
    expect(items.map(({ book }) => book.id)).not.toContain(ids.book('b3'));
    // «Быль» alone is in common with others of it: too little.
    expect((await reads.request(similarBooks, { id: ids.book('b55') })).items).toEqual([]);
  });

  it('compares a book with those of its genre', async () => {
    const ratios = await reads.request(bookRatios, { id: ids.book('b0') });
    expect(ratios.genre).toEqual({ id: ids.genre('Проза'), name: 'Проза' });
    const of = (name: string) => ratios.items.find(({ key }) => key === name);
    // Forty books of the genre, from 101 to 140 in libraries of a thousand views.
    expect(of('library')).toEqual({
      key: 'library',
      value: 101,
      genre: { p25: 110.75, p50: 120.5, p75: 130.25, n: 40 },
      above: 0,
    });
    expect(of('likes')).toEqual({ key: 'likes', value: null, genre: null, above: null });
    const middle = await reads.request(bookRatios, { id: ids.book('b20') });
    expect(middle.items.find(({ key }) => key === 'library')).toMatchObject({ above: 0.5 });
  });

  it('has head figures', async () => {
    expect(await reads.request(tagsSummary, { portal })).toMatchObject({
      tags: 3,
      new_tags: 0,
      three_tags_share: 1 / 60,
      median_tags: 0.5,
    });
    expect(await reads.request(genresSummary, { portal })).toMatchObject({
      genres: 2,
      new_per_week: 7,
      gain_per_day: 60,
      n: 60,
    });
  });

  it('has a value by month', async () => {
    const { months, items } = await reads.request(genreSeasons, { portal });
    expect(months).toEqual([{ month: '2026-03', days: 3, whole: false }]);
    expect(
      items.map(({ genre: { name }, gain_per_day, new_books }) => [name, gain_per_day, new_books]),
    ).toEqual([
      ['Быль', [20], [0]],
      ['Проза', [40], [31]],
    ]);
  });

  it('refuses genres that it does not have', async () => {
    for (const endpoint of [tags, tagPairs]) {
      const { status, body } = await reads.responseOf(endpoint, { portal }, { genre: '999999' });
      expect([status, Object.keys(body as object)]).toEqual([400, ['genre']]);
    }
    const requested = await reads.responseOf(
      tag,
      { portal, id: ids.tag('зима') },
      { genre: '999999' },
    );
    expect([requested.status, Object.keys(requested.body as object)]).toEqual([400, ['genre']]);
    expect((await reads.responseOf(genre, { portal, id: 0 }, {})).status).toBe(404);
    expect((await reads.responseOf(genre, { portal, id: 999_999 }, {})).status).toBe(404);
  });
});
