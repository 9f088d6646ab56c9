/** Numbers as a table: the twin of a chart on the screen, and every CSV. */
export interface ChartTable {
  columns: readonly ChartTableColumn[];
  rows: readonly (readonly ChartCell[])[];
}

export interface ChartTableColumn {
  id: string;
  header: string;
}

/**
 * A cell: what the screen shows, and the value behind it that the CSV takes (null: an empty cell,
 * not published or not read; never zero).
 */
export interface ChartCell {
  text: string;
  value: string | number | null;
}

/**
 * The table as CSV (RFC 4180, UTF-8 with a byte order mark, which spreadsheets need for Cyrillic).
 * Texts that a spreadsheet would run as a formula are defused: titles come from strangers.
 */
export async function toCsv(table: ChartTable): Promise<string> {
  // Fetched on the first export: nobody pays for it before.
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  return stringify(
    [
      table.columns.map((column) => column.header),
      ...table.rows.map((row) => row.map((cell) => cell.value)),
    ],
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
}
