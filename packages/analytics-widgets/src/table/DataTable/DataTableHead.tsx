import { Icon, VisuallyHidden } from '@litometr/ui';
import type { Header, RowData } from '@tanstack/react-table';
import clsx from 'clsx';
import type { KeyboardEvent, MouseEvent, ReactNode, TouchEvent } from 'react';
import { flushSync } from 'react-dom';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { type DataTableFeatures, sizeBounds } from './column.ts';
import * as controls from './controls.css.ts';
import * as css from './DataTable.css.ts';
import type { RenderedColumn } from './renderedColumns.ts';
import { roles } from './roles.ts';
import type { DataTableInstance } from './useDataTable.ts';

interface DataTableHeadProps<Row extends RowData> {
  table: DataTableInstance<Row>;
  columns: readonly RenderedColumn<Row>[];
  /** Note about the source of the table's numbers, in the header of the row names. */
  note: ReactNode;
}

export function DataTableHead<Row extends RowData>(props: DataTableHeadProps<Row>) {
  const { table, columns, note } = props;
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
  return (
    <thead {...roles.group} className={css.head}>
      <tr {...roles.row} className={css.headRow}>
        {columns.map((column) => {
          const header = headers.get(column.id);
          return header === undefined ? (
            <td key={column.id} {...column.aria} />
          ) : (
            <HeaderCell
              key={column.id}
              table={table}
              header={header}
              column={column}
              note={column.meta.rowHeader ? note : null}
            />
          );
        })}
      </tr>
    </thead>
  );
}

const icons = { ascending: 'arrowUp', descending: 'arrowDown' } as const;
const directions = { asc: 'ascending', desc: 'descending' } as const;

interface HeaderCellProps<Row extends RowData> {
  table: DataTableInstance<Row>;
  header: Header<DataTableFeatures, Row>;
  column: RenderedColumn<Row>;
  note: ReactNode;
}

/** A header. One that sorts is a button; the order is on the cell, where screen readers expect it. */
function HeaderCell<Row extends RowData>({ table, header, column, note }: HeaderCellProps<Row>) {
  const { strings } = useWidgets();
  const { title = column.header } = column.meta;
  const canSort = header.column.getCanSort();
  const sorted = header.column.getIsSorted();
  const direction = directions[sorted || header.column.getFirstSortDir()];
  // Screen readers repeat a header with every cell: its name is the name of the column alone.
  const name =
    typeof header.column.columnDef.header !== 'string' ? (
      <table.FlexRender header={header} />
    ) : title === column.header ? (
      <span>{column.header}</span>
    ) : (
      <>
        <span aria-hidden="true">{column.header}</span>
        <VisuallyHidden>{title}</VisuallyHidden>
      </>
    );
  return (
    <th
      scope="col"
      {...roles.columnHeader}
      {...column.aria}
      title={canSort || title === column.header ? undefined : title}
      // The button of the note is not part of the header's name.
      aria-label={note ? title : undefined}
      data-noted={note ? true : undefined}
      aria-sort={canSort ? (sorted ? directions[sorted] : 'none') : undefined}
      className={clsx(css.headCell, column.className)}
      style={column.style}
    >
      {canSort ? (
        <button
          type="button"
          className={controls.sortButton}
          title={strings.table.sortBy(title)}
          onClick={() => header.column.toggleSorting()}
        >
          <span>{name}</span>
          <Icon name={icons[direction]} size="sm" className={controls.sortIcon} />
        </button>
      ) : (
        name
      )}
      {note}
      {header.column.getCanResize() && (
        <ResizeHandle table={table} header={header} label={strings.table.resize(title)} />
      )}
    </th>
  );
}

const STEP_PX = 16;

interface ResizeHandleProps<Row extends RowData>
  extends Pick<HeaderCellProps<Row>, 'table' | 'header'> {
  /** 'Width of the column Title'. */
  label: string;
}

/** The edge of a column, moved by dragging or with the arrow keys. */
function ResizeHandle<Row extends RowData>({ table, header, label }: ResizeHandleProps<Row>) {
  const { column } = header;
  const isSet = column.id in table.state.columnSizing;
  const setSize = (size: number) => {
    const { minSize, maxSize } = sizeBounds;
    const bounded = Math.round(Math.max(minSize, Math.min(maxSize, size)));
    table.setColumnSizing((sizing) => ({ ...sizing, [column.id]: bounded }));
  };
  /** Starts with the rendered width: a flexible column is wider than its `size`. */
  const renderedSize = (handle: HTMLElement) =>
    isSet ? column.getSize() : (handle.closest('th')?.getBoundingClientRect().width ?? 0);
  const isRtl = (handle: HTMLElement) => getComputedStyle(handle).direction === 'rtl';

  const onKeyDown = (event: KeyboardEvent<HTMLHRElement>) => {
    const handle = event.currentTarget;
    const step = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setSize(renderedSize(handle) + (isRtl(handle) ? -step : step));
  };
  const onDragStart = (event: MouseEvent<HTMLHRElement> | TouchEvent<HTMLHRElement>) => {
    const handle = event.currentTarget;
    const columnResizeDirection = isRtl(handle) ? 'rtl' : 'ltr';
    flushSync(() => setSize(renderedSize(handle)));
    table.setOptions((options) => ({ ...options, columnResizeDirection }));
    header.getResizeHandler()(event);
  };
  return (
    <hr
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={isSet ? column.getSize() : undefined}
      aria-valuemin={sizeBounds.minSize}
      aria-valuemax={sizeBounds.maxSize}
      tabIndex={0}
      className={controls.resize}
      onKeyDown={onKeyDown}
      onMouseDown={onDragStart}
      onTouchStart={onDragStart}
    />
  );
}
