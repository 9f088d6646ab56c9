import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { FAULT_LIMIT, type Fault } from '../measurements/faults.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { importBundle } from './importBundle.ts';
import { alteredBundle, bundlePath } from './testing/copyBundle.ts';

const store = testStore();

const manifest = {
  format: 'litometr-snapshot',
  version: 1,
  portal: 'litgorod',
  source: 'test',
  captured_at: '2026-03-04T20:00:00Z',
};
const withManifest = (entries: object) => ({
  'manifest.json': JSON.stringify({ ...manifest, ...entries }, null, 1),
});
const ranks = (...lines: string[]) => ({
  'ranks.csv': ['day,list,genre,period,position,book_id', ...lines].join('\n'),
});
const metrics = (...lines: string[]) => ({
  'metrics.csv': ['day,book_id,views,stars_1', ...lines].join('\n'),
});
const books = (...lines: string[]) => ({
  'books.csv': ['book_id,title,author_ids,author_names,genres', ...lines].join('\n'),
});

/** A matcher in the place of a text. */
const matching = (pattern: RegExp): string => expect.stringMatching(pattern) as string;

type Files = Readonly<Record<string, string | Uint8Array | null>>;
const refusals: readonly [string, Files, Partial<Fault>][] = [
  ['no manifest', { 'manifest.json': null }, { reason: 'it has no manifest.json' }],
  ['a manifest that is not JSON', { 'manifest.json': '{' }, { file: 'manifest.json' }],
  [
    'a wrong portal',
    withManifest({ portal: 'wattpad' }),
    { file: 'manifest.json', line: 4, column: 'portal', value: '"wattpad"' },
  ],
  ['another format', withManifest({ format: 'x' }), { column: 'format' }],
  ['another version', withManifest({ version: 2 }), { column: 'version', value: '2' }],
  [
    'a capture without a time',
    withManifest({ captured_at: '2026-03-04' }),
    { column: 'captured_at' },
  ],
  ['a missing entry', withManifest({ source: undefined }), { column: 'source', value: null }],
  [
    'a missing column',
    { 'metrics.csv': 'day,views\n2026-03-02,1' },
    { file: 'metrics.csv', line: 1, column: 'book_id', reason: 'a required column is missing' },
  ],
  [
    'an unknown column',
    { 'metrics.csv': 'day,book_id,vievs\n' },
    {
      file: 'metrics.csv',
      line: 1,
      column: 'vievs',
      reason: matching(/unknown column/),
    },
  ],
  ['a duplicate column', { 'metrics.csv': 'day,book_id,day\n' }, { column: 'day', line: 1 }],
  ['an empty file', { 'metrics.csv': '' }, { file: 'metrics.csv', reason: 'it has no header' }],
  ['an unknown file', { 'metric.csv': 'day' }, { file: 'metric.csv' }],
  [
    'a bad cell',
    metrics('2026-03-02,101,5,', '2026-03-02,102,many,'),
    { line: 3, column: 'views', value: 'many' },
  ],
  ['an empty required cell', metrics(',101,5,'), { line: 2, column: 'day', reason: 'is required' }],
  [
    'a row that is too short',
    metrics('2026-03-02,101'),
    { line: 2, reason: 'has 2 cells, the header has 4' },
  ],
  [
    'a quote that is not closed',
    metrics('2026-03-02,101,5,', '2026-03-02,"102,5,'),
    { line: 3, reason: matching(/never closed/) },
  ],
  ['a quote inside a cell', metrics('2026-03-02,10"1,5,'), { line: 2, reason: matching(/quote/) }],
  [
    'text after a quote',
    metrics('2026-03-02,"101"x,5,'),
    { line: 2, reason: matching(/closing quote/) },
  ],
  [
    'bytes that are not UTF-8',
    { 'books.csv': Buffer.concat([Buffer.from('book_id,title\n101,'), Buffer.from([0xd0, 0x0a])]) },
    { file: 'books.csv', line: 2, column: 'title', reason: 'is not valid UTF-8' },
  ],
  [
    'authors in unequal numbers',
    books('101,Имя,7|8,Один,'),
    { line: 2, column: 'author_ids', value: '7|8' },
  ],
  ['a genre outside genre_top', ranks('2026-03-02,global_top,Фэнтези,,1,101'), { column: 'genre' }],
  [
    'a genre_top without a genre',
    ranks('2026-03-02,genre_top,,,1,101'),
    { column: 'genre', value: null },
  ],
  [
    'a duplicate book',
    books('101,Имя,,,', '101,Имя,,,'),
    { file: 'books.csv', line: 3, reason: 'the book occurs already on line 2' },
  ],
  [
    'a duplicate reading',
    metrics('2026-03-02,101,5,', '2026-03-02,101,5,'),
    { line: 3, column: 'book_id' },
  ],
  [
    'an unknown book',
    metrics('2026-03-02,999,5,'),
    {
      line: 2,
      value: '999',
      reason: matching(/neither in books.csv nor in the store/),
    },
  ],
  [
    'a place that is taken',
    ranks('2026-03-02,new,,,1,101', '2026-03-02,new,,,1,102'),
    { line: 3, column: 'position' },
  ],
  [
    'a book that occurs twice in a list',
    ranks('2026-03-02,new,,,1,101', '2026-03-02,new,,,2,101'),
    { line: 3, column: 'book_id' },
  ],
  [
    'a list that does not begin at 1',
    ranks('2026-03-02,new,,,2,101'),
    { line: 2, reason: 'place 1 is missing in new of 2026-03-02' },
  ],
  [
    'a list with a hole',
    ranks('2026-03-02,new,,week,1,101', '2026-03-02,new,,week,3,102'),
    { reason: 'place 2 is missing in new week of 2026-03-02' },
  ],
  [
    'an author twice on a day',
    { 'authors.csv': 'author_id,name,day\n7,А,2026-03-02\n7,А,2026-03-02' },
    { file: 'authors.csv', line: 3 },
  ],
  [
    'subscribers without a day',
    { 'authors.csv': 'author_id,name,day,subscribers\n7,А,,5' },
    { column: 'day' },
  ],
  [
    'a duplicate chapter',
    { 'chapters.csv': 'book_id,chapter_id\n101,c\n101,c' },
    { file: 'chapters.csv', line: 3 },
  ],
  [
    'a duplicate award',
    { 'awards.csv': 'day,book_id,type,count\n2026-03-02,101,а,1\n2026-03-02,101,а,1' },
    { file: 'awards.csv', line: 3 },
  ],
  [
    'no rows at all',
    Object.fromEntries(
      ['books', 'metrics', 'ranks', 'authors', 'chapters', 'awards'].map((file) => [
        `${file}.csv`,
        file === 'books' ? 'book_id,title\n' : null,
      ]),
    ),
    { reason: 'it has no rows' },
  ],
];

