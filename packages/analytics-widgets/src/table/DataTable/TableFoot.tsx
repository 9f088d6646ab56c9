import clsx from 'clsx';
import type { DataColumn } from './column.ts';
import * as css from './DataTable.css.ts';
import type { CellPlace } from './place.ts';
import { roles } from './roles.ts';

export interface TableFootProps<Row> {
  columns: readonly DataColumn<Row>[];
  places: ReadonlyMap<string, CellPlace>;
}

/** Totals, where a column has one. */
export function TableFoot<Row>({ columns, places }: TableFootProps<Row>) {
  if (columns.every(({ footer }) => footer === undefined)) return null;
  return (
    <tfoot {...roles.group} className={css.foot}>
      <tr {...roles.row}>
        {columns.map(({ id, footer, rowHeader }) => {
          const place = places.get(id);
          const own = { ...place?.said, className: clsx(css.footCell, place?.className) };
          // A header without a text would be announced as nothing.
          return rowHeader && footer !== undefined ? (
            <th key={id} {...own} {...roles.rowHeader} scope="row">
              {footer}
            </th>
          ) : (
            <td key={id} {...own} {...roles.cell}>
              {footer}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
