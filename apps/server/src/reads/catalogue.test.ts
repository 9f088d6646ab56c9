import { type CatalogueRow, catalogue, catalogueSorts } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookRow } from '../ingest/rows.ts';
import { bestPosition, folded, knownOn, slowGain, sortedBy, stepOf } from './testing/slowReads.ts';
import { testReads, type WorldIds } from './testing/testReads.ts';
import {
  authorPool,
  DATA_DAY,
  daysAgo,
  genrePool,
  oneWorld,
  tagPool,
  type World,
  worlds,
} from './testing/world.ts';

const reads = testReads();

interface Wish {
  q: string | null;
  genre: string | null;
  tag: string | null;
  author: BookRow['authors'][number] | null;
  status: string | null;
  access: string | null;
  form: string | null;
  sort: (typeof catalogueSorts)[number] | null;
  size: number;
}

const rarely = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, of);
const texts = [
  'ёлка',
  'ЕЛКА',
  ' Ёл ',
  'звёзды',
  'ЗВЕЗДЫ',
  '%',
  '_1',
  "д'",
  '\\',
  'белая',
  'Петр',
  'ЧЁРНЫЙ',
  'черный еж',
  'нет такого',
];
const wishes = fc.record({
  q: fc.option(fc.constantFrom(...texts), { freq: 2 }),
  genre: rarely(fc.constantFrom(...genrePool)),
  tag: rarely(fc.constantFrom(...tagPool)),
  author: rarely(fc.constantFrom(...authorPool)),
  status: rarely(fc.constantFrom('in_progress', 'finished')),
  access: rarely(fc.constantFrom('free', 'paid')),
  form: rarely(fc.constantFrom('novel', 'tale')),
  sort: fc.option(
    // Neither of the two portals publishes these to sort by.
    fc.constantFrom(...catalogueSorts.filter((sort) => !/rating_count|likes/.test(sort))),
    { freq: 6 },
  ),
  size: fc.integer({ min: 3, max: 20 }),
});

function matches({ title, seriesTitle, authors, ...book }: BookRow, wish: Wish): boolean {
  const { q, author } = wish;
  const searched = [title, seriesTitle ?? '', ...authors.map(({ name }) => name)];
  return (
    (q === null || searched.some((text) => folded(text).includes(folded(q.trim())))) &&
    (wish.genre === null || book.genres.includes(wish.genre)) &&
    (wish.tag === null || book.tags.includes(wish.tag)) &&
    (author === null ||
      authors.some((one) => one.name === author.name && one.externalId === author.externalId)) &&
    (wish.status === null || book.status === wish.status) &&
    (wish.access === null || book.access === wish.access) &&
    (wish.form === null || book.form === wish.form)
  );
}

function gainOf(world: World, bookId: string, metric: 'library' | 'views') {
  const last = knownOn(world, bookId, metric, DATA_DAY);
  return slowGain(world.portal, knownOn(world, bookId, metric, daysAgo(7)), last);
}

function keyOf(world: World, { bookId, ...book }: BookRow, field: string): number | string | null {
  const main = 'library';
  switch (field) {
    case 'title':
      return folded(book.title);
    case 'price':
      return book.priceRub;
    case 'chars':
      return book.chars;
    case 'published':
      return book.firstPublishedOn;
    case 'gain':
      return gainOf(world, bookId, main).value;
    default:
      return knownOn(world, bookId, field === 'views' ? 'views' : main, DATA_DAY)?.value ?? null;
  }
}

/** The books of a wish, as their rows should be: in order, with what is told of each. */
function expected(world: World, ids: WorldIds, wish: Wish) {
  const sort = wish.sort ?? '-library';
  const found = world.books
    .filter((book) => matches(book, wish))
    .map((book) => ({ id: ids.book(book.bookId), book }))
    .sort((a, b) => a.id - b.id);
  return sortedBy(
    found,
    ({ book }) => keyOf(world, book, sort.replace('-', '')),
    sort.startsWith('-'),
  );
}

function queryOf({ q, genre, tag, author, status, access, form, sort }: Wish, ids: WorldIds) {
  const all = {
    q,
    genre: genre === null ? null : idOr0(() => ids.genre(genre)),
    tag: tag === null ? null : idOr0(() => ids.tag(tag)),
    author: author === null ? null : idOr0(() => ids.author(author)),
    status,
    access,
    form,
    sort,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  ) as Record<string, string>;
}

/** What no book of the world has got no id: nothing bears 0. */
function idOr0(id: () => number): string {
  try {
    return String(id());
  } catch {
    return '0';
  }
}

async function allPages(portal: string, query: Record<string, string>, size: number) {
  const rows: CatalogueRow[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await reads.ask(
      catalogue,
      { portal },
      { ...query, size: String(size), page: String(page) },
    );
    rows.push(...answer.items);
    expect(answer.meta.asof).toBe(DATA_DAY);
    if (answer.items.length < size) return { rows, count: answer.count };
  }
}

/** The rows tell of each book what was read of it. */
async function expectFacts(world: World, ids: WorldIds): Promise<void> {
  const { rows } = await allPages(world.portal, {}, 100);
  expect(rows).toHaveLength(world.books.length);
  for (const { bookId, ...facts } of world.books) {
    const row = rows.find(({ book }) => book.id === ids.book(bookId));
    expect(row?.book).toMatchObject({
      title: facts.title,
      authors: facts.authors.map((one) => ({ id: ids.author(one), name: one.name })),
      status: facts.status,
      access: facts.access,
      form: facts.form,
      chars: facts.chars,
      price_rub: facts.priceRub,
    });
    expect(row?.tags.map(({ name }) => name)).toEqual(facts.tags);
    expect(row?.published).toBe(facts.firstPublishedOn);
    expect(row?.best_position).toBe(bestPosition(world, bookId));
    for (const metric of ['library', 'views'] as const) {
      const last = knownOn(world, bookId, metric, DATA_DAY);
      expect(row?.metrics[metric]).toEqual(
        last === null ? null : { value: last.value, step: stepOf(world.portal, last.value) },
      );
      expect(row?.gains[metric]).toEqual(gainOf(world, bookId, metric));
    }
    expect(row?.metrics).not.toHaveProperty('donations');
  }
}

describe.each(['litnet', 'bookriver'] as const)('the catalogue of %s', (portal) => {
  it('finds, sorts, pages and tells as a plain reckoning does', async () => {
    const asked = fc.array(wishes, { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(worlds(portal), asked, async (world, all) => {
        const ids = await reads.publish(world);
        for (const wish of all) {
          const query = queryOf(wish, ids);
          const { rows, count } = await allPages(portal, query, wish.size);
          const should = expected(world, ids, wish);
          expect(count, JSON.stringify(query)).toBe(should.length);
          expect(
            rows.map((row) => row.book.id),
            JSON.stringify(query),
          ).toEqual(should.map(({ id }) => id));
        }
        await expectFacts(world, ids);
      }),
      oneWorld,
    );
  });
});
