/** Delimiters of cells that files may have. */
export type Delimiter = ',' | ';' | '\t';

/** A row of the format has at most 28 cells; of a row with more, these are stored. */
const CELLS_LIMIT = 1_000;

const STRAY_QUOTE = 'a quote is inside a cell that does not begin with one';
const TEXT_AFTER_QUOTE = 'text follows a closing quote; a quote inside a cell must be doubled';

/**
 * Splits one row of RFC 4180 into its cells, line by line. A quote out of place is a fault of the
 * row, and text of its cell: the scan goes on, so that the end of the row is found all the same.
 */
export class RowScan {
  readonly cells: string[] = [];
  /** Of all cells, also of those that are not stored. */
  count = 0;
  fault: string | null = null;
  /** Whether the last line opened a quote that has the shape of a closing one. */
  opensLikeEnd = false;
  /** Whether its last cell so far is quoted. */
  endsQuoted = false;
  readonly #delimiter: Delimiter;
  /** Parts of the quoted cell that is not closed yet. */
  #open: string[] | null = null;

  constructor(delimiter: Delimiter) {
    this.#delimiter = delimiter;
  }

  /**
   * Scans the next line, with its line end.
   *
   * @returns whether the row ends with it
   */
  feed(line: string): boolean {
    const end = contentEnd(line);
    let at = 0;
    for (;;) {
      if (this.#open === null && line[at] === '"') {
        this.#open = [];
        at += 1;
        this.opensLikeEnd = at >= end || line[at] === this.#delimiter;
      }
      const cellEnd =
        this.#open === null ? this.#plainCell(line, at, end) : this.#quotedCell(line, at, end);
      if (cellEnd === null) return false;
      if (cellEnd >= end) return true;
      at = cellEnd + 1;
    }
  }

  /** Returns where the cell ends. */
  #plainCell(line: string, at: number, end: number): number {
    const delimiter = line.indexOf(this.#delimiter, at);
    const cellEnd = delimiter === -1 ? end : delimiter;
    const cell = line.slice(at, cellEnd);
    if (cell.includes('"')) this.fault ??= STRAY_QUOTE;
    this.#add(cell, false);
    return cellEnd;
  }

  /** Returns where the cell ends, null where it goes on in the next line. */
  #quotedCell(line: string, from: number, end: number): number | null {
    const parts = this.#open ?? [];
    for (let at = from; ; ) {
      const quote = line.indexOf('"', at);
      if (quote === -1) {
        parts.push(line.slice(at));
        return null;
      }
      parts.push(line.slice(at, quote));
      if (quote + 1 >= end || line[quote + 1] === this.#delimiter) {
        this.#open = null;
        this.#add(parts.join(''), true);
        return quote + 1;
      }
      const isDoubled = line[quote + 1] === '"';
      if (!isDoubled) this.fault ??= TEXT_AFTER_QUOTE;
      parts.push('"');
      at = quote + (isDoubled ? 2 : 1);
    }
  }

  #add(cell: string, isQuoted: boolean): void {
    this.endsQuoted = isQuoted;
    this.count += 1;
    if (this.cells.length < CELLS_LIMIT) this.cells.push(cell);
  }
}

/** Where the line end begins. */
export function contentEnd(line: string): number {
  if (line.endsWith('\r\n')) return line.length - 2;
  return line.endsWith('\n') ? line.length - 1 : line.length;
}
