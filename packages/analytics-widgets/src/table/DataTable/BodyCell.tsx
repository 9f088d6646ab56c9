import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { DataColumn } from './column.ts';
import * as css from './DataTable.css.ts';
import type { CellPlace } from './place.ts';
import { roles } from './roles.ts';

export interface BodyCellProps<Row> {
  column: DataColumn<Row>;
  place: CellPlace;
  children: ReactNode;
}

/** A value in its column; on a card, a value with its label. */
export function BodyCell<Row>({ column, place, children }: BodyCellProps<Row>) {
  const { card, header, rowHeader } = column;
  const props = {
    ...place.props,
    className: clsx(css.cell, place.className),
    'data-card': card,
  };
  const content = (
    <>
      {card === 'fact' && (
        <span aria-hidden="true" className={css.factLabel}>
          {header}
        </span>
      )}
      {children}
    </>
  );
  return rowHeader ? (
    <th {...props} {...roles.rowHeader} scope="row">
      {content}
    </th>
  ) : (
    <td {...props} {...roles.cell}>
      {content}
    </td>
  );
}
