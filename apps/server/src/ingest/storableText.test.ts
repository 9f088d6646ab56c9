import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { FaultLog } from '../measurements/faults.ts';
import type { BundleFile } from '../measurements/rows.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { columns, type FileColumns } from './columns.ts';
import { importBundle } from './importBundle.ts';
import { parseManifest } from './manifest.ts';
import { packRows } from './packRows.ts';
import { alteredBundle } from './testing/copyBundle.ts';

const store = testStore();

/** Cells that are good in any file; every other column is a counter or a text. */
const good: Readonly<Record<string, string>> = {
  day: '2026-03-02',
  list: 'genre_top',
  genre: 'Проза',
  period: 'week',
  form: 'novel',
  status: 'finished',
  access: 'paid',
  has_audio: 'true',
  is_exclusive: 'true',
  has_profanity: 'true',
  is_free: 'true',
  first_published_on: '2026-03-02',
  updated_on: '2026-03-02',
  finished_on: '2026-03-02',
  published_on: '2026-03-02',
  url: 'https://example.org/1',
  cover_url: 'https://example.org/1.png',
  avatar_url: 'https://example.org/1.png',
};
const cellOf = (column: string) => good[column] ?? '1';

async function faultsOf(file: BundleFile, rows: readonly string[]) {
  const header = Object.keys(columns[file]).join(',');
  const faults = new FaultLog();
  const stream = Readable.from([Buffer.from([header, ...rows].join('\n'))]);
  const bundle = { files: () => [{ file, stream }] };
  for await (const _ of packRows(bundle, faults, () => undefined));
  return faults.faults;
}

const cells = Object.entries<FileColumns[BundleFile]>(columns).flatMap(([file, of]) =>
  Object.keys(of).map((column) => [file as BundleFile, column] as const),
);

describe('a cell of text', () => {
  it.each(cells)('of %s %s is refused with NUL, by its line and column', async (file, column) => {
    const names = Object.keys(columns[file]);
    const row = names.map(cellOf).join(',');
    const bad = names.map((name) => cellOf(name) + (name === column ? '\0' : '')).join(',');
    const [fault, ...others] = await faultsOf(file, [row, bad, row]);
    expect(fault).toMatchObject({ file: `${file}.csv`, line: 3, column });
    expect(fault?.value).toContain('␀');
    expect(others).toEqual([]);
  });

  it.each([
    ['a lone surrogate', Buffer.from([0xed, 0xa0, 0x80]), 'is not valid UTF-8'],
    ['a vertical tab', Buffer.from([0x0b]), 'holds the control character U+000B; remove it'],
    ['a C1 control', Buffer.from('\u0085'), 'holds the control character U+0085; remove it'],
  ])('is refused with %s, and changes nothing', async (_what, bytes, reason) => {
    const books = [Buffer.from('book_id,title\n101,Имя\n102,А'), bytes, Buffer.from('Б\n103,В\n')];
    const bundle = await alteredBundle({ 'books.csv': Buffer.concat(books) });
    const result = await importBundle(store.measurements, bundle);
    expect(result).toMatchObject({
      outcome: 'refused',
      report: { badRows: 1, faults: [{ file: 'books.csv', line: 3, column: 'title', reason }] },
    });
  });

  it('is read with tabs, line ends and signs beyond the basic plane', async () => {
    const names = Object.keys(columns.books);
    const row = names.map((name) => (name === 'annotation' ? '"a\tb\r\nв 🦊"' : cellOf(name)));
    expect(await faultsOf('books', [row.join(',')])).toEqual([]);
  });
});

describe('the source in manifest.json', () => {
  it.each(['a\\u0000b', 'a\\ud800b', 'a\\u0007b', 'a\uFFFDb'])('is refused as %j', (source) => {
    const json = `{"format": "litometr-snapshot", "version": 1, "portal": "litgorod",
      "captured_at": "2026-03-04T20:00:00Z",
      "source": "${source}"}`;
    expect(() => parseManifest(json)).toThrow(
      expect.objectContaining({
        fault: expect.objectContaining({
          file: 'manifest.json',
          line: 3,
          column: 'source',
        }) as unknown,
      }) as Error,
    );
  });
});

describe('an address', () => {
  it.each([
    ['books', 'url'],
    ['books', 'cover_url'],
    ['authors', 'url'],
    ['authors', 'avatar_url'],
  ] as const)('of %s %s is refused unless it is of the web', async (file, column) => {
    const addresses = [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      '"java\nscript:alert(1)"',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://example.org/1',
      'ftp://example.org/',
      '//example.org/1',
      '/books/1',
      'example.org',
      'https://',
      'https:example.org',
      'https:\\\\example.org',
      'https://exa mple.org',
      `https://example.org/${'x'.repeat(2_048)}`,
    ];
    const names = Object.keys(columns[file]);
    const quoted = (cell: string) => (cell.includes(',') ? `"${cell}"` : cell);
    for (const address of addresses) {
      const row = names.map((name) => (name === column ? quoted(address) : cellOf(name)));
      const faults = await faultsOf(file, [row.join(',')]);
      expect(faults, address).toMatchObject([{ file: `${file}.csv`, line: 2, column }]);
    }
    for (const address of ['https://example.org/1', 'HTTP://пример.рф:80/а?b#c', '']) {
      const row = names.map((name) => (name === column ? address : cellOf(name)));
      expect(await faultsOf(file, [row.join(',')]), address).toEqual([]);
    }
  });
});
