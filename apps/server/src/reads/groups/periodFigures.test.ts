import { type GroupFigures, genre, genres, type Span, tag, tags } from '@litometr/api-contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { book, reading } from '../../measurements/testing/snapshotRows.ts';
import { DATA_DAY, daysAgo, portalFixtures, singleRun } from '../testing/portalFixture.ts';
import { referenceGainSpan, sortedBy } from '../testing/referenceReads.ts';
import { testReads } from '../testing/testReads.ts';

const reads = testReads();

const kinds = [
  [genres, genre, 'genres'],
  [tags, tag, 'tags'],
] as const;

const periods = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  { range: '7', cmp: 'previous' },
  { range: '90', cmp: 'weekdays' },
  { from: daysAgo(12), to: daysAgo(5), cmp: 'previous' },
  { range: 'all', cmp: 'year' },
);

const names = [
  'gain',
  'active_books',
  'new_books',
  'supply_share',
  'top_share',
  'lift',
] as const satisfies readonly (keyof GroupFigures)[];

/** Sums of fractions differ in their last places by the order of adding. */
function expectSpan(own: Span | undefined, other: Span, what: string): void {
  const counts = ({ days, compared_days, n, reason }: Span) => [days, compared_days, n, reason];
  expect(own && counts(own), what).toEqual(counts(other));
  for (const part of ['value', 'compared', 'change'] as const) {
    const [value, wanted] = [own?.[part] ?? null, other[part]];
    if (wanted === null || value === null) expect(value, `${what} ${part}`).toBe(wanted);
    else expect(value, `${what} ${part}`).toBeCloseTo(wanted);
  }
}

it.each(['litnet', 'bookriver'] as const)(
  'lists of %s show the figures of a period that the pages of their groups show, and the gains of the reference model',
  async (portal) => {
    await fc.assert(
      fc.asyncProperty(portalFixtures(portal), periods, async (fixture, query) => {
        await reads.publish(fixture);
        for (const [list, page, kind] of kinds) {
          const request = { range: '30', ...query };
          const response = await reads.request(list, { portal }, { ...query, size: '100' });
          for (const row of response.items) {
            const one = await reads.request(page, { portal, id: String(row.id) }, request);
            expect([response.period, response.compared]).toEqual([one.period, one.compared]);
            for (const name of names) {
              expectSpan(row.figures?.[name], one.figures[name], `${row.name} ${name}`);
            }
          }
          if ('range' in query || 'from' in query) continue;
          for (const { id, name } of response.items) {
            const own = {
              ...fixture,
              books: fixture.books.filter((one) => one[kind].includes(name)),
            };
            const should = referenceGainSpan(own, 'library', [daysAgo(29), DATA_DAY], null);
            const gain = response.items.find((row) => row.id === id)?.figures?.gain;
            expect(gain, name).toEqual(should);
          }
        }
      }),
      singleRun,
    );
  },
);

const sortedFigures = [
  ['period_gain', 'gain'],
  ['period_top', 'top_share'],
  ['period_lift', 'lift'],
] as const;

it('lists are sorted by the figures of a period, across pages', async () => {
  await fc.assert(
    fc.asyncProperty(portalFixtures('litnet'), periods, async (fixture, query) => {
      await reads.publish(fixture);
      for (const [list] of kinds) {
        const all = await reads.request(list, { portal: 'litnet' }, { ...query, sort: 'name' });
        for (const [field, figure] of sortedFigures) {
          for (const sort of [field, `-${field}`]) {
            const listPage = (page: string) =>
              reads.request(list, { portal: 'litnet' }, { ...query, sort, page, size: '3' });
            const rows = (await Promise.all(['1', '2'].map(listPage))).flatMap(
              ({ items }) => items,
            );
            const figureIn = (row: (typeof rows)[number]) => row.figures?.[figure].value ?? null;
            const byName = all.items.toSorted((a, b) => (a.name < b.name ? -1 : 1));
            const wanted = sortedBy(byName, figureIn, sort.startsWith('-'));
            expect(
              rows.map(({ id }) => id),
              `${sort} ${JSON.stringify(query)}`,
            ).toEqual(wanted.map(({ id }) => id));
          }
        }
      }
    }),
    singleRun,
  );
});

it('the tags of one genre have no daily figures, and a period that ends before it begins is refused', async () => {
  const ids = await reads.publish({
    portal: 'litnet',
    books: [book('a', { genres: ['Проза'], tags: ['море'] })],
    metrics: [1, 0].map((ago) => reading(daysAgo(ago), 'a', { library: 20 - ago })),
    ranks: [],
  });
  const params = { portal: 'litnet' };
  const whole = await reads.request(tags, params, { range: '7' });
  expect(whole.items[0]?.figures?.gain).toMatchObject({ value: 1, days: 1 });
  const ofGenre = await reads.request(tags, params, {
    range: '7',
    genre: String(ids.genre('Проза')),
  });
  expect(ofGenre.items.map(({ name, figures }) => [name, figures])).toEqual([['море', null]]);
  const sorted = { range: '7', genre: String(ids.genre('Проза')), sort: '-period_gain' };
  expect((await reads.request(tags, params, sorted)).items.map(({ name }) => name)).toEqual([
    'море',
  ]);
  const refused = await reads.responseOf(tags, params, { from: DATA_DAY, to: daysAgo(1) });
  expect(refused.status).toBe(400);
  expect(refused.body).toHaveProperty('from');
});
