import { toCsv } from '../internal/dataFile.ts';
import { download } from '../internal/download.ts';
import type { DataColumn } from './DataTable/index.ts';

/**
 * Hands over the rows that a table shows as CSV: the columns that have a value for it and are not
 * put away, in their order. Numbers are plain, days are `YYYY-MM-DD`, null is an empty cell.
 *
 * @param name of the file, without the extension
 */
export async function downloadRows<Row>(
  name: string,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  hidden: readonly string[] = [],
): Promise<void> {
  const written = columns.flatMap(({ id, header, headerTitle, csv }) =>
    csv === undefined || hidden.includes(id) ? [] : [{ id, header: headerTitle ?? header, csv }],
  );
  const text = await toCsv({
    columns: written,
    rows: rows.map((row) =>
      written.map(({ csv }) => {
        const value = csv(row);
        return { text: '', value };
      }),
    ),
  });
  download(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
