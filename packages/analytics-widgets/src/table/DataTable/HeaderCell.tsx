import { Icon, VisuallyHidden } from '@litometr/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { DataColumn, TableSort } from './column.ts';
import * as controls from './controls.css.ts';
import * as css from './DataTable.css.ts';
import type { CellPlace } from './place.ts';
import { roles } from './roles.ts';

export interface HeaderCellProps<Row> {
  column: DataColumn<Row>;
  place: CellPlace | undefined;
  /** The direction in which the rows stand by this column; null by another. */
  direction: TableSort['direction'] | null;
  /** Asks the owner; absent where the column cannot be sorted. */
  onSort?: () => void;
  /** The handle at its end edge, where columns can be resized. */
  resize?: ReactNode;
  /** Where the numbers of the table come from. */
  note?: ReactNode;
}

const icons = { ascending: 'arrowUp', descending: 'arrowDown' } as const;

/** A header. One that sorts is a button; the order is on the cell, where readers look for it. */
export function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { column, place, direction, onSort } = props;
  const { strings } = useWidgets();
  const { header, headerTitle, sort = 'ascending' } = column;
  // Readers repeat a header with every cell under it, so its name is the column's and nothing more.
  const name =
    headerTitle === undefined ? (
      <span>{header}</span>
    ) : (
      <>
        <span aria-hidden="true">{header}</span>
        <VisuallyHidden>{headerTitle}</VisuallyHidden>
      </>
    );
  return (
    <th
      scope="col"
      {...roles.columnHeader}
      {...place?.said}
      title={onSort ? undefined : headerTitle}
      // What stands behind the name is no part of it.
      aria-label={props.note ? (headerTitle ?? header) : undefined}
      data-noted={props.note ? true : undefined}
      aria-sort={onSort ? (direction ?? 'none') : undefined}
      className={clsx(css.headCell, place?.className)}
    >
      {onSort ? (
        <button
          type="button"
          className={controls.sortButton}
          title={strings.table.sortBy(headerTitle ?? header)}
          onClick={onSort}
        >
          <span>{name}</span>
          <Icon name={icons[direction ?? sort]} size="sm" className={controls.sortIcon} />
        </button>
      ) : (
        (column.headerCell ?? name)
      )}
      {props.note}
      {props.resize}
    </th>
  );
}
