import type { RowData } from '@tanstack/react-table';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import clsx from 'clsx';
import { columnWidths, rowHeight } from './independentRows.css.ts';
import { isFlexible, type RenderedColumn } from './renderedColumns.ts';

/** From as many rows on, the table's rows are laid out independently of one another. */
export const INDEPENDENT_FROM = 50;
export const MAX_INDEPENDENT_COLUMNS = columnWidths.length;

/** Returns the columns with the class of their width, for rows that share no table layout. */
export const withWidthClasses = <Row extends RowData>(
  columns: readonly RenderedColumn<Row>[],
): RenderedColumn<Row>[] =>
  columns.map((column, index) => ({
    ...column,
    className: clsx(column.className, columnWidths[index]?.className),
  }));

/**
 * Returns CSS variables of the widths of columns. They share the room as in a table of fixed layout:
 * flexible columns have what the others leave; without flexible ones each has its part of it.
 *
 * @param height of a row that was never in view, in CSS pixels
 */
export function independentRowVars<Row extends RowData>(
  columns: readonly RenderedColumn<Row>[],
  height: number,
): Record<string, string> {
  const hasFlexible = columns.some(({ column }) => column !== null && isFlexible(column));
  const flexOf = ({ column, width }: RenderedColumn<Row>) =>
    width === undefined ? '1 1 0' : `${hasFlexible ? 0 : (column?.getSize() ?? 0)} 0 ${width}`;
  return assignInlineVars({
    [rowHeight]: `${height}px`,
    ...Object.fromEntries(
      columnWidths.slice(0, columns.length).map(({ flex }, index) => {
        const column = columns[index];
        return [flex, column === undefined ? '' : flexOf(column)];
      }),
    ),
  });
}
