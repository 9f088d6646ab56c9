import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { BundleError, FaultLog } from '../../measurements/faults.ts';
import { packRows } from '../packRows.ts';
import { readCsv } from '../readCsv.ts';

async function booksOf(content: string | Uint8Array) {
  const faults = new FaultLog();
  const found: unknown[] = [];
  for await (const { rows } of readCsv('books', Readable.from([Buffer.from(content)]), faults)) {
    found.push(...rows.map(({ bookId, title, priceRub }) => [bookId, title, priceRub]));
  }
  return { found, faults: faults.faults };
}

async function refusalOf(content: string | Uint8Array) {
  const error: unknown = await booksOf(content).catch((thrown: unknown) => thrown);
  if (!(error instanceof BundleError)) throw new Error('It was not refused.');
  return error.fault;
}

/** The text in Windows-1251, of letters and ASCII alone. */
const windows1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.charCodeAt(0);
      return code < 128 ? code : code - 0x410 + 0xc0;
    }),
  );

const expected = [
  ['1', 'Имя, имя', 12.5],
  ['2', 'Имя; имя', 7],
];

describe('a CSV file', () => {
  it.each([
    ['commas', 'book_id,title,price_rub\n1,"Имя, имя",12.50\n2,Имя; имя,7\n'],
    ['semicolons', 'book_id;title;price_rub\n1;Имя, имя;12,50\n2;"Имя; имя";7\n'],
    ['tabs', 'book_id\ttitle\tprice_rub\r\n1\tИмя, имя\t12,5\r\n2\tИмя; имя\t7.00\r\n'],
    ['sep=;', '\uFEFFsep=;\r\nbook_id;title;price_rub\r\n1;Имя, имя;12,50\r\n2;"Имя; имя";7'],
    ['sep=,', '"sep=,"\nbook_id,title,price_rub\n1,"Имя, имя",12.50\n2,Имя; имя,7\n'],
  ])('with %s is read', async (_what, content) => {
    expect(await booksOf(content)).toEqual({ found: expected, faults: [] });
  });

  it('with sep= counts its lines from that one', async () => {
    const { faults } = await booksOf('sep=;\nbook_id;title;price_rub\n1;Имя;5\n2;Имя;много\n');
    expect(faults).toMatchObject([{ line: 4, column: 'price_rub', value: 'много' }]);
  });

  it('with a decimal comma among commas is refused with a hint', async () => {
    const { faults } = await booksOf('book_id,title,price_rub\n1,Имя,"12,50"\n2,Имя,"1,234,5"\n');
    expect(faults).toMatchObject([
      {
        line: 2,
        column: 'price_rub',
        reason: expect.stringMatching(/semicolons or tabs/) as string,
      },
      { line: 3, column: 'price_rub', reason: expect.not.stringMatching(/semicolons/) as string },
    ]);
  });

  it('with more digits behind its comma than the format has is refused', async () => {
    const { faults } = await booksOf('book_id;title;price_rub\n1;Имя;1,234\n');
    expect(faults).toMatchObject([{ line: 2, column: 'price_rub', value: '1,234' }]);
  });

  it('with another separator is refused by its name', async () => {
    expect(await refusalOf('sep=|\nbook_id|title\n')).toMatchObject({
      line: 1,
      column: 'sep',
      value: '|',
    });
    expect(await refusalOf('book_id|title\n1|Имя\n')).toMatchObject({
      line: 1,
      column: 'book_id|title',
      reason: expect.stringMatching(/split by commas/) as string,
    });
  });

  it('in Windows-1251 is refused with the encoding and the way out', async () => {
    const rows = windows1251('book_id;title;price_rub\n1;;\n2;Лампа;7\n');
    expect(await refusalOf(rows)).toMatchObject({
      file: 'books.csv',
      line: 3,
      reason: expect.stringMatching(/Windows-1251 \(«Лампа»\).*iconv -f Windows-1251/) as string,
    });
  });

  it('in UTF-16 is refused with the encoding', async () => {
    const rows = Buffer.from('\uFEFFbook_id,title\n1,A\n', 'utf16le');
    expect(await refusalOf(rows)).toMatchObject({
      line: 1,
      reason: expect.stringMatching(/UTF-16/) as string,
    });
  });

  it('in UTF-8 with a damaged sign has a bad cell', async () => {
    const rows = Buffer.concat([
      Buffer.from('book_id,title\n1,Лампа у переправы'),
      Buffer.from([0xd0]),
      Buffer.from('\n2,Имя\n'),
    ]);
    const { faults } = await booksOf(rows);
    expect(faults).toMatchObject([{ line: 2, column: 'title', reason: 'is not valid UTF-8' }]);
  });

  it('of readings with semicolons has as many rows as one with commas', async () => {
    const rowsWith = (delimiter: string) => {
      const lines = Array.from({ length: 1_000 }, (_, id) => ['2026-03-01', `b${id}`, id]);
      const all = [['day', 'book_id', 'views'], ...lines].map((cells) => cells.join(delimiter));
      return all.join('\n');
    };
    const count = async (text: string) => {
      const stream = Readable.from([Buffer.from(text)]);
      const bundle = { files: () => [{ file: 'metrics' as const, stream }] };
      let rows = 0;
      for await (const batch of packRows(bundle, new FaultLog(), () => undefined)) {
        rows += batch.count;
      }
      return rows;
    };
    expect(await count(rowsWith(';'))).toBe(await count(rowsWith(',')));
  });
});
