import type { ChartTable } from '../../internal/dataFile.ts';
import * as css from './ChartFrame.css.ts';

export interface TwinTableProps {
  label: string;
  table: ChartTable;
  /** Pixels; as high as the chart, so that the page does not move. */
  height: number;
}

/** The chart's numbers, newest first as they stand in the CSV. */
export function TwinTable({ label, table, height }: TwinTableProps) {
  return (
    // A box that scrolls has to be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section aria-label={label} tabIndex={0} className={css.twin} style={{ height }}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {table.columns.map(({ id, header }) => (
              <th key={id} scope="col" className={css.headCell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={`${row[0]?.text ?? ''} ${row[1]?.text ?? ''}`}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={table.columns[index]?.id} scope="row" className={css.cell}>
                    {cell.text}
                  </th>
                ) : (
                  <td key={table.columns[index]?.id} className={css.cell}>
                    {cell.text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
