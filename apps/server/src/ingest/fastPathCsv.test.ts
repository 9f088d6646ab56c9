import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FaultLog } from '../measurements/faults.ts';
import type { BundleFile, PackedBatch, RowBatch } from '../measurements/rows.ts';
import { remakeStage, staged, stageRows } from '../measurements/stage.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { fastPathPattern } from './fastPathPattern.ts';
import { packRows } from './packRows.ts';
import { readCsv } from './readCsv.ts';

const store = testStore();

const header = {
  metrics: ['book_id', 'day', 'views', 'rating', 'price_rub', 'chars', 'stars_1', 'stars_5'],
  ranks: ['day', 'list', 'genre', 'period', 'position', 'book_id'],
};
const counters = ['', '0', '7', '007', '123456789012345', '9007199254740993', '-1', '1e3', ' 4'];
const decimals = ['4.5', '', '0', '99999999.99', '100000000', '.5', '5.', '4,5', '4.123'];
const days = ['2026-03-01', '1970-01-01', '2026-02-29', '2024-02-29', '1969-12-31', '2149-06-07'];
const names = ['', 'Проза', ' Проза', '"Проза, быль"', "'Проза'", 'Про\\за', '"Про""за"', '\uFFFD'];
const ids = ['b1', 'x'.repeat(200), '', 'x'.repeat(201), 'я', 'a b', '"b,1"', 'a_b:c.d-e'];
/** The usual ones first: most cells of a row are one of them. */
const one = (values: readonly string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...values.slice(0, 2)) },
    fc.constantFrom(...values),
  );
const cells = {
  metrics: [ids, days, counters, decimals, decimals, counters, counters, counters].map(one),
  ranks: [
    days,
    ['global_top', 'genre_top', 'best'],
    names,
    ['', 'day', 'century'],
    ['1', '01', '0', '9999', '65536'],
    ids,
  ].map(one),
};

/** Of one run. Enough that all runs together meet far more than `LEAST` lines that are let through. */
const LINES = 240;
const MIN_FAST_PATH_LINES = 40;

const linesOf = (file: 'metrics' | 'ranks') =>
  fc.array(
    fc.tuple(...cells[file]).map((row) => row.join(',')),
    { minLength: LINES, maxLength: LINES },
  );
const isFastPath = (file: 'metrics' | 'ranks', line: string) =>
  fastPathPattern(file, header[file])?.test(`${line}\n`) === true;
const fileOf = (file: 'metrics' | 'ranks', lines: readonly string[], end = '\n') =>
  [header[file].join(','), ...lines].join(end);

/** As files are read: in chunks that end anywhere. */
function* chunksOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536);
}

const bundleOf = (file: BundleFile, text: string) => ({
  files: () => [{ file, stream: Readable.from(chunksOf(text)) }],
});

async function stagedOf(
  file: BundleFile,
  batches: AsyncIterable<RowBatch | PackedBatch>,
): Promise<unknown[]> {
  await remakeStage(store.measurements.writer, 'litnet');
  await stageRows(store.measurements.writer, batches, () => undefined);
  return store.rows(`SELECT * FROM ${staged(file)} ORDER BY line`);
}

describe.each(['metrics', 'ranks'] as const)('lines of %s that take the fast path', (file) => {
  it('are staged as the row parser stages them', async () => {
    const met: string[] = [];
    await fc.assert(
      fc.asyncProperty(linesOf(file), async (lines) => {
        const fastPathLines = lines.filter((line) => isFastPath(file, line));
        met.push(...fastPathLines);
        const faults = new FaultLog();
        for await (const _ of readCsv(
          file,
          Readable.from([Buffer.from(fileOf(file, fastPathLines))]),
          faults,
        ));
        expect(faults.faults).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(new Set(met).size).toBeGreaterThan(MIN_FAST_PATH_LINES);
    for (const end of ['\n', '\r\n']) {
      const text = fileOf(file, met, end);
      const faults = new FaultLog();
      const parsed = await stagedOf(
        file,
        readCsv(file, Readable.from([Buffer.from(text)]), faults),
      );
      const read: string[] = [];
      const through = async function* () {
        for await (const batch of packRows(bundleOf(file, text), faults, () => undefined)) {
          read.push(batch.columns === undefined ? 'row by row' : 'as they stand');
          yield batch;
        }
      };
      expect(await stagedOf(file, through())).toEqual(parsed);
      expect(new Set(read)).toEqual(new Set(['as they stand']));
      expect(parsed).toHaveLength(met.length);
    }
  });
});

describe('a large file', () => {
  it('is parsed row by row from the first piece with a fault, which reports its line', async () => {
    const good = Array.from({ length: 150_000 }, (_, at) => `2026-03-01,global_top,,,7,book-${at}`);
    const lines = [...good, '2026-02-30,global_top,,,1,b1', '2026-03-01,global_top,,,8,last'];
    const faults = new FaultLog();
    const counts = { through: 0, read: 0 };
    const bundle = bundleOf('ranks', fileOf('ranks', lines));
    for await (const { columns, count } of packRows(bundle, faults, () => undefined)) {
      counts[columns === undefined ? 'read' : 'through'] += count;
    }
    expect(counts.through + counts.read).toBe(lines.length - 1);
    expect(counts.through).toBeGreaterThan(100_000);
    expect(counts.read).toBeGreaterThan(0);
    expect(faults.faults).toMatchObject([{ file: 'ranks.csv', line: 150_002, column: 'day' }]);
  });
});
