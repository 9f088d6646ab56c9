import { describe, expect, it } from 'vitest';
import { columnFaults } from './columnFaults.ts';
import { migrate, StoreVersionError } from './migrate.ts';
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
      { version: 14 },
      { version: 16 },
      { version: 17 },
      { version: 18 },
    ]);
  });

  it('rebuilds aggregates that differ from their definition as a publication makes them', async () => {
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
      metrics: ['2026-07-05', '2026-08-06', '2026-08-07'].flatMap((day, at) =>
        books.map(({ bookId }) => ({
          ...reading(day, bookId, { library: 10 * at, views: 100 + at }),
          chars: 40_000 + at * 33_000,
        })),
      ),
      ranks: list('2026-08-07', ['b', 'a']),
    });
    expect((await publishBundle(measurements, source, { demo: true })).outcome).toBe('published');
    const made = await contents(measurements);
    // Two books that each grew by 66,000 characters in thirty-three days.
    expect(await store.rows('SELECT written_per_day, written_n FROM author_latest')).toEqual([
      { written_per_day: 4_000, written_n: 2 },
    ]);
    await writer.command(
      'ALTER TABLE author_latest DROP COLUMN written_per_day, DROP COLUMN written_n',
    );
    await migrate(writer);
    expect(await contents(measurements)).toEqual(made);
  });

  it('gives the rows of the version before a capture of their day', async () => {
    const { measurements } = store;
    const { writer } = measurements;
    const capture = (on: string, title: string) =>
      publishBundle(
        measurements,
        snapshot({
          portal: 'litmarket',
          capturedAt: `${on}T12:00:00Z`,
          books: [book('a', { title, updatedOn: on, authors: [{ externalId: '1', name: title }] })],
          metrics: [reading(on, 'a', { library: 10 })],
          ranks: list(on, ['a']),
        }),
      );
    await capture('2026-08-06', 'Тень');
    await capture('2026-08-07', 'Зима');
    const withoutCaptures = async () =>
      (await contents(measurements)).map((row) =>
        row.replace(/,"(updated_on|(url_|avatar_)?capture)":(\d+|"[^"]*"|null)/g, ''),
      );
    const made = await withoutCaptures();
    for (const table of ['books', 'authors', 'author_daily', 'metrics', 'ranks', 'chapters']) {
      await writer.command(`ALTER TABLE ${table} DROP COLUMN capture`);
    }
    await writer.command('ALTER TABLE authors DROP COLUMN url_capture, DROP COLUMN avatar_capture');
    await writer.command('ALTER TABLE award_daily DROP COLUMN capture');
    await writer.command('DROP TABLE book_captures SYNC');
    await writer.command(
      'ALTER TABLE books DROP COLUMN source_author_ids, DROP COLUMN source_genre_ids',
    );
    await writer.command('ALTER TABLE book_facts DROP COLUMN source_genre_ids');
    await writer.command('DROP TABLE aliases SYNC');
    await writer.command('DROP TABLE aggregate_builds SYNC');
    await writer.command('ALTER TABLE group_daily DROP COLUMN top_lists');
    await writer.command('ALTER TABLE book_lines DROP COLUMN spans');
    await writer.command('ALTER TABLE migrations DELETE WHERE version >= 14', {});
    await migrate(writer);
    expect(await withoutCaptures()).toEqual(made);
    await capture('2026-08-05', 'Море');
    const known = { title: 'Зима', name: 'Зима' };
    expect(
      await store.rows(
        `SELECT title, (SELECT name FROM authors WHERE portal = 'litmarket') AS name
         FROM books WHERE portal = 'litmarket'`,
      ),
    ).toEqual([known]);
  });

  it('takes what captures name for what counts in a store that knows no renames', async () => {
    const { writer } = store.measurements;
    const made = (await contents(store.measurements)).toSorted();
    await writer.command(
      'ALTER TABLE books DROP COLUMN source_author_ids, DROP COLUMN source_genre_ids',
    );
    await writer.command('ALTER TABLE book_facts DROP COLUMN source_genre_ids');
    await writer.command('DROP TABLE aliases SYNC');
    await writer.command('ALTER TABLE migrations DELETE WHERE version = 16', {});
    await migrate(writer);
    expect((await contents(store.measurements)).toSorted()).toEqual(made);
    expect(
      await store.rows(
        "SELECT length(source_author_ids) AS authors FROM books WHERE portal = 'litnet'",
      ),
    ).toEqual([{ authors: 1 }, { authors: 1 }]);
  });

  it('adds the column of a metric that only the registry has, null in older readings', async () => {
    const { writer } = store.measurements;
    const made = await contents(store.measurements);
    const columns = () =>
      store.rows("SELECT name FROM system.columns WHERE table = 'metrics' ORDER BY position");
    const defined = await columns();
    await writer.command('ALTER TABLE metrics DROP COLUMN donations');
    await migrate(writer);
    expect(await columns()).toEqual(defined);
    expect(await contents(store.measurements)).toEqual(made);
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
