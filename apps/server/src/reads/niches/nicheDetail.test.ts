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
import type { BookRow } from '../../ingest/rows.ts';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import { compareFractionsNearly } from '../testing/nearlyEqual.ts';
import { slowGroups } from '../testing/slowGroups.ts';
import { knownOn, slowWeekGain, sortedBy } from '../testing/slowReads.ts';
import { testReads, type WorldIds } from '../testing/testReads.ts';
import { DATA_DAY, daysAgo, oneWorld, type World, worlds } from '../testing/world.ts';

const reads = testReads();
compareFractionsNearly();

const both = (books: readonly BookRow[], a: string, b: string, of: 'tags' | 'genres') =>
  books.filter((one) => one[of].includes(a) && one[of].includes(b)).length;

/** A tag tells of the tags beside it and of its books. */
async function expectTags(world: World, ids: WorldIds): Promise<void> {
  const { portal } = world;
  for (const group of slowGroups(world, ids, 'tags')) {
    const answer = await reads.ask(tag, { portal, id: group.id });
    expect(answer.tag).toEqual(group);
    expect(answer.first_seen).toBeNull();
    expect(answer.meta.n).toBe(group.books);
    const books = world.books.filter((one) => one.tags.includes(group.name));
    const all = (name: string) => world.books.filter((one) => one.tags.includes(name)).length;
    const beside = slowGroups({ ...world, books }, ids, 'tags')
      .filter(({ name }) => name !== group.name)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(answer.partners).toEqual(
      sortedBy(beside, (row) => row.books, true).map(({ id, name, books: count }) => ({
        id,
        name,
        books: count,
        lift: expect.closeTo((count * world.books.length) / (books.length * all(name))) as number,
      })),
    );
    const last = (bookId: string) => knownOn(world, bookId, 'library', DATA_DAY);
    const ordered = sortedBy(
      books.sort((a, b) => (a.bookId < b.bookId ? -1 : 1)),
      ({ bookId }) => last(bookId)?.value ?? null,
      true,
    );
    expect(answer.books.map((row) => ({ id: row.book.id, gain: row.gain }))).toEqual(
      ordered.map(({ bookId }) => ({
        id: ids.book(bookId),
        gain: slowWeekGain(world, bookId, 'library'),
      })),
    );
  }
}

/** Of the bearers' own facts: every one is in one bin, one status, one access. */
async function expectFacts(world: World, ids: WorldIds): Promise<void> {
  const { portal } = world;
  for (const { id, name } of slowGroups(world, ids, 'genres')) {
    const answer = await reads.ask(genre, { portal, id });
    const books = world.books.filter((one) => one.genres.includes(name));
    const dear = books.filter(({ priceRub }) => (priceRub ?? 0) > 0);
    for (const { from, to, count } of answer.prices) {
      const inside = ({ priceRub: price }: BookRow) =>
        (price ?? 0) >= from && (to === null || (price ?? 0) < to);
      expect(count).toBe(dear.filter(inside).length);
    }
    const held = answer.statuses.map(({ key, count }) => [key, count]);
    const statuses = Map.groupBy(books, ({ status }) => status);
    expect(new Map(held as [string | null, number][])).toEqual(
      new Map([...statuses].map(([key, of]) => [key, of.length])),
    );
    const beside = slowGroups({ ...world, books }, ids, 'genres').filter((row) => row.id !== id);
    expect(new Map(answer.genres.map((row) => [row.id, row.books]))).toEqual(
      new Map(beside.map((row) => [row.id, row.books])),
    );
    const written = answer.authors.map(({ books: count, share }) => [count, share]);
    for (const [count, share] of written) expect(share).toBe((count ?? 0) / books.length);
    expect(answer.authors.length).toBe(
      new Set(books.flatMap((one) => one.authors.map((author) => JSON.stringify(author)))).size,
    );
  }
}

