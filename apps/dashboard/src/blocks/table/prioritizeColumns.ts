import { columnIdOf, type DataColumn } from '@litometr/analytics-widgets';

/**
 * Names the columns that a table leaves out where it has no room for all of them.
 *
 * @param ids columns in the order in which they are left out; the others always stay
 * @returns the same columns with a `priority`
 */
export const prioritizeColumns = <Row extends object>(
  ids: readonly string[],
  columns: readonly DataColumn<Row>[],
): DataColumn<Row>[] =>
  columns.map((column) => {
    const index = ids.indexOf(columnIdOf(column));
    return index === -1
      ? column
      : { ...column, meta: { ...column.meta, priority: ids.length - index } };
  });
