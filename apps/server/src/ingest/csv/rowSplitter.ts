import { contentEnd, type Delimiter, RowScan } from './rowScan.ts';

/** A row of a file, or the fault of its quotes. */
export interface CsvRow {
  /** Its first line. */
  line: number;
  cells: readonly string[];
  /** Of all cells, also of those that are not stored. */
  count: number;
  fault: string | null;
}

export interface RowSplitterOptions {
  delimiter: Delimiter;
  /** Cells of the header. */
  width: number;
  firstLine: number;
  /** Whether these cells, from the first on, may be those of a row. */
  isPlausible: (cells: readonly string[], isWhole: boolean) => boolean;
}

interface Line {
  text: string;
  number: number;
}

interface OpenRow {
  lines: Line[];
  scan: RowScan;
  characters: number;
}

interface EndedRow {
  row: CsvRow;
  /** Whether its last cell is quoted. */
  endsQuoted: boolean;
  /** Whether its last quote has the place of a closing one. */
  hasLastQuote: boolean;
  isFragment: boolean;
}

/** All cells of a row are shorter together; a quote that is never closed runs into it. */
const ROW_LIMIT = 500_000;
const ROW_TOO_LONG = `the row is longer than ${ROW_LIMIT} characters`;
const NOT_CLOSED = 'a quote is opened and never closed';
const MISPLACED =
  'a quote is missing or out of place: the lines after this one are parts of its row';
/** Lines that may belong to the row before them. */
const FRAGMENTS_LIMIT = 100;

/**
 * Splits lines into rows, and finds the next good row after a broken one. A damaged quote makes a
 * parser read the rows behind it as text of one cell, or the lines of a cell as rows. Here a row
 * over several lines that does not come out right ends before the first line that looks like a row
 * of its own, so that one damaged row is one fault, at its first line.
 */
export class RowSplitter {
  readonly #options: RowSplitterOptions;
  #row: OpenRow | null = null;
  #lastLine: number;
  /** The last row, and lines after it that look like no rows. */
  #pending: EndedRow[] = [];

  constructor(options: RowSplitterOptions) {
    this.#options = options;
    this.#lastLine = options.firstLine - 1;
  }

  /** Returns the rows that end before or with this line, which comes with its line end. */
  push(text: string): CsvRow[] {
    const rows: CsvRow[] = [];
    this.#lastLine += 1;
    this.#addAll([{ text, number: this.#lastLine }], rows);
    return rows;
  }

  /** Returns the last rows. */
  end(): CsvRow[] {
    const rows: CsvRow[] = [];
    while (this.#row !== null) this.#addAll(this.#decide(this.#row, NOT_CLOSED, rows), rows);
    this.#flush(rows);
    return rows;
  }

  #addAll(lines: readonly Line[], rows: CsvRow[]): void {
    const queue = lines.toReversed();
    for (let line = queue.pop(); line !== undefined; line = queue.pop()) {
      const again = this.#add(line, rows);
      for (const each of again.toReversed()) queue.push(each);
    }
  }

  /** Returns the lines that are to be read once more, as rows of their own. */
  #add(line: Line, rows: CsvRow[]): readonly Line[] {
    if (this.#row === null) {
      if (contentEnd(line.text) === 0) return [];
      this.#row = { lines: [], scan: new RowScan(this.#options.delimiter), characters: 0 };
    }
    const row = this.#row;
    const { lines, scan } = row;
    const wasBroken = scan.fault !== null;
    if (wasBroken && this.#looksLikeRow(line.text)) {
      this.#finish(row, scan.fault, rows);
      return [line];
    }
    lines.push(line);
    row.characters += line.text.length;
    const isWhole = scan.feed(line.text);
    if (row.characters > ROW_LIMIT) return this.#decide(row, ROW_TOO_LONG, rows);
    if (isWhole) return this.#decide(row, null, rows);
    const broke = !wasBroken && scan.fault !== null && lines.length > 1;
    return broke ? this.#resume(row, rows) : [];
  }

  /** The row has ended, or must: `fault` is why it must. */
  #decide(row: OpenRow, fault: string | null, rows: CsvRow[]): readonly Line[] {
    const { lines, scan } = row;
    const isGood = fault === null && scan.fault === null && scan.count === this.#options.width;
    if (lines.length > 1 && !isGood) {
      const again = this.#resume(row, rows);
      if (again.length > 0) return again;
    }
    this.#finish(row, scan.fault ?? fault, rows);
    return [];
  }

  /** Ends the row before the first line that looks like another; returns the lines from there. */
  #resume(row: OpenRow, rows: CsvRow[]): readonly Line[] {
    const next = row.lines.findIndex(({ text }, index) => index > 0 && this.#looksLikeRow(text));
    if (next === -1) return [];
    this.#finish(row, NOT_CLOSED, rows);
    return row.lines.slice(next);
  }

  #looksLikeRow(line: string): boolean {
    const { delimiter, width, isPlausible } = this.#options;
    const scan = new RowScan(delimiter);
    const isWhole = scan.feed(line);
    if (isWhole && scan.count === width && isPlausible(scan.cells, true)) return true;
    // It may begin a row of several lines.
    const isClean = scan.fault === null && !scan.opensLikeEnd;
    if (!isWhole && isClean && isPlausible(scan.cells, false)) return true;
    // Its own quotes may be damaged too.
    const cells = line.split(delimiter, width + 1);
    return cells.length === width && isPlausible(cells, true);
  }

  #finish({ lines: [first], scan }: OpenRow, fault: string | null, rows: CsvRow[]): void {
    this.#row = null;
    if (first === undefined) return;
    const { cells, count, endsQuoted } = scan;
    const row = { line: first.number, cells, count, fault };
    const { isFragment, hasLastQuote } = this.#shapeOf(first.text, row);
    this.#emit({ row, endsQuoted, hasLastQuote, isFragment }, rows);
  }

  /** Whether a row is too little for one, so that its first line may be the rest of a cell. */
  #shapeOf(line: string, { cells, count, fault }: CsvRow) {
    const { delimiter, width, isPlausible } = this.#options;
    const isGood = fault === null && count === width;
    const alone = new RowScan(delimiter);
    if (isGood || (alone.feed(line) && alone.count === width)) {
      return { isFragment: false, hasLastQuote: false };
    }
    const hasLastQuote = alone.opensLikeEnd || cells.at(-1)?.endsWith('"') === true;
    const isFragment =
      line.split(delimiter, width).length < width &&
      (fault === null || alone.opensLikeEnd || !isPlausible(cells, true)) &&
      !this.#looksLikeRow(line);
    return { isFragment, hasLastQuote };
  }

  /**
   * Where a quote of a cell of several lines is missing or too many, its row may end too early, and
   * the line with the last quote is no row. Both are one fault.
   */
  #emit(ended: EndedRow, rows: CsvRow[]): void {
    const { row, isFragment } = ended;
    const [base] = this.#pending;
    if (base !== undefined && isFragment) {
      const { fault, count } = base.row;
      const isBroken = fault !== null || count !== this.#options.width;
      if (row.fault !== null && (isBroken || (base.endsQuoted && ended.hasLastQuote))) {
        this.#pending = [{ ...base, row: { ...base.row, fault: fault ?? MISPLACED } }];
        return;
      }
      if (row.fault === null && this.#pending.length < FRAGMENTS_LIMIT) {
        this.#pending.push(ended);
        return;
      }
    }
    this.#flush(rows);
    this.#pending = [ended];
  }

  #flush(rows: CsvRow[]): void {
    for (const { row } of this.#pending) rows.push(row);
    this.#pending = [];
  }
}
