import { describe, expect, it, onTestFinished } from 'vitest';
import { publishBundle } from './publish.ts';
import { removePortal } from './removePortal.ts';
import type { BookRow } from './rows.ts';
import { book, list, reading, type Snapshot, snapshot } from './testing/snapshotRows.ts';
import { testStore } from './testing/testStore.ts';

const store = testStore();

function leaveNothing(): void {
  onTestFinished(async () => {
    await removePortal(store.measurements, 'litmarket');
  });
}

const publish = (rows: Omit<Snapshot, 'portal'>) =>
  publishBundle(store.measurements, snapshot({ portal: 'litmarket', ...rows }));

const june20: Partial<BookRow> = {
  title: 'Новое название',
  genres: ['Фэнтези'],
  tags: ['маг'],
  status: 'finished',
  access: 'paid',
  priceRub: 199,
};
const june10: Partial<BookRow> = {
  title: 'Старое название',
  genres: ['Детектив'],
  tags: ['сыщик'],
  status: 'in_progress',
  access: 'free',
  priceRub: 0,
};

describe('a bundle that was captured before what the store holds', { timeout: 120_000 }, () => {
  it('changes what was known then, and not what is known now', async () => {
    leaveNothing();
    await publish({
      capturedAt: '2026-06-20T10:00:00Z',
      books: [book('1', june20)],
      metrics: [reading('2026-06-20', '1', { library: 120 })],
    });
    await publish({
      capturedAt: '2026-06-10T10:00:00Z',
      books: [book('1', june10)],
      metrics: [reading('2026-06-10', '1', { library: 100 })],
    });
    expect(
      await store.rows(
        `SELECT title, status, access, price_rub, first_seen_on, genre.name AS genre, tag.name AS tag
         FROM (SELECT *, genre_ids[1] AS genre_id, tag_ids[1] AS tag_id FROM books) AS b
         INNER JOIN genres AS genre ON genre.id = b.genre_id
         INNER JOIN tags AS tag ON tag.id = b.tag_id`,
      ),
    ).toEqual([
      {
        title: 'Новое название',
        status: 'finished',
        access: 'paid',
        price_rub: 199,
        first_seen_on: '2026-06-10',
        genre: 'Фэнтези',
        tag: 'маг',
      },
    ]);
    const between = { day: '2026-06-20', prev_day: '2026-06-10' };
    expect(
      await store.rows('SELECT day, prev_day, type, before, after FROM book_events ORDER BY type'),
    ).toEqual([
      { ...between, type: 'finished', before: 'in_progress', after: 'finished' },
      { ...between, type: 'genre', before: null, after: null },
      { ...between, type: 'price', before: '0', after: '199' },
      { ...between, type: 'tag', before: null, after: null },
      { ...between, type: 'title', before: 'Старое название', after: 'Новое название' },
    ]);
  });

  it('splits a run of equal facts between the captures around it', async () => {
    leaveNothing();
    for (const day of ['01', '02', '05', '09', '04']) {
      const title = day === '04' ? 'Зима' : 'Тень';
      await publish({ capturedAt: `2026-06-${day}T10:00:00Z`, books: [book('1', { title })] });
    }
    expect(await store.rows('SELECT title, day, last_day FROM book_facts ORDER BY day')).toEqual([
      { title: 'Тень', day: '2026-06-01', last_day: '2026-06-02' },
      { title: 'Зима', day: '2026-06-04', last_day: '2026-06-04' },
      { title: 'Тень', day: '2026-06-05', last_day: '2026-06-09' },
    ]);
  });

  it('gives way where a later capture has the same reading, list, chapter or award', async () => {
    leaveNothing();
    const day = '2026-06-01';
    const rows = (value: number, order: string[]) => ({
      metrics: [reading(day, 'a', { views: value })],
      ranks: list(day, order),
      chapters: [
        { bookId: 'a', chapterId: '1', number: value, title: null, publishedOn: null },
      ].map((row) => ({ ...row, chars: null, isFree: null })),
      awards: [{ day, bookId: 'a', type: 'rose', count: value }],
    });
    const books = [book('a'), book('b')];
    await publish({ capturedAt: '2026-06-03T10:00:00Z', books, ...rows(30, ['b', 'a']) });
    const late = await publish({ capturedAt: '2026-06-02T10:00:00Z', ...rows(20, ['a']) });
    const unchanged = { added: 0, changed: 0, removed: 0, unchanged: 1 };
    expect(late).toMatchObject({
      outcome: 'unchanged',
      counts: { metrics: unchanged, ranks: unchanged, chapters: unchanged, awards: unchanged },
    });
    expect(
      await store.rows(
        `SELECT (SELECT views FROM metrics) AS views, (SELECT count() FROM ranks) AS places,
           (SELECT number FROM chapters) AS number, (SELECT count FROM award_daily) AS awards`,
      ),
    ).toEqual([{ views: 30, places: 2, number: 30, awards: 30 }]);
  });

  it('gives way to a capture between the two that confirms a reading', async () => {
    leaveNothing();
    const capture = (day: string, views: number) =>
      publish({
        capturedAt: `2026-06-${day}T10:00:00Z`,
        books: [book('a')],
        metrics: [reading('2026-06-01', 'a', { views })],
      });
    await capture('01', 10);
    expect(await capture('03', 10)).toMatchObject({
      outcome: 'published',
      counts: { metrics: { unchanged: 1, changed: 0 } },
    });
    await capture('02', 20);
    expect(await store.rows('SELECT views FROM metrics')).toEqual([{ views: 10 }]);
  });

  it('stores the newest name of an author, and the last address of any capture', async () => {
    leaveNothing();
    const author = (day: string, name: string, url: string | null) =>
      publish({
        capturedAt: `2026-06-${day}T10:00:00Z`,
        authors: [{ authorId: '1', name, url, avatarUrl: null, day: null, subscribers: null }],
      });
    await author('01', 'Анна', 'https://example.org/1');
    await author('03', 'Анна Белая', null);
    await author('02', 'Аня', 'https://example.org/2');
    expect(await store.rows('SELECT name, url FROM authors')).toEqual([
      { name: 'Анна Белая', url: 'https://example.org/2' },
    ]);
  });

  it('may be corrected under its own time: the bundle imported last counts', async () => {
    leaveNothing();
    for (const titles of [
      ['Тень', 'Зима'],
      ['Зима', 'Тень'],
    ]) {
      await removePortal(store.measurements, 'litmarket');
      for (const title of titles) await publish({ books: [book('1', { title })] });
      const found = [
        ...(await store.rows('SELECT title FROM books')),
        ...(await store.rows('SELECT title FROM book_facts')),
      ];
      expect(found).toEqual([{ title: titles[1] }, { title: titles[1] }]);
    }
  });
});

