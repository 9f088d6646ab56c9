/** Numbers as a table: the table twin of a chart, and every CSV. */
export interface ChartTable {
  columns: readonly ChartTableColumn[];
  rows: readonly (readonly ChartCell[])[];
}

export interface ChartTableColumn {
  id: string;
  header: string;
}

/**
 * A cell: the displayed text, and the value for the CSV (null: an empty cell, not published or not
 * read; never zero).
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
  // Loaded on the first export, because most readers never export.
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  return stringify(
    [
      table.columns.map((column) => column.header),
      ...table.rows.map((row) => row.map((cell) => cell.value)),
    ],
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
}
