import { Alert, VisuallyHidden } from '@litometr/ui';
import type { RowData } from '@tanstack/react-table';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useMemo, useRef } from 'react';
import { isRefreshing, type PanelState } from '../../internal/PanelState.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { type DataColumn, numbersOf, type TableSort } from './column.ts';
import * as css from './DataTable.css.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { headersOf } from './headersOf.ts';
import { placeCells, stickyPlaces } from './place.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { roles } from './roles.ts';
import type { TableSelection } from './selectionColumn.tsx';
import { withoutCard, withSortedFact } from './sortedFact.ts';
import { TableBody } from './TableBody.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableNote } from './TableNote.tsx';
import { useColumnRun } from './useColumnRun.tsx';
import { useColumns } from './useColumns.ts';
import { useFits } from './useFits.ts';
import { useWidths } from './useWidths.ts';

export interface DataTableProps<Row extends RowData> {
  /** Accessible name. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** In the order of their owner; the table never sorts. */
  rows: readonly Row[];
  getRowId: (row: Row, index: number) => string;
  state: PanelState;
  sort?: TableSort | null;
  /** Asks the owner for another order. Without it no header sorts. */
  onSortChange?: (sort: TableSort) => void;
  /** By default what the reader has chosen (WidgetsProvider). */
  density?: 'comfortable' | 'dense';
  /** Below md: a card a row, or the same table in a box that scrolls. */
  narrow?: 'cards' | 'table';
  /** Rows of the skeleton: as many as will come. */
  skeletonRows?: number;
  /** Ids of columns that the reader has put away. */
  hiddenColumns?: readonly string[];
  /** Under the rows. */
  pagination?: ReactNode;
  /** Height of what already sticks at the top of the page, as a CSS length. */
  stickyOffset?: string;
  /** Boxes at the start of the rows. */
  selection?: TableSelection<Row>;
  /** Columns can be made wider and narrower; called with CSS pixels by column. */
  onWidthsChange?: (widths: Readonly<Record<string, number>>) => void;
  /** Widths that the reader has set, in CSS pixels by column. */
  widths?: Readonly<Record<string, number>>;
  /**
   * Whether what the page has told of its data (`tellDataStamp`) is true of these numbers: it is told
   * behind a button in the header. By default true.
   */
  isStamped?: boolean;
  /** Level of the heading of an empty or failed table. */
  headingLevel?: 1 | 2 | 3;
}

const noColumns: readonly string[] = [];
/** Fewer rows than these are all drawn: find-in-page and printing then see them. */
const WINDOWED_FROM = 200;
/** CSS pixels of the lowest rows; what is drawn is measured, this is for what is not. */
const rowHeights = { comfortable: 41, dense: 33 } as const;

/**
 * Rows of measurements. Sorting is asked of their owner; rows are links (see `RowLink`); below md
 * the same table lays itself out as cards; while newer rows are fetched the old ones stay.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, state, stickyOffset = '0px', selection, narrow = 'cards' } = props;
  const { strings, density: usual } = useWidgets();
  const density = props.density ?? usual;
  const { widths, setWidth } = useWidths(props);
  const columns = useColumns({
    columns: props.columns,
    rows: props.rows,
    getRowId: props.getRowId,
    selection,
    widths,
  });
  const { sort = null, onSortChange } = props;
  // By their names: an owner may write the list and the order anew each time.
  const sortedBy = sort?.column;
  const hiddenKey = (props.hiddenColumns ?? noColumns).join('\n');
  const shown = useMemo(() => {
    const hidden = new Set(hiddenKey.split('\n'));
    const left = columns.filter(({ id }) => !hidden.has(id));
    return narrow === 'cards' ? withSortedFact(left, sortedBy) : left.map(withoutCard);
  }, [columns, hiddenKey, sortedBy, narrow]);
  const scroller = useRef<HTMLDivElement>(null);
  const { columns: drawn, indexes, least, watch } = useColumnRun(shown, scroller);
  const { fits: hasRoom, table: tableRef } = useFits(least, scroller);
  const isLong = props.rows.length >= WINDOWED_FROM;
  const fits = hasRoom && !isLong;
  const places = useMemo(() => placeCells(drawn, indexes), [drawn, indexes]);
  const headers = useMemo(
    () => headersOf({ columns: drawn, sort, onSortChange }),
    [drawn, sort, onSortChange],
  );
  const hasNote = props.isStamped !== false && numbersOf(shown).length > 0;
  const busy = state.kind === 'loading' || isRefreshing(state);

  return (
    <div className={css.root} data-narrow={narrow}>
      {state.kind === 'partial' && <Alert tone="warning">{state.notice}</Alert>}
      <div
        ref={scroller}
        className={css.scroller}
        data-density={density}
        data-fits={fits}
        data-wide={!hasRoom}
        style={assignInlineVars({ [css.stickyTop]: stickyOffset })}
        // A box that scrolls has to be reached by the keyboard.
        {...(fits ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table
          ref={tableRef}
          {...roles.table}
          aria-label={label}
          aria-busy={busy}
          {...(isLong && { 'aria-rowcount': props.rows.length + 1 })}
          aria-colcount={indexes?.size}
          className={css.table}
          data-refreshing={isRefreshing(state)}
          data-resized={Object.keys(widths).length > 0}
          style={{ ...stickyPlaces(drawn), minInlineSize: least }}
        >
          <colgroup>
            {drawn.map(({ id, width }) => (
              <col key={id} style={{ inlineSize: width }} />
            ))}
          </colgroup>
          <thead {...roles.group} className={css.head}>
            <tr {...roles.row} className={css.headRow}>
              {headers.map(({ column, ...sorting }) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  place={places.get(column.id)}
                  note={hasNote && column.rowHeader && <TableNote label={label} columns={shown} />}
                  {...sorting}
                  resize={
                    setWidth && column.headerCell === undefined ? (
                      <ResizeHandle
                        label={strings.table.resize(column.headerTitle ?? column.header)}
                        width={widths[column.id] ?? null}
                        onResize={(width) => setWidth(column.id, width)}
                      />
                    ) : undefined
                  }
                />
              ))}
            </tr>
          </thead>
          <TableBody
            columns={drawn}
            places={places}
            rows={props.rows}
            getRowId={props.getRowId}
            state={state}
            skeletonRows={props.skeletonRows ?? 10}
            headingLevel={props.headingLevel}
            window={isLong ? { rowHeight: rowHeights[density], scroller } : null}
            {...(selection && { isSelected: (id: string) => selection.ids.has(id) })}
          />
          <TableFoot columns={drawn} places={places} />
        </table>
        {watch}
      </div>
      <VisuallyHidden as="div">
        <div role="status">{busy ? strings.table.loading : ''}</div>
      </VisuallyHidden>
      {props.pagination}
    </div>
  );
}
