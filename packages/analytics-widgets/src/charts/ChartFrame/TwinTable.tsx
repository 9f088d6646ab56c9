import { type ReactNode, type Ref, useRef } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import { WindowedRows } from '../../internal/windows/WindowedRows.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './ChartFrame.css.ts';

export interface TwinTableProps {
  label: string;
  table: ChartTable;
  /** Pixels; as high as the chart, so that the page does not move. */
  height: number;
}

/** Tables with fewer rows render all of them, so that find-in-page works. */
const WINDOWED_FROM = 300;
/** Estimated height of a row in CSS pixels, used until one is rendered. */
const ESTIMATED_ROW_HEIGHT_PX = 29;

/**
 * The chart's numbers, newest first as in the CSV. Long tables are windowed on the screen; the
 * printed page and the file contain all rows.
 */
export default function TwinTable({ label, table, height }: TwinTableProps) {
  const { dataText } = useWidgets();
  const scroller = useRef<HTMLElement>(null);
  const { columns, rows } = table;
  const isLong = rows.length >= WINDOWED_FROM;
  const rowAt = (index: number, measure?: Ref<HTMLTableRowElement>): ReactNode => {
    const row = rows[index] ?? [];
    return (
      // The header is the first of all rows.
      <tr
        key={index}
        ref={measure}
        {...(isLong && { 'data-index': index, 'aria-rowindex': index + 2 })}
      >
        {row.map(({ text }, column) => {
          const Cell = column === 0 ? 'th' : 'td';
          return (
            <Cell
              key={columns[column]?.id}
              className={css.cell}
              {...(column === 0 && { scope: 'row' })}
              {...dataText.name(text)}
            />
          );
        })}
      </tr>
    );
  };
  return (
    // A box that scrolls has to be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section ref={scroller} aria-label={label} tabIndex={0} className={css.twin} style={{ height }}>
      <table
        className={css.table}
        aria-label={label}
        {...(isLong && { 'aria-rowcount': rows.length + 1 })}
      >
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" className={css.headCell} {...dataText.name(header)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLong ? (
            <WindowedRows
              count={rows.length}
              columns={columns.length}
              rowHeight={ESTIMATED_ROW_HEIGHT_PX}
              scroller={scroller}
              row={rowAt}
            />
          ) : (
            rows.map((_, index) => rowAt(index))
          )}
        </tbody>
      </table>
    </section>
  );
}
