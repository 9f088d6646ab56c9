import {
  type ColumnDef,
  type ColumnHelper,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  type RowData,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** Options of a column beside TanStack's own. */
export interface ColumnMeta {
  /** Long form of a short header, on hover, in the column chooser and for assistive technology. */
  title?: string;
  /** How the values of the column are measured, for the note of the table; null: no entry. */
  about?: ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end' | 'center';
  /** The cell names its row (`<th scope="row">`). Columns up to this one are pinned to the start. */
  rowHeader?: boolean;
  /** Pinned behind the row header, from 640 px up. */
  sticky?: boolean;
  /**
   * Where the columns need more room than the table has, those with the highest number are left
   * out first. Columns without a number stay.
   */
  priority?: number;
  /**
   * Position on the card below 640 px: `lead` at the start (a rank), `title` beside it, `fact`
   * under it with its header (three fit, four without a `lead`), `select` at the end. Without it the column is not on the
   * card.
   */
  card?: 'lead' | 'title' | 'fact' | 'select' | undefined;
  /** Loading placeholder; `book` is as high as a row with a cover. */
  skeleton?: 'line' | 'book';
  /** Share of the heat color behind the value, 0 to 1; null: none. */
  heat?: (value: unknown) => number | null;
  /** false: the value of the accessor is not exported. */
  csv?: false;
}

export const dataTableFeatures = tableFeatures({
  columnVisibilityFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  rowPaginationFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type DataTableFeatures = typeof dataTableFeatures;

/**
 * A TanStack column definition over rows of any shape: `size` in CSS pixels, `enableSorting` for a
 * header that requests a sort order, an accessor for the value of the CSV file.
 */
// Columns of one table have values of different types; TanStack types lists of columns this way.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type DataColumn<Row extends RowData> = ColumnDef<DataTableFeatures, Row, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

/** Returns TanStack's column helper, typed with the features and the `meta` of `DataTable`. */
export const createColumns = <Row extends RowData>(): ColumnHelper<DataTableFeatures, Row> =>
  createColumnHelper<DataTableFeatures, Row>();

/** Width of a column without a `size`, which also takes a share of the room that is left. */
export const FLEXIBLE_SIZE = 220;

/** Bounds of a width that a reader can set, in CSS pixels. */
export const sizeBounds = { minSize: 48, maxSize: 960 };

/** Returns a width as a CSS length that grows with the reader's text size. */
export const toRem = (pixels: number): string => `${pixels / 16}rem`;

/** The parts of a column definition that name it. */
export interface NamedColumn {
  id?: string | undefined;
  accessorKey?: PropertyKey;
  header?: unknown;
  meta?: ColumnMeta | undefined;
}

/** Returns the id that TanStack gives to the column of a definition. */
export function columnIdOf({ id, accessorKey, header }: NamedColumn): string {
  if (id !== undefined) return id;
  if (accessorKey !== undefined) return String(accessorKey).replaceAll('.', '_');
  return typeof header === 'string' ? header : '';
}

/** Returns the long form of a header, or the header. */
export const columnTitleOf = ({ id = '', header, meta }: NamedColumn): string =>
  meta?.title ?? (typeof header === 'string' ? header : id);
