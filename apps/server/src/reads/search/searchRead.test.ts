import { type EndpointResponse, type SearchResult, search } from '@litometr/api-contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishBundle } from '../../measurements/publish.ts';
import { reading, snapshot } from '../../measurements/testing/snapshotRows.ts';
import { library, otherLibrary } from '../../search/testing/library.ts';
import { testReads } from '../testing/testReads.ts';

const reads = testReads();
const DAY = '2026-03-31';

beforeAll(async () => {
  const bundles = [
    { portal: 'litnet', books: library },
    { portal: 'litmarket', books: otherLibrary },
  ] as const;
  for (const { portal, books } of bundles) {
    const metrics = books.map(({ bookId }, at) =>
      reading(DAY, bookId, { library: 1_000 * (books.length - at) }),
    );
    await publishBundle(reads.store.measurements, snapshot({ portal, books, metrics }));
  }
}, 120_000);

const searchFor = (q: string, more: Record<string, string> = {}) =>
  reads.request(search, {}, { q, ...more });

const nameOf = (item: SearchResult) => (item.kind === 'book' ? item.title.text : item.name);
const summarize = ({ items }: EndpointResponse<typeof search>) =>
  items.map((item) => `${item.kind} ${nameOf(item)}`);

/** Typed queries, and the results that must come first, in their order. */
const expected: [typed: string, ...first: string[]][] = [
  // The whole title before titles that begin with it, those before titles that hold it.
  ['развод', 'book Развод', 'book Развод', 'book Развод. Я не прощу тебя', 'book Развод 2'],
  ['Развод 2', 'book Развод 2'],
  ['развод прощу', 'book Развод. Я не прощу тебя'],
  ['прощу развод', 'book Развод. Я не прощу тебя'],
  // Forms, е for ё, case.
  ['драконами', 'book Драконья академия', 'book Мир драконов', 'book Невеста для дракона'],
  ['елка', 'book Ёлка желаний'],
  ['ЁЛКИ', 'book Ёлка желаний'],
  ['любви', 'book О любви', 'book Любовь и прочие неприятности'],
  ['город', 'book Гордый город'],
  ['гордый', 'book Гордый город'],
  // Begun words.
  ['драк', 'book Драконья академия', 'tag Драконы', 'book Мир драконов'],
  ['влад пол', 'author Владимир Поляков'],
  ['невеста для др', 'book Невеста для дракона'],
  ['звёзд', 'author Елена Звёздная', 'book Невеста для дракона'],
  // Authors before their books, titles before series.
  ['зимние сказки', 'book Ёлка желаний', 'book Зимняя сказка'],
  ['соболева', 'author Наталья Соболева', 'book Ёлка желаний', 'book Зимняя сказка'],
  ['джейн драконья', 'book Драконья академия'],
  ['тимофеева развод 2', 'book Развод 2'],
  // Annotations, in any form.
  ['чужие замки', 'book Невеста для дракона'],
  // Slips: a letter less, more, another, swapped.
  ['акадмия', 'tag Академия', 'book Драконья академия', 'book Попаданка в академии ведьм'],
  ['разводд', 'book Развод'],
  ['невеста для дрокона', 'book Невеста для дракона'],
  ['тиомфеева', 'author Ольга Тимофеева'],
  // The other layout, both ways, and the other script.
  ['kbnhgu', 'genre ЛитРПГ'],
  ['hfpdjl', 'book Развод'],
  ['`krf', 'book Ёлка желаний'],
  ['рфккн зщееук', 'book Harry Potter and the Goblet of Fire'],
  ['nevesta', 'book Невеста для дракона'],
  ['razvod 2', 'book Развод 2'],
  // Latin, initials, digits, one letter.
  ['J.K. Rowling', 'author J.K. Rowling'],
  ['goblet of fire', 'book Harry Potter and the Goblet of Fire'],
  ['1984', 'book 1984'],
  ['я', 'book Я'],
  ['литрпг', 'genre ЛитРПГ'],
];

