import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportBundle } from '../ingest/export/exportBundle.ts';
import { importBundle } from '../ingest/importBundle.ts';
import { temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { publishBundle } from './publish.ts';
import { removePortal } from './removePortal.ts';
import { type StoredAlias, setAliases } from './setAliases.ts';
import { contents } from './testing/contents.ts';
import { book, list, reading, snapshot } from './testing/snapshotRows.ts';
import { testStore } from './testing/testStore.ts';

const store = testStore();
const portal = 'litnet';

async function capture(
  day: string,
  genre: string,
  author: { externalId: string | null; name: string },
) {
  const books = ['a', 'b'];
  const result = await publishBundle(
    store.measurements,
    snapshot({
      portal,
      capturedAt: `${day}T12:00:00Z`,
      books: books.map((id) => book(id, { genres: [genre], authors: [author] })),
      metrics: books.map((id, at) => reading(day, id, { library: at + Number(day.slice(-2)) })),
      ranks: list(day, books, { list: 'genre_top', genre }),
      authors:
        author.externalId === null
          ? []
          : [
              {
                authorId: author.externalId,
                name: author.name,
                url: null,
                avatarUrl: null,
                day,
                subscribers: 10,
              },
            ],
    }),
  );
  expect(result.outcome).toBe('published');
}

async function idOf(kind: 'genre' | 'author', external: string): Promise<number> {
  const [row] = await store.rows(
    'SELECT id FROM ids WHERE portal = {portal:String} AND kind = {kind:String} AND external = {external:String}',
    { portal, kind, external },
  );
  return Number(row?.['id']);
}

const alias = async (kind: 'genre' | 'author', from: string, to: string): Promise<StoredAlias> => ({
  kind,
  id: await idOf(kind, from),
  canonical: await idOf(kind, to),
});

const events = () =>
  store.rows(
    `SELECT type, day FROM book_events WHERE portal = {portal:String} AND type != 'price' ORDER BY day, type`,
    { portal },
  );

describe('setAliases', { timeout: 120_000 }, () => {
  it('joins the history of a genre and an author that the portal renamed', async () => {
    await capture('2026-03-01', 'Попаданцы', { externalId: '7', name: 'Анна' });
    await capture('2026-03-02', 'Попаданцы', { externalId: '7', name: 'Анна' });
    await capture('2026-03-03', 'Попадание', { externalId: null, name: 'Анна Новая' });
    expect((await events()).map(({ type }) => type)).toContain('genre');
    const before = await contents(store.measurements);

    const aliases = [
      await alias('genre', 'Попаданцы', 'Попадание'),
      await alias('author', 'id:7', 'name:Анна Новая'),
    ];
    expect(await setAliases(store.measurements, portal, aliases)).toBe(true);
    expect(await setAliases(store.measurements, portal, aliases)).toBe(false);
    expect(await events()).toEqual([]);
    expect(
      await store.rows(
        `SELECT genre_id, days_on FROM rank_stat WHERE portal = {portal:String} AND list = 'genre_top'`,
        { portal },
      ),
    ).toEqual([
      { genre_id: aliases[0]?.canonical, days_on: 3 },
      { genre_id: aliases[0]?.canonical, days_on: 3 },
    ]);
    expect(
      await store.rows(
        `SELECT count() AS days, uniqExact(author_id) AS authors FROM author_stat_daily
         WHERE portal = {portal:String}`,
        { portal },
      ),
    ).toEqual([{ days: 3, authors: 1 }]);

    expect(await setAliases(store.measurements, portal, [])).toBe(true);
    const withoutStates = (rows: string[]) => rows.filter((row) => !row.startsWith('{'));
    expect(withoutStates(await contents(store.measurements))).toEqual(withoutStates(before));
  });

  it('lets the later capture count where a list was captured under both names on a day', async () => {
    const genre = await alias('genre', 'Попаданцы', 'Попадание');
    const late = snapshot({
      portal,
      capturedAt: '2026-03-02T18:00:00Z',
      books: ['a', 'b'].map((id) => book(id, { genres: ['Попаданцы'] })),
      ranks: list('2026-03-02', ['b', 'a'], { list: 'genre_top', genre: 'Попадание' }),
    });
    await setAliases(store.measurements, portal, [genre]);
    expect((await publishBundle(store.measurements, late)).outcome).toBe('published');
    expect(
      await store.rows(
        `SELECT b.external_id AS book, e.position AS position FROM rank_entries AS e
         INNER JOIN books AS b ON b.id = e.book_id
         WHERE e.portal = {portal:String} AND e.day = '2026-03-02' ORDER BY position`,
        { portal },
      ),
    ).toEqual([
      { book: 'b', position: 1 },
      { book: 'a', position: 2 },
    ]);
  });

  it('exports what counts under the present names', async () => {
    const path = join(await temporaryFolder(), 'bundle');
    await exportBundle(store.measurements, { portal, from: null, to: null, force: false, path });
    const lists =
      'SELECT day, position, book_id FROM rank_entries WHERE portal = {portal:String} ORDER BY ALL';
    const counted = await store.rows(lists, { portal });
    await removePortal(store.measurements, portal);
    await setAliases(store.measurements, portal, []);
    expect((await importBundle(store.measurements, path)).outcome).toBe('published');
    expect(await store.rows(lists, { portal })).toEqual(counted);
    expect(
      await store.rows('SELECT name FROM genres WHERE portal = {portal:String}', { portal }),
    ).toEqual([{ name: 'Попадание' }]);
  });

  it('counts for bundles that are imported into an empty portal later', async () => {
    await removePortal(store.measurements, portal);
    const genre = await alias('genre', 'Попаданцы', 'Попадание');
    const author = await alias('author', 'id:7', 'name:Анна Новая');
    await setAliases(store.measurements, portal, [genre, author]);
    await capture('2026-03-01', 'Попаданцы', { externalId: '7', name: 'Анна' });
    // The present names were captured on no day yet.
    expect(
      await store.rows(
        `SELECT JSONExtract(brief, 'author_names', 'Array(String)') AS authors,
           JSONExtract(brief, 'genre_names', 'Array(String)') AS genres
         FROM book_rows WHERE portal = {portal:String} LIMIT 1`,
        { portal },
      ),
    ).toEqual([{ authors: ['Анна Новая'], genres: ['Попадание'] }]);
    await capture('2026-03-02', 'Попадание', { externalId: '7', name: 'Анна' });
    expect(await events()).toEqual([]);
    expect(
      await store.rows(
        'SELECT DISTINCT genre_id FROM rank_entries WHERE portal = {portal:String}',
        { portal },
      ),
    ).toEqual([{ genre_id: genre.canonical }]);
  });
});