describe('importBundle refuses', () => {
  it.each(refusals)('%s', async (_what, files, expected) => {
    const result = await importBundle(store.measurements, await alteredBundle(files));
    expect(result.outcome).toBe('refused');
    expect(result.report.faults[0]).toMatchObject(expected);
    expect(await store.rows('SELECT * FROM portal_states')).toEqual([]);
  });

  it('a path with nothing of the kind', async () => {
    const nowhere = await importBundle(store.measurements, '/nowhere/at-all');
    expect(nowhere).toMatchObject({ outcome: 'refused' });
    const file = await importBundle(store.measurements, `${bundlePath('two-days')}/books.csv`);
    expect(file.report.faults[0]?.reason).toBe('a bundle is a folder, a .zip or a .tar.gz');
  });

  it('and counts every bad row, but lists the first thousand', async () => {
    const lines = Array.from({ length: 1_500 }, () => '2026-03-02,101,many,');
    const result = await importBundle(store.measurements, await alteredBundle(metrics(...lines)));
    expect(result.report.badRows).toBe(1_500);
    expect(result.report.faults).toHaveLength(FAULT_LIMIT);
  });

  it('a row once, though its book is named elsewhere', async () => {
    const files = { ...books('101,,,,', '102,Имя,,,', '103,Имя,,,') };
    const result = await importBundle(store.measurements, await alteredBundle(files));
    expect(result.report).toMatchObject({ badRows: 1, faults: [{ line: 2, column: 'title' }] });
  });

  it('every bad cell of a row by its first line, also after a cell of several lines', async () => {
    const files = books('101,"Имя\nв две строки",,,', '102,Имя,1|2,Один,"a\n||b"', '103,Имя,,,');
    const result = await importBundle(store.measurements, await alteredBundle(files));
    expect(result.report).toMatchObject({ badRows: 1, faults: [{ line: 4, column: 'genres' }] });
  });
});