describe('search', () => {
  it.each(expected)('%s', async (typed, ...first) => {
    expect(summarize(await searchFor(typed)).slice(0, first.length)).toEqual(first);
  });

  it('returns how the query was read', async () => {
    const { readings } = await searchFor('Kbnytn');
    expect(readings.slice(0, 2)).toEqual([
      { kind: 'typed', text: 'Kbnytn' },
      { kind: 'layout', text: 'Литнет' },
    ]);
    expect((await searchFor('развод')).readings).toEqual([{ kind: 'typed', text: 'развод' }]);
  });

  it('returns one book of two portals once, and namesakes by other authors separately', async () => {
    const [first, ...rest] = (await searchFor('драконья академия', { kind: 'book' })).items;
    expect(rest).toEqual([]);
    if (first?.kind !== 'book') throw new Error('Expected a book.');
    expect(new Set([first.portal, ...first.listings.map(({ portal }) => portal)])).toEqual(
      new Set(['litnet', 'litmarket']),
    );
    const authors = (await searchFor('развод', { kind: 'book' })).items
      .slice(0, 2)
      .flatMap((item) => (item.kind === 'book' ? item.authors.map(({ text }) => text) : []));
    expect(authors.sort()).toEqual(['Вера Лебедева', 'Ольга Тимофеева']);
  });

  it('marks what fits', async () => {
    const [title] = (await searchFor('дракона нев', { kind: 'book' })).items;
    expect(title).toMatchObject({
      title: {
        highlights: [
          [0, 3],
          [12, 19],
        ],
      },
      excerpt: null,
    });
    const [first] = (await searchFor('замки сдалась', { kind: 'book' })).items;
    expect(first).toMatchObject({
      title: { highlights: [] },
      excerpt: {
        text: 'Попала в чужой замок и не сдалась',
        highlights: [
          [15, 20],
          [26, 33],
        ],
      },
    });
    const [author] = (await searchFor('ежи', { kind: 'author' })).items;
    expect(author).toMatchObject({ name: 'Пётр Ёжиков', highlights: [[5, 8]], books: 1 });
  });

  it('respects the kind, the portal and the size', async () => {
    expect((await searchFor('драконы', { kind: 'tag' })).items.map(({ kind }) => kind)).toEqual([
      'tag',
    ]);
    const there = await searchFor('развод', { portal: 'litmarket' });
    expect(there.items.map(({ portal }) => portal)).toEqual(['litmarket']);
    const few = await searchFor('развод', { kind: 'book', size: '2' });
    expect(few.items).toHaveLength(2);
    expect(few.counts.book).toBe(4);
    expect(await searchFor('развод')).toEqual(await searchFor('развод'));
  });

  it.each(['', ' ', '💥', '%', '_', '.*', "'--", '\\', 'ъъъыъъ'])(
    'finds nothing in %j, and says so',
    async (typed) => {
      const { items, counts, meta } = await searchFor(typed);
      expect(items).toEqual([]);
      expect(counts).toEqual({ book: 0, author: 0, tag: 0, genre: 0 });
      expect(meta).toMatchObject({ asof: DAY, demo: false });
    },
  );

  it.each([
    [{ q: 'я'.repeat(201) }, 'q'],
    [{ q: 'я\0' }, 'q'],
    [{ q: 'я', kind: 'page' }, 'kind'],
    [{ q: 'я', portal: 'nowhere' }, 'portal'],
    [{ q: 'я', size: '0' }, 'size'],
    [{ q: 'я', size: '51' }, 'size'],
  ])('refuses %o and names %s', async (query, name) => {
    const { status, body } = await reads.responseOf(search, {}, query);
    expect([status, Object.keys(body as object)]).toEqual([400, [name]]);
  });

  it('accepts a query of two hundred letters', async () => {
    await searchFor('дракон '.repeat(28));
    await searchFor('ы'.repeat(200));
  });

  it('finds each author by every beginning of the family name', async () => {
    const families = library.map(({ authors }) => authors[0]?.name.split(' ').at(-1) ?? '');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...families), fc.nat(), async (family, cut) => {
        const typed = family.slice(0, Math.max(Math.min(3, family.length), cut % family.length));
        const names = (await searchFor(typed.toLowerCase(), { kind: 'author' })).items.map(nameOf);
        expect(names.some((name) => name.endsWith(family))).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});
