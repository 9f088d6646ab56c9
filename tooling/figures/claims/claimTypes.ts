import type { Wording } from '../wording.ts';

/** The cells of a column of a table, or of all tables; `of` returns null for a row without a figure. */
export interface ColumnClaim {
  column: Wording;
  table?: Wording;
  of: (row: RowKey) => Wording | null;
}

/** Subject of a row of a table, by the keys of the fixture. */
export interface RowKey {
  kind: 'book' | 'author' | 'genre' | 'tag';
  key: string;
}

/** Claims about a page: each text is there as it is, each cell of a column as computed. */
export interface PageClaims {
  path: string;
  texts: readonly Wording[];
  columns: readonly ColumnClaim[];
}
