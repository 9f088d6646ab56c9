import type { Readable } from 'node:stream';
import { BundleError, type Fault, type FaultLog, shortened } from '../measurements/faults.ts';
import type { BundleFile, BundleRows, RowBatch } from '../measurements/rows.ts';
import { damaged } from './bundle/damaged.ts';
import { CellFault } from './cells.ts';
import type { CellsOf, FileColumns } from './columns.ts';
import { announcedDelimiter, delimiterOf, refuseUtf16, refuseWindows1251 } from './csv/dialect.ts';
import { type Header, knownColumns, plausibleCells, readHeader } from './csv/header.ts';
import { type CsvRow, RowSplitter } from './csv/rowSplitter.ts';
import { Pieces } from './pieces.ts';
import { RowFault, rowOf } from './rowOf.ts';

/** Of a batch: rows, and the characters of their cells. */
const BATCH_ROWS = 1_000;
const BATCH_CHARACTERS = 1_000_000;

/**
 * Reads a CSV file of the bundle in batches. Bad rows go to `faults` and are not yielded. `skipped`:
 * so many lines of the file are left out after its header. Throws `BundleError` when the file cannot
 * be read at all: a wrong header, another encoding, a line without an end.
 */
export async function* readCsv<File extends BundleFile>(
  file: File,
  bytes: Readable,
  faults: FaultLog,
  skipped = 0,
): AsyncGenerator<RowBatch<File>> {
  const pieces = new Pieces(bytes);
  try {
    const { header, line } = await headerOf(file, pieces);
    const firstLine = line + 1 + skipped;
    const batches = new Batches(file, header, faults);
    const splitter = new RowSplitter({
      delimiter: header.delimiter,
      width: header.names.length,
      firstLine,
      isPlausible: (cells, isWhole) => plausibleCells(header, cells, isWhole),
    });
    for await (const text of linesOf(`${file}.csv`, pieces, firstLine)) {
      for (const row of splitter.push(text)) batches.add(row);
      if (batches.isFull) yield batches.take();
    }
    for (const row of splitter.end()) batches.add(row);
    yield batches.take();
  } finally {
    bytes.destroy();
  }
}

async function headerOf(
  file: BundleFile,
  pieces: Pieces,
): Promise<{ header: Header; line: number }> {
  const fileName = `${file}.csv`;
  const first = await pieces.header().catch(damaged(fileName));
  refuseUtf16(fileName, first);
  const text = first.toString('utf8').replace(/^\uFEFF/, '');
  const announced = announcedDelimiter(fileName, text);
  const second = announced === null ? null : await pieces.header().catch(damaged(fileName));
  const names = second === null ? text : second.toString('utf8');
  if (names.trim() === '') throw new BundleError({ file: fileName, reason: 'it has no header' });
  const delimiter = announced ?? delimiterOf(names, knownColumns(file));
  const line = announced === null ? 1 : 2;
  return { header: readHeader(file, names, { delimiter, line }), line };
}

/** Yields the lines with their line ends. */
async function* linesOf(file: string, pieces: Pieces, firstLine: number): AsyncGenerator<string> {
  for (let number = firstLine; ; ) {
    const piece = await pieces.next().catch(damaged(file));
    if (piece === null) {
      throw new BundleError({ file, line: number, reason: 'the line is longer than 1 MB' });
    }
    if (piece.length === 0) return;
    const text = piece.toString('utf8');
    if (text.includes('\uFFFD')) refuseWindows1251(file, piece, number);
    for (let at = 0; at < text.length; number += 1) {
      const end = text.indexOf('\n', at) + 1 || text.length;
      yield text.slice(at, end);
      at = end;
    }
  }
}

/** Makes rows of the format from the rows of a file, and batches of them. */
class Batches<File extends BundleFile> {
  readonly #file: File;
  readonly #header: Header;
  readonly #faults: FaultLog;
  #characters = 0;
  #rows: BundleRows[File][] = [];
  #lines: number[] = [];
  #refusedBooks: string[] = [];

  constructor(file: File, header: Header, faults: FaultLog) {
    this.#file = file;
    this.#header = header;
    this.#faults = faults;
  }

  get isFull(): boolean {
    const rows = this.#rows.length + this.#refusedBooks.length;
    return rows >= BATCH_ROWS || this.#characters >= BATCH_CHARACTERS;
  }

  add(row: CsvRow): void {
    for (const cell of row.cells) this.#characters += cell.length;
    const made = readRow(this.#file, this.#header, row);
    if (!Array.isArray(made)) {
      this.#rows.push(made);
      this.#lines.push(row.line);
      return;
    }
    const where = { file: `${this.#file}.csv`, line: row.line };
    this.#faults.addRow(made.map((fault) => ({ ...fault, ...where })));
    const book = this.#file === 'books' ? row.cells[this.#header.names.indexOf('book_id')] : '';
    if (book !== undefined && book !== '') this.#refusedBooks.push(book);
  }

  take(): RowBatch<File> {
    const batch = {
      file: this.#file,
      rows: this.#rows,
      lines: this.#lines,
      refusedBooks: this.#refusedBooks,
    };
    this.#rows = [];
    this.#lines = [];
    this.#refusedBooks = [];
    this.#characters = 0;
    return batch;
  }
}

type CellReport = Pick<Fault, 'column' | 'value' | 'reason'>;

/** A row, or what is wrong with it. */
function readRow<File extends BundleFile>(
  file: File,
  header: Header,
  { cells: record, count, fault }: CsvRow,
): BundleRows[File] | CellReport[] {
  if (fault !== null) return [{ column: null, value: null, reason: fault }];
  if (count !== header.names.length) {
    const reason = `has ${count} cells, the header has ${header.names.length}`;
    return [{ column: null, value: null, reason }];
  }
  const cells: Record<string, unknown> = { ...header.empty };
  const found: CellReport[] = [];
  for (const [index, { name, required, parse }] of header.cells.entries()) {
    const cell = record[index] ?? '';
    if (cell === '') {
      if (required) found.push({ column: name, value: null, reason: 'is required' });
      continue;
    }
    const value = parse(cell);
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
