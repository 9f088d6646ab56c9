import { describe, expect, it } from 'vitest';
import { columnFaults, migrate, StoreVersionError } from './migrate.ts';
import { publishBundle } from './publish.ts';
import { contents } from './testing/contents.ts';
import { book, list, reading, snapshot } from './testing/snapshotRows.ts';
import { testStore } from './testing/testStore.ts';

const store = testStore('nothing');

describe('migrate', () => {
  it('makes every table as it is defined, once', async () => {
    const { writer } = store.measurements;
    expect(await columnFaults(writer)).toEqual([]);
    await migrate(writer);
    expect(await store.rows('SELECT version FROM migrations ORDER BY version')).toEqual([
      { version: 1 },
      { version: 2 },
      { version: 3 },
      { version: 4 },
      { version: 5 },
      { version: 6 },
      { version: 7 },
      { version: 8 },
      { version: 9 },
      { version: 10 },
      { version: 11 },
    ]);
  });

  it('brings what a store of the version before holds to what a publication makes now', async () => {
    const { measurements } = store;
    const { writer } = measurements;
    const books = ['a', 'b'].map((id) =>
      book(id, {
        authors: [{ externalId: null, name: 'Автор' }],
        genres: ['Проза'],
        seriesTitle: id,
        status: id === 'a' ? 'finished' : 'in_progress',
      }),
    );
    const source = snapshot({
      portal: 'litnet',
      books,
      metrics: ['2026-08-05', '2026-08-06', '2026-08-07'].flatMap((day, at) =>
        books.map(({ bookId }) => reading(day, bookId, { library: 10 * at, views: 100 + at })),
      ),
      ranks: list('2026-08-07', ['b', 'a']),
    });
    expect((await publishBundle(measurements, source, { demo: true })).outcome).toBe('published');
    const made = await contents(measurements);
    expect(
      await store.rows(
        "SELECT title_key FROM catalogue_books WHERE has(facets, 'series:finished')",
      ),
    ).toEqual([{ title_key: 'книга a' }]);
    await writer.command('ALTER TABLE catalogue_books DROP COLUMN in_finished_series');
    await writer.command(
      `ALTER TABLE catalogue_books UPDATE
         facets = arrayFilter(facet -> facet != 'series:finished', facets) WHERE true`,
    );
    await writer.command('DROP TABLE niche_bars SYNC');
    await writer.command('ALTER TABLE migrations DELETE WHERE version = 11', {});
    await migrate(writer);
    expect(await contents(measurements)).toEqual(made);
  });

  it('refuses a store whose tables differ, and names what differs', async () => {
    const { writer } = store.measurements;
    await writer.command('ALTER TABLE tags ADD COLUMN colour String, DROP COLUMN name');
    await expect(migrate(writer)).rejects.toThrow(
      /tags has no column name; tags has an unknown column colour/,
    );
    await writer.command('ALTER TABLE tags ADD COLUMN name String, DROP COLUMN colour');
  });

  it('refuses the store of a newer program', async () => {
    const { writer } = store.measurements;
    await writer.insert('migrations', [{ version: 99, name: 'later', applied_at: 0 }]);
    await expect(migrate(writer)).rejects.toThrow(StoreVersionError);
    await expect(migrate(writer)).rejects.toThrow(/version 99/);
  });
});
