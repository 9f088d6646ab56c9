import { Skeleton } from '@litometr/ui';
import type { Cell, RowData, Row as TableRow } from '@tanstack/react-table';
import clsx from 'clsx';
import { memo, type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { hiddenRowProps } from '../../internal/hiddenRowProps.ts';
import { PanelMessage } from '../../internal/PanelMessage.tsx';
import type { PanelState } from '../../internal/PanelState.ts';
import { WindowedRows } from '../../internal/windows/WindowedRows.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { cardLayout } from './cardFacts.ts';
import type { DataTableFeatures } from './column.ts';
import * as css from './DataTable.css.ts';
import { heatClasses } from './heat.css.ts';
import type { RenderedColumn } from './renderedColumns.ts';
import { roles } from './roles.ts';
import { moveBetweenRows, pressRow, pressRowWithWheel } from './rowLinks.ts';
import * as rowCss from './rows.css.ts';
import { useRovingRows } from './useRovingRows.ts';

interface DataTableBodyProps<Row extends RowData> {
  columns: readonly RenderedColumn<Row>[];
  rows: readonly TableRow<DataTableFeatures, Row>[];
  state: PanelState;
  skeletonRows: number;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** For windowed tables, which render only the rows in view. */
  scroller: RefObject<HTMLElement | null> | null;
  /** Minimum height of a row in CSS pixels, for rows that are not rendered. */
  rowHeight: number;
}

/** Renders rows, their skeleton, or the reason why there are none. */
export function DataTableBody<Row extends RowData>(props: DataTableBodyProps<Row>) {
  const { columns, rows, state, scroller } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useRovingRows(body);
  return (
    <tbody
      ref={body}
      {...roles.group}
      {...cardLayout(columns)}
      className={css.body}
      onClick={pressRow}
      onAuxClick={pressRowWithWheel}
      onKeyDown={moveBetweenRows}
    >
      {renderContent()}
    </tbody>
  );

  function renderContent(): ReactNode {
    switch (state.kind) {
      case 'loading':
        return props.skeletonRows === 0 ? (
          <MessagePlace columns={columns.length} />
        ) : (
          <SkeletonRows columns={columns} count={props.skeletonRows} />
        );
      case 'empty':
      case 'failed':
        return (
          <tr {...roles.row} className={rowCss.messageRow}>
            <td {...roles.cell} colSpan={columns.length} className={rowCss.message}>
              <PanelMessage state={state} headingLevel={props.headingLevel} />
            </td>
          </tr>
        );
      case 'partial':
      case 'ready':
        return scroller === null ? (
          rows.map((_, index) => renderRow(index))
        ) : (
          <WindowedRows
            count={rows.length}
            columns={columns.length}
            rowHeight={props.rowHeight}
            scroller={scroller}
            row={renderRow}
          />
        );
      default:
        return state satisfies never;
    }
  }

  function renderRow(index: number, measure?: Ref<HTMLTableRowElement>): ReactNode {
    const row = rows[index];
    return row === undefined ? null : (
      <BodyRow
        key={row.id}
        row={row}
        columns={columns}
        isSelected={row.getIsSelected()}
        measure={measure}
        isCounted={scroller !== null}
      />
    );
  }
}

interface BodyRowProps<Row extends RowData> {
  row: TableRow<DataTableFeatures, Row>;
  columns: readonly RenderedColumn<Row>[];
  isSelected: boolean;
  measure: Ref<HTMLTableRowElement> | undefined;
  /** True when rows have an `aria-rowindex`, because not all rows are rendered. */
  isCounted: boolean;
}

function BodyRowOf<Row extends RowData>(props: BodyRowProps<Row>) {
  const { row, columns, isSelected, measure, isCounted } = props;
  const cells = row.getAllCellsByColumnId();
  return (
    <tr
      ref={measure}
      {...roles.row}
      className={rowCss.row}
      data-selected={isSelected || undefined}
      data-index={isCounted ? row.index : undefined}
      // The header is the first of all rows.
      aria-rowindex={isCounted ? row.index + 2 : undefined}
    >
      {columns.map((column) => renderCell(column, cells[column.id]))}
    </tr>
  );
}

/** Memoised: renders only when the row or its columns change, not while a long list scrolls. */
const BodyRow = memo(BodyRowOf) as typeof BodyRowOf;

/** A function instead of a component: a screen of a table has hundreds of cells. */
function renderCell<Row extends RowData>(
  column: RenderedColumn<Row>,
  cell: Cell<DataTableFeatures, Row> | undefined,
  content: ReactNode = cell && <CellContent cell={cell} />,
) {
  const { meta, card } = column;
  const Element = meta.rowHeader ? 'th' : 'td';
  const heat = cell && meta.heat ? meta.heat(cell.getValue()) : null;
  return (
    <Element
      key={column.id}
      {...(meta.rowHeader ? roles.rowHeader : roles.cell)}
      {...column.aria}
      className={clsx(rowCss.cell, column.className, heat !== null && heatClass(heat))}
      style={column.style}
      data-card={card}
      data-label={card === 'fact' ? column.header : undefined}
    >
      {content}
    </Element>
  );
}

/** Returns the class of the background of a cell by its share of the heat color, 0 to 1. */
const heatClass = (share: number): string | undefined =>
  heatClasses[Math.round(Math.max(0, Math.min(1, share)) * (heatClasses.length - 1))];

/**
 * Renders a cell by the template of its column. Unlike `flexRender` it calls the template: a page
 * may build its columns on each render, and a new function must not mount the cell again and lose
 * its focus.
 */
function CellContent<Row extends RowData>({ cell }: { cell: Cell<DataTableFeatures, Row> }) {
  const { cell: template } = cell.column.columnDef;
  return typeof template === 'function' ? (template(cell.getContext()) as ReactNode) : template;
}

/** The place of the message of a table that has no rows as a rule. */
function MessagePlace({ columns }: { columns: number }) {
  const { strings } = useWidgets();
  return (
    <tr {...hiddenRowProps} className={rowCss.messageRow}>
      <td colSpan={columns} className={rowCss.message}>
        <div className={rowCss.unseen}>
          <PanelMessage state={{ kind: 'empty', title: strings.panel.loading }} />
        </div>
      </td>
    </tr>
  );
}

interface SkeletonRowsProps<Row extends RowData> {
  columns: readonly RenderedColumn<Row>[];
  count: number;
}

/** Skeleton rows with the height of real ones, so that nothing moves when those load. */
function SkeletonRows<Row extends RowData>({ columns, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
    <tr key={index} {...hiddenRowProps} className={rowCss.row}>
      {columns.map((column) =>
        renderCell(
          column,
          undefined,
          column.meta.skeleton === 'book' ? (
            <div className={rowCss.skeletonBook}>
              <Skeleton shape="block" inlineSize="32px" blockSize="48px" />
              <Skeleton shape="text" lines={2} inlineSize="60%" />
            </div>
          ) : (
            <Skeleton shape="text" />
          ),
        ),
      )}
    </tr>
  ));
}
