import { lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { PanelMessage } from '../../internal/PanelMessage.tsx';
import type { PanelState } from '../../internal/PanelState.ts';
import { BodyRow } from './BodyRow.tsx';
import type { DataColumn } from './column.ts';
import * as css from './DataTable.css.ts';
import type { CellPlace } from './place.ts';
import { roles } from './roles.ts';
import { moveBetweenRows, pressRow, pressRowWithWheel } from './rowLinks.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { useRovingRows } from './useRovingRows.ts';
import type { RowPlace } from './WindowedRows.tsx';

interface TableBodyRow<Row> {
  id: string;
  original: Row;
  index: number;
}

export interface TableBodyProps<Row> {
  columns: readonly DataColumn<Row>[];
  places: ReadonlyMap<string, CellPlace>;
  rows: readonly TableBodyRow<Row>[];
  isSelected?: (id: string) => boolean;
  state: PanelState;
  skeletonRows: number;
  headingLevel?: 1 | 2 | 3;
  /** Only the rows in view are drawn. */
  window: Windowing | null;
}

const WindowedRows = lazy(() => import('./WindowedRows.tsx'));
const FIRST_ROWS = 40;

/** A list too long to be drawn whole. */
export interface Windowing {
  /** CSS pixels that a row is thought to have until it is drawn. */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
}

/** Rows, their skeleton, or the reason why there are none. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, places, rows, state } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useRovingRows(body);
  return (
    <tbody
      ref={body}
      {...roles.group}
      className={css.body}
      onClick={pressRow}
      onAuxClick={pressRowWithWheel}
      onKeyDown={moveBetweenRows}
    >
      {content()}
    </tbody>
  );

  function content(): ReactNode {
    switch (state.kind) {
      case 'loading':
        return <SkeletonRows columns={columns} places={places} count={props.skeletonRows} />;
      case 'empty':
      case 'failed':
        return (
          <tr {...roles.row} className={css.messageRow}>
            <td {...roles.cell} colSpan={columns.length} className={css.message}>
              <PanelMessage state={state} headingLevel={props.headingLevel} />
            </td>
          </tr>
        );
      case 'partial':
      case 'ready':
        return props.window ? windowed(props.window) : rows.map((row) => rowOf(row));
      default:
        return state satisfies never;
    }
  }

  function rowOf(row: TableBodyRow<Row>, place?: RowPlace): ReactNode {
    return (
      <BodyRow
        key={row.id}
        columns={columns}
        places={places}
        row={row.original}
        index={row.index}
        isSelected={props.isSelected?.(row.id) === true}
        {...(place && { measure: place.measure, rowIndex: place.index + 2 })}
      />
    );
  }

  function windowed({ rowHeight, scroller }: Windowing): ReactNode {
    return (
      // Until the code of long lists is here, the rows that a screen can hold.
      <Suspense fallback={rows.slice(0, FIRST_ROWS).map((row) => rowOf(row))}>
        <WindowedRows
          key={rowHeight}
          count={rows.length}
          columns={columns.length}
          rowHeight={rowHeight}
          scroller={scroller}
          row={(place) => {
            const row = rows[place.index];
            return row ? rowOf(row, place) : null;
          }}
        />
      </Suspense>
    );
  }
}
