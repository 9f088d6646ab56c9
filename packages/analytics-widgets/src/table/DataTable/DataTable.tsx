import { Alert, Button, VisuallyHidden } from '@litometr/ui';
import type { RowData } from '@tanstack/react-table';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import clsx from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { isRefreshing, type PanelState } from '../../internal/PanelState.ts';
import { useIsScrollable } from '../../internal/useIsScrollable.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './DataTable.css.ts';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { INDEPENDENT_FROM } from './independentRows.ts';
import { type RenderedColumn, scrollClass } from './renderedColumns.ts';
import { roles } from './roles.ts';
import { SelectionContext } from './selection.tsx';
import { TableNote } from './TableNote.tsx';
import { type DataTableInstance, type UseDataTableOptions, useDataTable } from './useDataTable.ts';
import { rowHeights, useRenderedColumns } from './useRenderedColumns.ts';

interface OwnProps<Row extends RowData> extends UseDataTableOptions<Row> {
  /** Accessible name. */
  label: string;
  state: PanelState;
  /** @default the density of the `WidgetsProvider` */
  density?: 'comfortable' | 'dense';
  /** Below 640 px: a card per row, or the same table in a box that scrolls. @default 'cards' */
  narrow?: 'cards' | 'table';
  /**
   * Whether cards come in pages of 25, each behind a button: for long tables without pagination.
   *
   * @default false
   */
  hasCardPages?: boolean;
  /**
   * Rows of the loading skeleton: as many as are expected. 0: the place of a message instead, for a table
   * that has no rows as a rule.
   *
   * @default 10
   */
  skeletonRows?: number;
  /**
   * Whether columns with a `priority` are left out where there is no room for them. false: the
   * reader has chosen the columns, and the table scrolls sideways. @default true
   */
  fitsColumns?: boolean;
  /** Rendered under the rows. */
  pagination?: ReactNode;
  /** Height of what is already sticky at the top of the page, as a CSS length. */
  stickyOffset?: string;
  /**
   * Whether a button in the header shows the provenance of the page (`<DataProvenance>`); false
   * for numbers that do not come from it. @default true
   */
  hasProvenance?: boolean;
  /** Level of the heading of an empty or failed table. */
  headingLevel?: 1 | 2 | 3;
}

/** Props of `DataTable`; those of `<table>` are passed through. */
export type DataTableProps<Row extends RowData> = OwnProps<Row> &
  Omit<ComponentPropsWithRef<'table'>, keyof OwnProps<Row> | 'children'>;