/** A tag is held against the genre of most of its books, or against the asked one. */
async function expectAgainst(world: World, ids: WorldIds): Promise<void> {
  const { portal } = world;
  const genres = slowGroups(world, ids, 'genres');
  for (const group of slowGroups(world, ids, 'tags')) {
    const own = world.books.filter((one) => one.tags.includes(group.name));
    const shared = genres
      .map(({ id, name }) => ({
        ...{ id, name },
        n: own.filter((one) => one.genres.includes(name)).length,
      }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1));
    for (const asked of [undefined, ...genres.map(({ id }) => id)]) {
      const query: Record<string, string> = asked === undefined ? {} : { genre: String(asked) };
      const answer = await reads.ask(tag, { portal, id: group.id }, query);
      const { id, name } = genres.find((one) => one.id === (asked ?? shared[0]?.id)) ?? {};
      const books = world.books.filter((one) => name !== undefined && one.genres.includes(name));
      const inside = (value: number, { from, to }: { from: number; to: number | null }) =>
        value > 0 && value >= from && (to === null || value < to);
      const counts = (bins: typeof answer.prices, amountOf: (one: BookRow) => number | null) =>
        bins.map((bin) => books.filter((one) => inside(amountOf(one) ?? 0, bin)).length);
      expect(answer.against).toEqual(
        id === undefined
          ? null
          : {
              genre: { id, name },
              prices: counts(answer.prices, ({ priceRub }) => priceRub),
              volumes: counts(answer.volumes, ({ chars }) => chars),
            },
      );
    }
  }
}

async function expectPairs(world: World, ids: WorldIds): Promise<void> {
  const { portal, books } = world;
  for (const [endpoint, kind] of [
    [tagPairs, 'tags'],
    [genreOverlap, 'genres'],
  ] as const) {
    const groups = slowGroups(world, ids, kind);
    const answer = await reads.ask(endpoint, { portal });
    expect(new Map(answer.nodes.map((node) => [node.id, node.books]))).toEqual(
      new Map(groups.map((row) => [row.id, row.books])),
    );
    const pairs = groups.flatMap((a) =>
      groups.flatMap((b) => {
        const count = both(books, a.name, b.name, kind);
        return a.name < b.name && count > 0 ? [[`${a.id} ${b.id}`, count] as const] : [];
      }),
    );
    expect(new Map(answer.items.map(({ a, b, books: count }) => [`${a} ${b}`, count]))).toEqual(
      new Map(pairs),
    );
    expect(answer.count).toBe(pairs.length);
  }
}

describe.each(['litnet', 'bookriver'] as const)('a genre or tag of %s', (portal) => {
  it('is told as in a plain reckoning', async () => {
    await fc.assert(
      fc.asyncProperty(worlds(portal), async (world) => {
        const ids = await reads.publish(world);
        await expectTags(world, ids);
        await expectFacts(world, ids);
        await expectAgainst(world, ids);
        await expectPairs(world, ids);
      }),
      oneWorld,
    );
  });
});