describe('importBundle', () => {
  it('reads what the format allows', async () => {
    const result = await importBundle(store.measurements, bundlePath('two-days'));
    expect(result).toMatchObject({
      outcome: 'published',
      state: { portal: 'litgorod', dataDay: '2026-03-04', coverage: 1, demo: false },
      counts: {
        books: { added: 3 },
        metrics: { added: 5 },
        ranks: { added: 6 },
        chapters: { added: 2 },
        awards: { added: 1 },
      },
    });
    const [row] = await store.rows(
      "SELECT * EXCEPT (id, author_ids, genre_ids, tag_ids) FROM books WHERE external_id = '101'",
    );
    expect(row).toMatchObject({
      title: 'Лампа у переправы',
      series_number: 1,
      form: 'novel',
      price_rub: 149.5,
      price_audio_rub: null,
      has_audio: true,
      is_exclusive: false,
      has_profanity: null,
      pages: null,
      annotation: 'Паромщик, который\nвозит "не тех"',
      first_seen_on: '2026-03-02',
    });
    const authors = await store.rows(
      `SELECT external_id, name, url FROM authors ORDER BY external_id`,
    );
    expect(authors).toEqual([
      { external_id: '7', name: 'Вера Полынина', url: 'https://example.org/a/7' },
      { external_id: '8', name: 'Остап Верстовой', url: null },
      { external_id: '9', name: 'Ия Луговская', url: null },
    ]);
  });

  it('reads the same with a BOM, CRLF and other orders, and changes nothing by it', async () => {
    const crlf = async (name: string) => {
      const text = await readFile(`${bundlePath('two-days')}/${name}`, 'utf8');
      return `\uFEFF${text.replaceAll(/(?<!который)\n/g, '\r\n')}`;
    };
    const files = {
      'books.csv': await crlf('books.csv'),
      'metrics.csv': await crlf('metrics.csv'),
    };
    const result = await importBundle(store.measurements, await alteredBundle(files));
    expect(result).toMatchObject({ outcome: 'unchanged', counts: { books: { unchanged: 3 } } });
  });

  it('takes books that the store knows', async () => {
    const result = await importBundle(store.measurements, bundlePath('next-day'));
    expect(result).toMatchObject({
      outcome: 'published',
      state: { dataDay: '2026-04-01', source: 'written for the tests, a day later' },
      counts: { metrics: { added: 1, changed: 1 }, ranks: { added: 2, changed: 1, removed: 1 } },
    });
  });

  it('with skipped rows imports the valid ones and stores the report', async () => {
    const files = {
      ...withManifest({ captured_at: '2026-05-02T20:00:00Z' }),
      ...metrics('2026-05-01,101,7,', '2026-05-01,102,many,', '2026-05-01,999,1,'),
      ...ranks(
        '2026-05-01,new,,,1,101',
        '2026-05-01,new,,,2,102',
        '2026-05-01,promo,,,1,101',
        '2026-05-01,promo,,,x,102',
        '2026-05-01,promo,,,3,103',
      ),
    };
    const bundle = await alteredBundle(files);
    const result = await importBundle(store.measurements, bundle, { skipBadRows: true });
    expect(result).toMatchObject({
      outcome: 'published',
      counts: { metrics: { added: 1 }, ranks: { added: 2 } },
      report: { badRows: 4 },
    });
    const report = result.report.faults.map(({ file, line, column }) => [file, line, column]);
    expect(report).toEqual([
      ['metrics.csv', 3, 'views'],
      ['ranks.csv', 5, 'position'],
      ['metrics.csv', 4, 'book_id'],
      ['ranks.csv', 4, 'position'],
    ]);
  });

  it('with skipped rows takes the rows around broken quotes', async () => {
    const good = (day: number, id = '101') => `2026-07-${10 + day},${id},${day},`;
    const files = {
      ...withManifest({ captured_at: '2026-08-01T20:00:00Z' }),
      ...metrics(good(1), '2026-07-21,10"1,7,', good(2), '2026-07-22,"101,7,', good(3), good(4)),
      ...ranks('2026-07-11,new,,,1,101'),
    };
    const bundle = await alteredBundle(files);
    const result = await importBundle(store.measurements, bundle, { skipBadRows: true });
    expect(result).toMatchObject({
      outcome: 'published',
      counts: { metrics: { added: 4 } },
      report: {
        badRows: 2,
        faults: [
          { file: 'metrics.csv', line: 3, reason: matching(/quote is inside/) },
          { file: 'metrics.csv', line: 5, reason: matching(/never closed/) },
        ],
      },
    });
  });

  it('stops when it is aborted, and changes nothing', async () => {
    const before = await store.rows('SELECT * FROM portal_states ORDER BY generation');
    const stop = new AbortController();
    const bundle = await alteredBundle(metrics('2026-06-01,101,7,'));
    const importing = importBundle(store.measurements, bundle, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    });
    await expect(importing).rejects.toThrow('enough');
    expect(await store.rows('SELECT * FROM portal_states ORDER BY generation')).toEqual(before);
  });
});
