import { type CatalogueItem, type CatalogueSort, catalogue } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  authorPool,
  DATA_DAY,
  daysAgo,
  genrePool,
  type PortalFixture,
  portalFixtures,
  singleRun,
  tagPool,
} from '../testing/portalFixture.ts';
import {
  type Ends,
  type FacetName,
  type FilterChoice,
  gainOf,
  inOrder,
  passing,
  referenceFacet,
} from '../testing/referenceCatalogue.ts';
import { bestPosition, knownOn, stepOf } from '../testing/referenceReads.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';

const reads = testReads();

const rarely = <T>(of: fc.Arbitrary<T>, weight = 6) =>
  fc.oneof({ weight, arbitrary: fc.constant(null) }, of);
const some = <T>(...values: T[]) => rarely(fc.subarray(values, { minLength: 1, maxLength: 2 }));
const range = <T extends number | string>(value: fc.Arbitrary<T>) =>
  rarely(
    fc
      .tuple(fc.option(value), fc.option(value))
      .filter(([from, to]) => from !== null || to !== null)
      .map(
        ([from, to]): Ends<T> =>
          from !== null && to !== null && from > to ? { from: to, to: from } : { from, to },
      ),
  );
const aDay = fc.integer({ min: 0, max: 30 }).map(daysAgo);

const choices: fc.Arbitrary<FilterChoice> = fc.record({
  genre: some(...genrePool),
  tag: some(...tagPool),
  tagMode: fc.constantFrom('and', 'or', 'not'),
  tagNot: some(...tagPool),
  author: rarely(fc.constantFrom(...authorPool)),
  seriesTitle: rarely(fc.constantFrom('Чёрный Ёж', 'Чёрный')),
  status: some<string>('in_progress', 'finished'),
  access: some<string>('free', 'paid', 'discount'),
  form: some<string>('novel', 'tale'),
  age: some(0, 12, 18),
  series: rarely(fc.constantFrom('in', 'out', 'finished')),
  audio: rarely(fc.boolean()),
  exclusive: rarely(fc.boolean()),
  inList: rarely(fc.constantFrom('any', 'global_top', 'bestseller', 'genre_top')),
  inTop: rarely(fc.integer({ min: 1, max: 12 })),
  price: range(fc.constantFrom(0, 50.5, 99, 120, 199)),
  chars: range(fc.constantFrom(0, 40_000, 80_000)),
  published: range(aDay),
  updated: range(aDay),
  library: range(fc.constantFrom(0, 5, 20, 1_000, 1_000_000)),
  gainViews: range(fc.constantFrom(-100, 0, 10, 1_000)),
});
const sorts = rarely(
  fc.constantFrom<CatalogueSort[]>(
    ...(['title', 'price', 'chars', 'published', 'updated', 'gain', 'best_position'] as const),
    ...(['library', 'gain_library', 'gain_views', '-title', '-price', '-gain', '-views'] as const),
    '-best_position',
  ),
  1,
);

/** Book facts that catalogues filter by and that other fixtures lack. */
const moreFacts = fc.record({
  ageLimit: fc.option(fc.constantFrom(0, 12, 18), { freq: 4 }),
  priceOldRub: fc.option(fc.constantFrom(60, 150, 400), { freq: 2 }),
  hasAudio: fc.option(fc.boolean()),
  isExclusive: fc.option(fc.boolean()),
  updatedOn: fc.option(aDay, { freq: 4 }),
  // Few of some series, so that all of them are finished now and then.
  seriesTitle: fc.option(fc.constantFrom('Чёрный Ёж', 'Чёрный', 'Белый'), { freq: 4 }),
  seriesId: fc.option(fc.constantFrom('7', '8', '9'), { freq: 1 }),
  status: fc.constantFrom('finished', 'finished', 'finished', 'removed', 'in_progress', null),
});
const catalogueFixtures = (portal: 'litnet' | 'bookriver') =>
  fc.tuple(portalFixtures(portal), fc.array(moreFacts, { minLength: 16, maxLength: 16 })).map(
    ([fixture, more]): PortalFixture => ({
      ...fixture,
      books: fixture.books.map((book, at) => ({ ...book, ...more[at] })),
    }),
  );

