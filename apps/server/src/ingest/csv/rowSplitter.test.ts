import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FaultLog } from '../../measurements/faults.ts';
import { readCsv } from '../readCsv.ts';

const SEED = 20_260_804;

interface Row {
  cells: readonly string[];
  quoted: readonly boolean[];
}

const header = ['book_id', 'title', 'genres', 'form', 'chars', 'price_rub', 'url', 'annotation'];

/** Cells as exports write them: quotes, delimiters and line ends inside. */
const words = fc.constantFrom('Лампа', 'Соль, и перец', 'Дом "у реки"', 'Он, "она" и', 'Я');
const paragraphs = fc.array(fc.constantFrom('Паромщик', 'возит "не тех"', 'и, как всегда,', ''), {
  maxLength: 4,
});
const rowOf = (id: number): fc.Arbitrary<Row> =>
  fc
    .tuple(
      fc.constant(`b${id}`),
      words,
      fc.constantFrom('', 'Проза', 'Проза|Мистика'),
      fc.constantFrom('novel', 'tale', ''),
      fc.constantFrom('', '120000'),
      fc.constantFrom('', '149.50'),
      fc.constantFrom('', 'https://example.org/1'),
      paragraphs.map((lines) => lines.join('\n').trim()),
    )
    .chain((cells) =>
      fc.record({
        cells: fc.constant(cells),
        quoted: fc.tuple(
          ...cells.map((cell) => (/[",\n]/.test(cell) ? fc.constant(true) : fc.boolean())),
        ),
      }),
    );
const rowsOf = fc
  .integer({ min: 3, max: 12 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, id) => rowOf(id))));

const textOf = ({ cells, quoted }: Row) =>
  cells
    .map((cell, at) => (quoted[at] === true ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
const linesIn = (text: string) => text.split('\n').length;

async function read(texts: readonly string[]) {
  const bytes = Buffer.from([header.join(','), ...texts, ''].join('\n'));
  const faults = new FaultLog();
  const ids: string[] = [];
  for await (const { rows } of readCsv('books', Readable.from([bytes]), faults)) {
    ids.push(...rows.map(({ bookId }) => bookId));
  }
  return { ids, lines: faults.faults.map(({ line }) => line), faults };
}

/** Expects one fault, at the damaged row, and every other row read. */
async function expectOneFault(texts: readonly string[], damaged: number, text: string) {
  const altered = texts.map((each, at) => (at === damaged ? text : each));
  const { ids, lines } = await read(altered);
  const before = texts.slice(0, damaged).reduce((sum, each) => sum + linesIn(each), 0);
  expect(lines).toEqual([2 + before]);
  expect(ids).toEqual(texts.flatMap((_, at) => (at === damaged ? [] : [`b${at}`])));
}

/** Damages of one row; null where it has no place for one. */
const damages: Readonly<Record<string, (row: Row, at: number) => string | null>> = {
  'a quote inside a cell without quotes'(row, at) {
    const cells = row.cells.flatMap((cell, index) =>
      row.quoted[index] !== true && cell.length > 1 ? [index] : [],
    );
    const index = cells[at % Math.max(1, cells.length)];
    if (index === undefined) return null;
    const cell = row.cells[index] ?? '';
    const cut = 1 + (at % (cell.length - 1));
    return textOf(withCell(row, index, `${cell.slice(0, cut)}"${cell.slice(cut)}`));
  },
  'a quote before a cell'(row, at) {
    const index = at % row.cells.length;
    if (row.quoted[index] === true) return null;
    return textOf(withCell(row, index, `"${row.cells[index] ?? ''}`));
  },
  'a closing quote that is missing'(row, at) {
    const text = textOf(row);
    const ends = [...text.matchAll(/[^",]"(?=,|$)/g)];
    const end = ends[at % Math.max(1, ends.length)];
    return end === undefined ? null : text.slice(0, end.index + 1) + text.slice(end.index + 2);
  },
  'text after a closing quote'(row, at) {
    const text = textOf(row);
    const ends = [...text.matchAll(/[^",]"(?=,|$)/g)];
    const end = ends[at % Math.max(1, ends.length)];
    return end === undefined
      ? null
      : `${text.slice(0, end.index + 2)}x${text.slice(end.index + 2)}`;
  },
  'a quote that is not doubled': (row) =>
    textOf(row).includes('""') ? textOf(row).replace(/(?<=[^",])""(?=[^",\n])/, '"') : null,
  'a quote anywhere'(row, at) {
    const text = textOf(row);
    const [before, after] = [text.slice(0, at % text.length), text.slice(at % text.length)];
    // Behind a comma on a later line it begins a quoted cell, as the line of another row does.
    if (before.includes('\n') && before.endsWith(',')) return null;
    return `${before}"${after}`;
  },
  'a cell too few': (row, at) =>
    textOf({
      cells: row.cells.toSpliced(1 + (at % 7), 1),
      quoted: row.quoted.toSpliced(1 + (at % 7), 1),
    }),
  'a cell too many': (row) => `${textOf(row)},more`,
  'a value that is none': (row) => textOf(withCell(row, 4, 'many')),
};

function withCell(row: Row, index: number, cell: string): Row {
  return { cells: row.cells.with(index, cell), quoted: row.quoted.with(index, false) };
}

describe('RowSplitter', () => {
  it.each(Object.keys(damages))('reports %s once and reads every other row', async (name) => {
    const damage = damages[name];
    let met = 0;
    await fc.assert(
      fc.asyncProperty(rowsOf, fc.nat(), fc.nat(), async (rows, which, at) => {
        const damaged = which % rows.length;
        const [row] = rows.slice(damaged);
        const text = row === undefined ? null : (damage?.(row, at) ?? null);
        if (row === undefined || text === null || text === textOf(row)) return;
        met += 1;
        await expectOneFault(rows.map(textOf), damaged, text);
      }),
      { seed: SEED, numRuns: process.env['LITOMETR_TEST_FULL'] === '1' ? 5_000 : 200 },
    );
    expect(met).toBeGreaterThan(20);
  });

  it('reports every row of a file whose titles all have a bare quote', async () => {
    const bad = Array.from({ length: 50 }, (_, id) => `b${id},"Имя,,,,,,`);
    const { lines } = await read(bad);
    expect(lines).toEqual(bad.map((_, at) => at + 2));
  });

  it('reports every row of a file that lacks a column', async () => {
    const { lines } = await read(Array.from({ length: 300 }, (_, id) => `b${id},"Имя, имя",,,,,`));
    expect(lines).toHaveLength(300);
  });

  it('reports a lost opening quote of a cell of several lines once', async () => {
    const bad = 'b1,Имя,,,,,,Он, и она,\nпришли\nдомой"';
    const { ids, lines } = await read(['b0,Имя,,,,,,', bad, 'b2,Имя,,,,,,']);
    expect({ ids, lines }).toEqual({ ids: ['b0', 'b2'], lines: [3] });
  });

  it('ends a quote that is never closed at the next row, however long the file is', async () => {
    const good = Array.from({ length: 60_000 }, (_, id) => `c${id},Имя,,,,,,`);
    const { ids, lines } = await read(['b0,"Имя,,,,,,', ...good]);
    expect(lines).toEqual([2]);
    expect(ids).toHaveLength(good.length);
  });

  it('reads hostile quotes in time that grows with the file', async () => {
    for (const line of ['b,"', 'b,"a', 'b,""', '",x,"', '"', 'b,"""a', '"a",b"', '""",']) {
      const { ids } = await read(Array.from({ length: 100_000 }, () => line));
      expect(ids.length).toBeLessThan(1);
    }
  });
});
