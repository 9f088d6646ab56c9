import type { PortalSlug } from '../../../packages/domain/src/index.ts';
import type { Wording } from '../wording.ts';

/** The cells of a column of a table, or of all tables. */
export interface ColumnClaim {
  column: Wording;
  table?: Wording;
  /**
   * Returns null for a row without a figure.
   *
   * @param rows all of the column, for a figure that is written as the others are
   */
  of: (row: RowKey, rows: readonly RowKey[]) => Wording | null;
}

/** Subject of a row of a table, by the keys of the fixture. */
export interface RowKey {
  portal: PortalSlug;
  /** `named`: a row about nothing that the fixture has, by its text. */
  kind: 'book' | 'author' | 'genre' | 'tag' | 'named';
  key: string;
}

/** A row of a table whose rows are all claimed. */
export interface RowClaim {
  /** The subject of the row, where it links to one. */
  subject?: Omit<RowKey, 'portal'>;
  /** In the order of the columns; null: not compared, such as a name or a line of days. */
  cells: readonly (Wording | null)[];
}

/** All rows of a table, in their order. */
export interface TableClaim {
  table: Wording;
  /** The names of its columns; left out where another claim holds them to their rows. */
  columns?: readonly Wording[];
  rows: readonly RowClaim[];
}

/** Claims about a page: each text is there as it is, each cell of a column as computed, each table row by row. */
export interface PageClaims {
  path: string;
  texts: readonly Wording[];
  /** Texts that are true wherever the page has them: it may have none. */
  possible?: readonly Wording[];
  columns: readonly ColumnClaim[];
  tables?: readonly TableClaim[];
  /** Claims about parts that are there only once the page has loaded in a browser. */
  browser?: BrowserClaims;
}

/** The tables of all charts of a page, each by the title of its chart, and texts of parts that load later. */
export interface BrowserClaims {
  texts?: readonly Wording[];
  /** Texts of the server's page that others take the place of. */
  replaced?: readonly Wording[];
  possible?: readonly Wording[];
  columns?: readonly ColumnClaim[];
  tables?: readonly TableClaim[];
}
