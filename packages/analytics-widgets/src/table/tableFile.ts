import type { RowData } from '@tanstack/react-table';
import { toCsv } from '../internal/dataFile.ts';
import { download } from '../internal/download.ts';
import { columnIdOf, columnTitleOf, type DataColumn } from './DataTable/column.ts';

type CsvValue = string | number | null;

/**
 * Downloads the rows of a table as CSV: the columns that have an accessor and are not hidden, in
 * their order. Numbers are plain, days are `YYYY-MM-DD`, null is an empty cell.
 *
 * @param name of the file, without the extension
 */
export async function downloadRows<Row extends RowData>(
  name: string,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  hidden: readonly string[] = [],
): Promise<void> {
  const exported = columns.flatMap((column) => {
    const id = columnIdOf(column);
    const read = accessorOf(column);
    return read === null || column.meta?.csv === false || hidden.includes(id)
      ? []
      : [{ id, header: columnTitleOf(column), read }];
  });
  const text = await toCsv({
    columns: exported,
    rows: rows.map((row, index) =>
      exported.map(({ read }) => ({ text: '', value: read(row, index) })),
    ),
  });
  download(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

function accessorOf<Row extends RowData>(
  column: DataColumn<Row>,
): ((row: Row, index: number) => CsvValue) | null {
  if ('accessorFn' in column) return column.accessorFn;
  if (!('accessorKey' in column)) return null;
  const path = String(column.accessorKey).split('.');
  return (row) =>
    path.reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null)?.[key],
      row,
    ) as CsvValue;
}
