import { pipeline, type Readable } from 'node:stream';
import { type CsvError, type CsvErrorCode, type Info, parse } from 'csv-parse';
import { damaged } from './bundle/damaged.ts';
import { CellFault } from './cells.ts';
import { type CellsOf, type Column, columns, type FileColumns } from './columns.ts';
import { BundleError, type Fault, type FaultLog, shortened } from './faults.ts';
import { RowFault, rowOf } from './rowOf.ts';
import type { BundleFile, BundleRows, RowBatch } from './rows.ts';

/** Of books with their annotations these are about a megabyte. */
const BATCH_ROWS = 1_000;
/** No cell of a portal's page comes near it; a quote that is never closed runs into it. */
const RECORD_BYTES = 4 * 1024 * 1024;

interface Line {
  record: string[];
  info: Info;
}

/**
 * Reads a CSV file of the bundle in batches. Bad rows go to `faults` and are not yielded. `skipped`:
 * so many lines of the file are left out after its header. Throws `BundleError` when the file cannot be read at all: a wrong header, broken quotes.
 */
export async function* readCsv<File extends BundleFile>(
  file: File,
  bytes: Readable,
  faults: FaultLog,
  skipped = 0,
): AsyncGenerator<RowBatch<File>> {
  const fileName = `${file}.csv`;
  let header: Header | undefined;
  const emptyBatch = () => ({
    file,
    rows: [] as BundleRows[File][],
    lines: [] as number[],
    refusedBooks: [] as string[],
  });
  let batch = emptyBatch();
  let lastLine = 0;
  for await (const line of csvLines(fileName, bytes, faults, skipped)) {
    // Most rows are one line; only the others are searched for their line ends.
    const { lines } = line.info;
    const lineNumber = skipped + (lines === lastLine + 1 ? lines : firstLine(line));
    lastLine = lines;
    if (header === undefined) {
      header = readHeader(file, line.record);
      continue;
    }
    const row = readRow(file, header, line.record);
    if (Array.isArray(row)) {
      faults.addRow(row.map((fault) => ({ ...fault, file: fileName, line: lineNumber })));
      const book = file === 'books' ? line.record[header.names.indexOf('book_id')] : undefined;
      if (book !== undefined) batch.refusedBooks.push(book);
    } else {
      batch.rows.push(row);
      batch.lines.push(lineNumber);
    }
    if (batch.rows.length + batch.refusedBooks.length >= BATCH_ROWS) {
      yield batch;
      batch = emptyBatch();
    }
  }
  if (header === undefined) throw new BundleError({ file: fileName, reason: 'it has no header' });
  yield batch;
}

async function* csvLines(
  file: string,
  bytes: Readable,
  faults: FaultLog,
  skipped: number,
): AsyncGenerator<Line> {
  let parsedLine = 0;
  let broken: BundleError | undefined;
  const parser = parse({
    bom: true,
    info: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_BYTES,
    skip_records_with_error: true,
    on_record: (record, context) => {
      parsedLine = context.lines;
      return record;
    },
    on_skip: (error) => {
      parsedLine += 1;
      const line = skipped + parsedLine;
      if (error?.code === 'INVALID_OPENING_QUOTE') {
        const reason = 'a quote stands inside a cell that does not begin with one';
        faults.addRow([{ file, line, column: null, value: null, reason }]);
      } else {
        broken ??= new BundleError({ file, line, reason: brokenReason(error) });
      }
      return undefined;
    },
  });
  // A failure of the source ends the iteration with its error.
  pipeline(bytes, parser, () => undefined);
  try {
    for await (const line of parser as AsyncIterable<Line>) {
      yield line;
      // What follows broken quotes is no longer rows.
      if (broken !== undefined) break;
    }
  } catch (cause) {
    damaged(file)(cause);
  }
  if (broken !== undefined) throw broken;
}

const brokenReasons: Readonly<Partial<Record<CsvErrorCode, string>>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed; the file is cut short or damaged',
  CSV_MAX_RECORD_SIZE: 'the row is longer than 4 MB; a quote before it may be open',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote; a quote inside a cell must be doubled',
};

function brokenReason(error: CsvError | undefined): string {
  if (error === undefined) return 'the row cannot be read';
  return brokenReasons[error.code] ?? error.message;
}

interface Header {
  /** As they stand in the file. */
  names: readonly string[];
  cells: readonly { name: string; column: Column<unknown> }[];
  /** All of the format, each null. */
  empty: Readonly<Record<string, null>>;
}

function readHeader(file: BundleFile, names: readonly string[]): Header {
  const fileName = `${file}.csv`;
  const known: Readonly<Record<string, Column<unknown>>> = columns[file];
  const refuse = (column: string, reason: string) =>
    new BundleError({ file: fileName, line: 1, column, reason });
  const cells = names.map((name, index) => {
    const column = known[name];
    if (column === undefined) {
      throw refuse(
        shortened(name),
        `unknown column; the format has ${Object.keys(known).join(', ')}`,
      );
    }
    if (names.indexOf(name) !== index) throw refuse(name, 'the column stands twice');
    return { name, column };
  });
  const missing = Object.keys(known).filter(
    (name) => known[name]?.required && !names.includes(name),
  );
  if (missing.length > 0) throw refuse(missing.join(', '), 'a required column is missing');
  return {
    names,
    cells,
    empty: Object.fromEntries(Object.keys(known).map((name) => [name, null])),
  };
}

/** A row, or what is wrong with it. */
function readRow<File extends BundleFile>(
  file: File,
  header: Header,
  record: readonly string[],
): BundleRows[File] | CellReport[] {
  if (record.length !== header.cells.length) {
    const reason = `has ${record.length} cells, the header has ${header.cells.length}`;
    return [{ column: null, value: null, reason }];
  }
  const cells: Record<string, unknown> = { ...header.empty };
  const found: CellReport[] = [];
  let index = 0;
  for (const { name, column } of header.cells) {
    const cell = record[index] ?? '';
    index += 1;
    if (cell === '') {
      if (column.required) found.push({ column: name, value: null, reason: 'is required' });
      continue;
    }
    const value = column.parse(cell);
    if (value instanceof CellFault) {
      found.push({ column: name, value: shortened(cell), reason: value.reason });
    } else {
      cells[name] = value;
    }
  }
  if (found.length > 0) return found;
  // Each cell went through the parser of its column, and the rest are null: that is `CellsOf`.
  const row = rowOf[file](cells as CellsOf<FileColumns[File]>);
  if (!(row instanceof RowFault)) return row;
  const value = record[header.names.indexOf(row.column)] ?? '';
  return [
    { column: row.column, value: value === '' ? null : shortened(value), reason: row.reason },
  ];
}

type CellReport = Pick<Fault, 'column' | 'value' | 'reason'>;

/** The engine of the parser knows where a row ends; cells may hold line ends. */
function firstLine({ record, info }: Line): number {
  let line = info.lines;
  for (const cell of record) {
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) line -= 1;
  }
  return line;
}
