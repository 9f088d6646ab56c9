import type { WatchKey, WatchLine } from '@litometr/api-contract';
import { describe, expect, it } from 'vitest';
import { FakePublished } from './testing/fakePublished.ts';
import { importWatched } from './watchImport.ts';

/** Imports into an empty list: what comes twice is on it the second time. */
async function imported(format: 'links' | 'csv', text: string): Promise<WatchLine[]> {
  const existing = new Set<string>();
  const add = (keys: readonly WatchKey[]) =>
    Promise.resolve(
      keys.map(({ kind, target }) => {
        const key = `${kind} ${target}`;
        const outcome = existing.has(key) ? ('already' as const) : ('added' as const);
        existing.add(key);
        return outcome;
      }),
    );
  return importWatched(new FakePublished(), { format, text }, add);
}
const shortly = (lines: readonly WatchLine[]) =>
  lines.map(({ line, outcome, item }) => `${line} ${outcome} ${item?.target ?? ''}`.trim());

describe('an import of links', () => {
  it('has a row for each link of a line, under the number of the line', async () => {
    const lines = await imported(
      'links',
      [
        'Мой список:',
        '',
        '1. [А](https://litnet.com/ru/book/a-b1), [Б](https://litnet.com/ru/reader/b-b2?c=3)',
        '2) https://author.today/reader/1/2, https://litnet.com/ru/book/z-b9999',
        '• https://litnet.com/ru/top/all.',
      ].join('\r\n'),
    );
    expect(shortly(lines)).toEqual([
      '1 unknown_link',
      '3 added 1',
      '3 added 2',
      '4 already 1',
      '4 not_found',
      '5 unknown_link',
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      'Мой список:',
      'https://litnet.com/ru/book/a-b1',
      'https://litnet.com/ru/reader/b-b2?c=3',
      'https://author.today/reader/1/2',
      'https://litnet.com/ru/book/z-b9999',
      '• https://litnet.com/ru/top/all.',
    ]);
  });

  it('is bounded by its links, not by its lines alone', async () => {
    const line = Array.from({ length: 501 }, (_, at) => `/books/${at + 1}`).join(' ');
    expect(await imported('links', line)).toHaveLength(501);
    await expect(imported('links', `${line}\n${line}`)).rejects.toMatchObject({
      status: 400,
      body: { text: [expect.stringContaining('1000 lines or links')] },
    });
  });
});

describe('an import of a table', () => {
  it.each([
    ['tabs', '\t'],
    ['semicolons', ';'],
    ['commas', ','],
  ])('has %s between its cells', async (_, sign) => {
    const rows = [
      ['title', 'url'],
      ['Книга', 'https://litnet.com/ru/book/a-b1'],
      ['Вторая', '<https://litnet.com/ru/reader/b-b2?c=1>'],
    ];
    const lines = await imported('csv', rows.map((row) => row.join(sign)).join('\n'));
    expect(shortly(lines)).toEqual(['2 added 1', '3 added 2']);
  });

  it('may be copied from a spreadsheet, with quotes and commas in its cells', async () => {
    const text = 'kind\ttarget\tname\nbook\t5\tКнига "Огонь, вода"; часть 1\nauthor\t6\tИмя';
    expect(shortly(await imported('csv', text))).toEqual(['2 added 5', '3 added 6']);
  });

  it('has a row for each link of a cell, and the numbers of its lines', async () => {
    const text = 'url\n\nhttps://litnet.com/ru/book/a-b1 https://litnet.com/ru/book/b-b2\n\nмимо\n';
    expect(shortly(await imported('csv', text))).toEqual([
      '3 added 1',
      '3 added 2',
      '5 unknown_link',
    ]);
  });
});
