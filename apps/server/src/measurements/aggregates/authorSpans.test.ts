import { dayAfter } from '@litometr/domain';
import { describe, expect, it } from 'vitest';
import { publishBundle } from '../publish.ts';
import { book, list, snapshot } from '../testing/snapshotRows.ts';
import { testStore } from '../testing/testStore.ts';

const store = testStore();
const FIRST = '2026-03-01';
const DAYS = 12;
const AUTHORS = 150;

describe('group_daily', () => {
  it('counts an author with several books on the same days once', {
    timeout: 120_000,
  }, async () => {
    const books = Array.from({ length: AUTHORS * 4 }, (_, at) =>
      book(`b${at}`, {
        authors: [{ externalId: null, name: `Автор ${at % AUTHORS}` }],
        genres: [`Жанр ${at % 3}`],
        firstPublishedOn: FIRST,
      }),
    );
    const ids = books.map(({ bookId }) => bookId);
    const ranks = Array.from({ length: DAYS }, (_, at) => list(dayAfter(FIRST, at), ids)).flat();
    await publishBundle(store.measurements, snapshot({ portal: 'litnet', books, ranks }));
    const found = await store.rows(
      `SELECT DISTINCT kind, authors, list_authors, supply_authors, supply_listed
       FROM group_daily WHERE portal = 'litnet' AND kind IN ('all', 'genre') ORDER BY kind`,
    );
    const everywhere = (authors: number) => ({
      authors,
      list_authors: authors,
      supply_authors: authors,
      supply_listed: authors,
    });
    expect(found).toEqual([
      { kind: 'all', ...everywhere(AUTHORS) },
      { kind: 'genre', ...everywhere(AUTHORS / 3) },
    ]);
  });
});