/** The greatest id that the API takes. Nothing in a fixture of a few books has it. */
const UNKNOWN_ID = 2_147_483_647;

/** Names that no book of the fixture has were given no id. */
function idOrUnknown(id: () => number): number {
  try {
    return id();
  } catch {
    return UNKNOWN_ID;
  }
}

const ends = <T extends string | number>(asked: Ends<T> | null) =>
  asked === null ? null : `${asked.from ?? ''}..${asked.to ?? ''}`;
const yesNo = (asked: boolean | null) => (asked === null ? null : asked ? 'yes' : 'no');

function queryOf(
  { author, genre, tag, ...choice }: FilterChoice,
  ids: FixtureIds,
): Record<string, string> {
  const all = {
    genre: genre?.map((name) => idOrUnknown(() => ids.genre(name))).join(',') ?? null,
    tag: tag?.map((name) => idOrUnknown(() => ids.tag(name))).join(',') ?? null,
    tag_mode: choice.tagMode,
    tag_not: choice.tagNot?.map((name) => idOrUnknown(() => ids.tag(name))).join(',') ?? null,
    author: author === null ? null : String(idOrUnknown(() => ids.author(author))),
    series_title: choice.seriesTitle,
    status: choice.status?.join(',') ?? null,
    access: choice.access?.join(',') ?? null,
    form: choice.form?.join(',') ?? null,
    age: choice.age?.join(',') ?? null,
    series: choice.series,
    audio: yesNo(choice.audio),
    exclusive: yesNo(choice.exclusive),
    in_list: choice.inList,
    in_top: choice.inTop === null ? null : String(choice.inTop),
    price: ends(choice.price),
    chars: ends(choice.chars),
    published: ends(choice.published),
    updated: ends(choice.updated),
    library: ends(choice.library),
    gain_views: ends(choice.gainViews),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
}

async function allPages(portal: string, query: Record<string, string>, size: number) {
  const rows: CatalogueItem[] = [];
  for (let page = 1; ; page += 1) {
    const response = await reads.request(
      catalogue,
      { portal },
      { ...query, size: String(size), page: String(page) },
    );
    rows.push(...response.items);
    expect(response.meta.asof).toBe(DATA_DAY);
    if (response.items.length < size) return { ...response, rows };
  }
}

const idsOf = (rows: readonly CatalogueItem[]) => rows.map(({ book }) => book.id);

const facetNames: readonly FacetName[] = [
  ...(['genre', 'tag', 'status', 'access', 'form', 'age', 'series', 'audio'] as const),
  ...(['exclusive', 'in_list'] as const),
];

type FacetRow = { count: number } & ({ value: unknown } | { name: string });

/** A facet of an answer by value; genres and tags by name. */
function countsOf(rows: readonly FacetRow[]): Map<string, number> {
  return new Map(rows.map((row) => [String('name' in row ? row.name : row.value), row.count]));
}

/** Checks that the rows show the readings of each book. */
async function expectFacts(fixture: PortalFixture, ids: FixtureIds): Promise<void> {
  const { rows } = await allPages(fixture.portal, {}, 100);
  expect(rows).toHaveLength(fixture.books.length);
  for (const { bookId, ...facts } of fixture.books) {
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
    expect(row).toMatchObject({
      published: facts.firstPublishedOn,
      updated: facts.updatedOn,
      has_audio: facts.hasAudio,
      is_exclusive: facts.isExclusive,
      series: facts.seriesTitle === null ? null : { title: facts.seriesTitle, number: null },
      best_position: bestPosition(fixture, bookId),
      // Sixteen books are too few to compare with.
      momentum: null,
    });
    for (const metric of ['library', 'views'] as const) {
      const last = knownOn(fixture, bookId, metric, DATA_DAY);
      expect(row?.metrics[metric]).toEqual(
        last === null ? null : { value: last.value, step: stepOf(fixture.portal, last.value) },
      );
      expect(row?.gains[metric]).toEqual(gainOf(fixture, bookId, metric));
    }
    expect(row?.metrics).not.toHaveProperty('donations');
    const read = fixture.metrics.filter((one) => one.bookId === bookId && one.day > daysAgo(30));
    const points = read.flatMap(({ day, values: { library } }) =>
      library === undefined ? [] : [{ day, value: library }],
    );
    expect(row?.spark).toEqual(points.sort((a, b) => (a.day < b.day ? -1 : 1)));
  }
}

describe.each(['litnet', 'bookriver'] as const)('the catalogue of %s', (portal) => {
  it('finds, counts, sorts, pages and shows books as the reference model does', async () => {
    const asked = fc.array(fc.tuple(choices, sorts, fc.integer({ min: 3, max: 20 })), {
      minLength: 25,
      maxLength: 25,
    });
    await fc.assert(
      fc.asyncProperty(catalogueFixtures(portal), asked, async (fixture, all) => {
        const ids = await reads.publish(fixture);
        for (const [choice, sort, size] of all) {
          const query = { ...queryOf(choice, ids), ...(sort === null ? {} : { sort }) };
          const queryText = JSON.stringify(query);
          const { rows, count, facets } = await allPages(portal, query, size);
          const should = passing(fixture, choice);
          expect(count, queryText).toBe(should.length);
          expect(idsOf(rows), queryText).toEqual(
            inOrder(fixture, should, (id) => ids.book(id), sort),
          );
          for (const facet of facetNames) {
            const counted = countsOf(facets?.[facet] ?? []);
            expect(counted, `${facet} of ${queryText}`).toEqual(
              referenceFacet(fixture, choice, facet),
            );
          }
        }
        await expectFacts(fixture, ids);
        await expectSearched(
          fixture,
          ids,
          all.slice(0, 8).map(([choice]) => choice),
        );
      }),
      singleRun,
    );
  });
});

/** Words narrow what the filters leave, and leave the order to fit. */
async function expectSearched(
  fixture: PortalFixture,
  ids: FixtureIds,
  all: readonly FilterChoice[],
): Promise<void> {
  for (const [at, choice] of all.entries()) {
    const q = ['ёлка', 'звёзд', 'белая', 'черный', '%', 'Тень', 'еж', "Д'Артаньян"][at] ?? '';
    const searched = await allPages(fixture.portal, { q }, 20);
    const both = await allPages(fixture.portal, { ...queryOf(choice, ids), q }, 20);
    const passes = new Set(passing(fixture, choice).map(({ bookId }) => ids.book(bookId)));
    expect(idsOf(both.rows)).toEqual(idsOf(searched.rows).filter((id) => passes.has(id)));
    expect(both.count).toBe(both.rows.length);
  }
}

describe('an address of a catalogue', () => {
  it.each([
    ['genre=', 'genre'],
    ['genre=1,x', 'genre'],
    ['tag=1;2', 'tag'],
    ['tag_mode=xor', 'tag_mode'],
    ['status=finished,lost', 'status'],
    ['age=1234', 'age'],
    ['series=maybe', 'series'],
    ['series_title=', 'series_title'],
    ['audio=true', 'audio'],
    ['in_list=top', 'in_list'],
    ['in_top=0', 'in_top'],
    ['price=100', 'price'],
    ['price=..', 'price'],
    ['price=300..100', 'price'],
    ['price=1e3..', 'price'],
    ['published=2026-02-30..', 'published'],
    ['published=2026-03-02..2026-03-01', 'published'],
    ['donations=1..', 'donations'],
    ['gain_donations=1..', 'gain_donations'],
    ['sort=donations', 'sort'],
    ['sort=-gain_donations', 'sort'],
    ['sort=id', 'sort'],
    [`q=${'я'.repeat(201)}`, 'q'],
  ])('is refused with %s, and names the parameter', async (query, name) => {
    const { status, body } = await reads.responseOf(
      catalogue,
      { portal: 'litnet' },
      Object.fromEntries(new URLSearchParams(query)),
    );
    expect(status).toBe(400);
    expect(Object.keys(body as object)).toEqual([name]);
  });
});