describe('what is learnt later', { timeout: 120_000 }, () => {
  const juneDays = Array.from(
    { length: 30 },
    (_, at) => `2026-06-${String(at + 1).padStart(2, '0')}`,
  );

  it('is carried into the months that it concerns', async () => {
    leaveNothing();
    const facts = { genres: ['Фэнтези'], firstPublishedOn: '2024-01-01' };
    const ids = ['1', '2', '3', '4', '5'];
    await publish({
      capturedAt: '2026-06-30T10:00:00Z',
      books: ids.map((id) => book(id, facts)),
      metrics: juneDays.flatMap((day) => ids.map((id) => reading(day, id, { library: 100 }))),
      ranks: juneDays.flatMap((day) => list(day, ['1', '2', '3'])),
    });
    const chapter = { number: 1, title: 'Глава', chars: 5_000, isFree: true };
    await publish({
      capturedAt: '2026-08-05T10:00:00Z',
      chapters: [{ ...chapter, bookId: '4', chapterId: 'c1', publishedOn: '2026-06-15' }],
    });
    expect(await store.rows("SELECT active_books FROM group_latest WHERE kind = 'genre'")).toEqual([
      { active_books: 4 },
    ]);
    expect(
      await store.rows(
        `SELECT day, supply_active FROM group_daily
         WHERE kind = 'genre' AND day IN ('2026-06-14', '2026-06-15', '2026-06-30') ORDER BY day`,
      ),
    ).toEqual([
      { day: '2026-06-14', supply_active: 3 },
      { day: '2026-06-15', supply_active: 4 },
      { day: '2026-06-30', supply_active: 4 },
    ]);
  });

  it('is counted before a late chapter of long ago comes in, which changes no figure', async () => {
    leaveNothing();
    const days = ['2026-04-10', '2026-04-11', '2026-05-10', '2026-05-11'];
    const writer = (name: string) => ({ externalId: null, name });
    const facts = (at: number): Partial<BookRow> => ({
      genres: ['Фэнтези'],
      authors: [writer(`Автор ${at % 3}`)],
      updatedOn: '2026-04-09',
    });
    const ids = Array.from({ length: 6 }, (_, at) => String(at));
    const books = ids.map((id, at) => book(id, facts(at)));
    const publishDays = (month: string, rows: BookRow[]) =>
      publish({
        capturedAt: `${month}-12T10:00:00Z`,
        books: rows,
        metrics: days
          .filter((day) => day.startsWith(month))
          .flatMap((day, at) => ids.map((id, of) => reading(day, id, { library: 100 + at * of }))),
        ranks: days.filter((day) => day.startsWith(month)).flatMap((day) => list(day, ['0', '1'])),
      });
    await publishDays('2026-04', books);
    await publishDays(
      '2026-05',
      // A co-author, a day of publication and an update that April did not know.
      books.map((row, at) => ({
        ...row,
        authors: at === 0 ? [...row.authors, writer('Соавтор')] : row.authors,
        firstPublishedOn: at === 1 ? '2026-03-01' : null,
        updatedOn: at === 2 ? '2026-05-09' : row.updatedOn,
      })),
    );
    const chapter = { number: 1, title: 'Глава', chars: 10, isFree: true };
    await publish({
      capturedAt: '2026-05-20T10:00:00Z',
      chapters: [{ ...chapter, bookId: '4', chapterId: 'c1', publishedOn: '2026-04-05' }],
    });
    const genreFigures = () =>
      store.rows("SELECT * FROM group_daily WHERE kind = 'genre' ORDER BY a, day");
    const before = await genreFigures();
    await publish({
      capturedAt: '2026-01-01T10:00:00Z',
      chapters: [{ ...chapter, bookId: '5', chapterId: 'c2', publishedOn: '1971-01-01' }],
    });
    expect(await genreFigures()).toEqual(before);
  });

  it('leaves the months before it as they are published', async () => {
    leaveNothing();
    const books = [book('a', { firstPublishedOn: '2025-01-01', updatedOn: '2026-04-01' })];
    const capture = (day: string) =>
      publish({
        capturedAt: `${day}T10:00:00Z`,
        books,
        metrics: [reading(day, 'a', { library: 1 })],
      });
    await capture('2026-04-10');
    await capture('2026-06-10');
    await store.measurements.writer.command(
      `ALTER TABLE day_quality UPDATE books_read = 77 WHERE day < '2026-06-01'
       SETTINGS mutations_sync = 2`,
    );
    await capture('2026-06-11');
    expect(
      await store.rows(
        'SELECT DISTINCT toMonth(day) AS month FROM day_quality WHERE books_read = 77 ORDER BY month',
      ),
    ).toEqual([{ month: 4 }, { month: 5 }]);
  });
});