/** From as many rows on, the table scrolls in a box and only the rows in view are rendered. */
const WINDOWED_FROM = 200;
/**
 * Renders rows of measurements by TanStack Table. Headers request a sort order from the owner of
 * the rows, rows are links (see `RowLink`), below 640 px the same table is a list of cards, and
 * while newer rows are loading the present ones stay.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    getRowId,
    sort,
    onSortChange,
    hiddenColumns,
    selection,
    columnSizing,
    onColumnSizingChange,
    label,
    state,
    density: ownDensity,
    narrow = 'cards',
    hasCardPages = false,
    skeletonRows = 10,
    fitsColumns = true,
    pagination,
    stickyOffset = '0px',
    hasProvenance = true,
    headingLevel,
    className,
    style,
    ...tableProps
  } = props;
  const table = useDataTable(props);
  const { strings, density: usualDensity } = useWidgets();
  const density = ownDensity ?? usualDensity;
  const scroller = useRef<HTMLDivElement>(null);
  const isLong = rows.length >= WINDOWED_FROM && hasRows(state);
  const isScrollable = useIsScrollable(scroller) || isLong;
  const [cardPages, setCardPages] = useState(1);
  const rowCount = state.kind === 'loading' ? skeletonRows : rows.length;
  const hiddenCards =
    hasCardPages && narrow === 'cards' ? Math.max(0, rowCount - cardPages * css.CARD_PAGE) : 0;
  const isBusy = state.kind === 'loading' || isRefreshing(state);
  const hasRendered = state.kind === 'loading' || hasRows(state);
  const { rendered, rowVars, least, minWidth, hasNumbers, columnCount } = useRenderedColumns(
    table,
    {
      scroller,
      hasCards: narrow === 'cards',
      fitsColumns,
      hasOptional: hasRendered,
      isIndependent: hasRendered && rowCount >= INDEPENDENT_FROM && !isLong,
      density,
    },
  );
  return (
    <div className={css.root} data-narrow={narrow}>
      {state.kind === 'partial' && <Alert tone="warning">{state.notice}</Alert>}
      <div
        ref={scroller}
        className={clsx(
          css.scroller,
          scrollClass(least),
          hiddenCards > 0 && css.cardsUpTo[cardPages - 1],
        )}
        data-density={density}
        data-long={isLong || undefined}
        style={assignInlineVars({ [css.stickyTop]: stickyOffset })}
        // A scrolling box has to be reachable by keyboard.
        {...(isScrollable && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table
          {...tableProps}
          {...roles.table}
          aria-label={label}
          aria-busy={isBusy}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          aria-colcount={columnCount}
          className={clsx(css.table, className)}
          data-refreshing={isRefreshing(state)}
          data-resized={Object.keys(table.state.columnSizing).length > 0}
          data-independent-rows={rowVars !== null || undefined}
          style={{ minInlineSize: minWidth, ...rowVars, ...style }}
        >
          <colgroup>
            {rendered.map(({ id, width, className: columnClass }) => (
              <col key={id} className={columnClass} style={{ inlineSize: width }} />
            ))}
          </colgroup>
          <SelectionContext value={selection}>
            <DataTableHead
              table={table}
              columns={rendered}
              note={hasProvenance && hasNumbers && <TableNote label={label} table={table} />}
            />
            <DataTableBody
              columns={rendered}
              rows={table.getRowModel().rows}
              state={state}
              skeletonRows={skeletonRows}
              headingLevel={headingLevel}
              scroller={isLong ? scroller : null}
              rowHeight={rowHeights[density]}
            />
          </SelectionContext>
          <DataTableFoot table={table} columns={rendered} />
        </table>
      </div>
      <VisuallyHidden as="div">
        <div role="status">{isBusy ? strings.table.loading : ''}</div>
      </VisuallyHidden>
      {hiddenCards > 0 && hasRows(state) && (
        <Button className={css.moreCards} onPress={() => setCardPages((pages) => pages + 1)}>
          {strings.table.moreCards(Math.min(css.CARD_PAGE, hiddenCards))}
        </Button>
      )}
      {pagination}
    </div>
  );
}

/** Returns whether rows are shown in a state. */
const hasRows = ({ kind }: PanelState): boolean => kind === 'ready' || kind === 'partial';

interface DataTableFootProps<Row extends RowData> {
  table: DataTableInstance<Row>;
  columns: readonly RenderedColumn<Row>[];
}

/** Totals, for columns that have one. */
function DataTableFoot<Row extends RowData>({ table, columns }: DataTableFootProps<Row>) {
  if (columns.every(({ column }) => column?.columnDef.footer === undefined)) return null;
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
  return (
    <tfoot {...roles.group} className={css.foot}>
      <tr {...roles.row}>
        {columns.map(({ id, column, meta, aria, className, style }) => {
          const header = headers.get(id);
          const hasFooter = column?.columnDef.footer !== undefined;
          // A header without text would be announced as empty.
          const isHeader = meta.rowHeader && hasFooter;
          const Element = isHeader ? 'th' : 'td';
          return (
            <Element
              key={id}
              {...(isHeader ? roles.rowHeader : roles.cell)}
              {...aria}
              className={clsx(css.footCell, className)}
              style={style}
            >
              {header && hasFooter && <table.FlexRender footer={header} />}
            </Element>
          );
        })}
      </tr>
    </tfoot>
  );
}
