import { useMemo } from 'react';
import { bodyCell } from './BodyCell.tsx';
import type { DataColumn } from './column.ts';
import type { CellPlace } from './place.ts';
import { roles } from './roles.ts';
import * as css from './rows.css.ts';

interface BodyRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  places: ReadonlyMap<string, CellPlace>;
  row: Row;
  index: number;
  isSelected: boolean;
  /** Its place among all rows, where not all are drawn. */
  rowIndex?: number;
}

/** A row. It is drawn again only when it or its columns change: not while a long list scrolls. */
export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { columns, places, row, index, isSelected, rowIndex } = props;
  return useMemo(
    () => (
      <tr
        {...roles.row}
        className={css.row}
        data-selected={isSelected || undefined}
        aria-rowindex={rowIndex}
      >
        {columns.map((column) =>
          bodyCell(column, places.get(column.id), column.cell(row, index), column.heat?.(row)),
        )}
      </tr>
    ),
    [columns, places, row, index, isSelected, rowIndex],
  );
}
