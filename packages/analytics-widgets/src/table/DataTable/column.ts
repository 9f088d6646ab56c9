import type { ReactNode } from 'react';

/** The order that the owner gave the rows, or is asked for. Values of `aria-sort`. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** One column over rows of any shape. */
export interface DataColumn<Row> {
  id: string;
  /** Text of the header; also the label of the value on a card. */
  header: string;
  /** The long form of a short header, on hover and for assistive technology. */
  headerTitle?: string;
  cell: (row: Row, index: number) => ReactNode;
  /**
   * What its numbers say and how they are reckoned, for the table's note; else `headerTitle` does.
   * null: there is nothing to tell.
   */
  about?: ReactNode;
  /** In the header instead of its text, for a control of all rows; `header` still names it. */
  headerCell?: ReactNode;
  /** In the totals row under all rows. */
  footer?: ReactNode;
  /** The value in the CSV; null: an empty cell. Without it the column is not in the file. */
  csv?: (row: Row) => string | number | null;
  /** Numbers stand at the end edge, texts at the start. */
  align?: 'start' | 'end' | 'center';
  /** CSS length. Columns without one share what is left, at least 220 px each. */
  width?: string;
  /** The column can be sorted by its owner; the direction of the first request. */
  sort?: TableSort['direction'];
  /** The cell names its row (`<th scope="row">`). Columns up to it stick to the start edge. */
  rowHeader?: boolean;
  /** Sticks behind the column that names the row, from md up: a total that is always in sight. */
  sticky?: boolean;
  /** How much of its hue a cell's ground has, 0 to 1; null: none. */
  heat?: (row: Row) => number | null;
  /**
   * Place on the card below md: `lead` at the start (a rank), `title` beside it, `fact` under it
   * with its header (three fit), `select` at the end edge. Without it the
   * column is not on the card.
   */
  card?: 'lead' | 'title' | 'fact' | 'select';
  /** Form of the loading skeleton; `book` is as high as a row with a cover. */
  skeleton?: 'line' | 'book';
}

/** Columns of numbers: what a table's note tells of. */
export const numbersOf = <Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] =>
  columns.filter(({ align }) => align === 'end');

/** Columns that stick to the start edge, with their distance from it as a CSS length. */
export function stickyOffsets(
  columns: readonly Pick<DataColumn<never>, 'id' | 'width' | 'rowHeader' | 'sticky'>[],
) {
  const offsets = new Map<string, string>();
  const header = columns.findIndex((column) => column.rowHeader);
  const after = columns.slice(header + 1).findIndex(({ sticky }) => sticky !== true);
  const last = header < 0 ? 0 : header + (after < 0 ? columns.length : after);
  let offset = '0px';
  for (const column of columns.slice(0, last + 1)) {
    offsets.set(column.id, offset);
    // What follows a column of unknown width has no known place.
    if (column.width === undefined) break;
    offset = offset === '0px' ? column.width : `calc(${offset} + ${column.width})`;
  }
  return offsets;
}

/** The narrowest table in which every column has its room. */
export function leastWidth(columns: readonly Pick<DataColumn<never>, 'width'>[]): string {
  return `calc(${columns.map(({ width }) => width ?? '220px').join(' + ')})`;
}