describe('a portal of sixty books', () => {
  const portal = 'litnet';
  let ids: WorldIds;
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
    const { items } = await reads.ask(tags, { portal });
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
    const prose = (await reads.ask(genre, { portal, id: ids.genre('Проза') })).genre;
    const fact = (await reads.ask(genre, { portal, id: ids.genre('Быль') })).genre;
    // Each book gains one more than the one before it: forty of prose, then twenty of fact.
    expect(prose.momentum).toBeCloseTo((100 * 19.5) / 59);
    expect(fact.momentum).toBeCloseTo((100 * 49.5) / 59);
  });

  it('tells the tags of one genre, with lists and active books of that genre alone', async () => {
    const query = { genre: String(ids.genre('Проза')) };
    const { items, count } = await reads.ask(tags, { portal }, query);
    expect([count, items.map(({ name }) => name)]).toEqual([3, ['зима', 'любовь', 'море']]);
    const [winter] = items;
    // Both authors in the list carry it, and thirty of the active thirty.
    expect(winter).toMatchObject({ books: 30, top_authors: 2, top_share: 1, new_before: null });
    expect(winter?.lift?.value).toBeCloseTo(1);
    const none = await reads.ask(tags, { portal }, { genre: String(ids.genre('Быль')) });
    expect(none).toMatchObject({ count: 0, items: [] });
    const least = await reads.ask(tags, { portal }, { min_books: '26' });
    expect(least.items.map(({ name }) => name)).toEqual(['зима']);
    const authors = await reads.ask(tags, { portal }, { min_authors: '2', sort: 'books' });
    expect(authors.items.map(({ name }) => name)).toEqual(['любовь', 'зима']);
  });

  it('is told day by day, with who came onto a list', async () => {
    const answer = await reads.ask(tag, { portal, id: ids.tag('зима') });
    expect(answer.series.at(-1)).toMatchObject({
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
    expect(answer.series.at(-1)?.top_share).toBeCloseTo(2 / 3);
    // Nobody was read on the day before the eighth, and a week has no daily gain.
    expect(answer.series.find(({ day }) => day === daysAgo(1))?.gain).toBeNull();
    expect(
      answer.entered.map(({ book: { title }, day, position }) => [title, day, position]),
    ).toEqual([['Книга b1', DATA_DAY, 2]]);
    const some = await reads.ask(tag, { portal, id: ids.tag('зима') }, { from: DATA_DAY });
    expect(some.series.map(({ day }) => day)).toEqual([DATA_DAY]);
    const compared = await reads.ask(
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

  it('tells books with the same tags and genres, the likest first', async () => {
    const [winter, love, prose] = [ids.tag('зима'), ids.tag('любовь'), ids.genre('Проза')];
    const { items, count } = await reads.ask(similarBooks, { id: ids.book('b3') });
    expect(count).toBe(20);
    // All of «любовь» are as like it: the one in most libraries stands first.
    expect(items[0]).toMatchObject({ score: 1, gain: { value: 22, days: 8 } });
    expect(items[0]?.book.id).toBe(ids.book('b24'));
    expect(items[0]?.tags.map(({ id }) => id).sort()).toEqual([winter, love].sort());
    expect(items[0]?.genres.map(({ id }) => id)).toEqual([prose]);
    expect(items.map(({ book }) => book.id)).not.toContain(ids.book('b3'));
    // «Быль» alone is in common with others of it: too little.
    expect((await reads.ask(similarBooks, { id: ids.book('b55') })).items).toEqual([]);
  });

  it('tells how a book lies among those of its genre', async () => {
    const told = await reads.ask(bookRatios, { id: ids.book('b0') });
    expect(told.genre).toEqual({ id: ids.genre('Проза'), name: 'Проза' });
    const of = (name: string) => told.items.find(({ key }) => key === name);
    // Forty books of the genre, from 101 to 140 in libraries of a thousand views.
    expect(of('library')).toEqual({
      key: 'library',
      value: 101,
      genre: { p25: 110.75, p50: 120.5, p75: 130.25, n: 40 },
      above: 0,
    });
    expect(of('likes')).toEqual({ key: 'likes', value: null, genre: null, above: null });
    const middle = await reads.ask(bookRatios, { id: ids.book('b20') });
    expect(middle.items.find(({ key }) => key === 'library')).toMatchObject({ above: 0.5 });
  });

  it('has head figures', async () => {
    expect(await reads.ask(tagsSummary, { portal })).toMatchObject({
      tags: 3,
      new_tags: 0,
      three_tags_share: 1 / 60,
      median_tags: 0.5,
    });
    expect(await reads.ask(genresSummary, { portal })).toMatchObject({
      genres: 2,
      new_per_week: 7,
      gain_per_day: 60,
      n: 60,
    });
  });

  it('is told by month', async () => {
    const { months, items } = await reads.ask(genreSeasons, { portal });
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
      const { status, body } = await reads.answerOf(endpoint, { portal }, { genre: '999999' });
      expect([status, Object.keys(body as object)]).toEqual([400, ['genre']]);
    }
    const asked = await reads.answerOf(tag, { portal, id: ids.tag('зима') }, { genre: '999999' });
    expect([asked.status, Object.keys(asked.body as object)]).toEqual([400, ['genre']]);
    expect((await reads.answerOf(genre, { portal, id: 0 }, {})).status).toBe(404);
    expect((await reads.answerOf(genre, { portal, id: 999_999 }, {})).status).toBe(404);
  });
});
