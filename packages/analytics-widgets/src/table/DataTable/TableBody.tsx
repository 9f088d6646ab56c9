import { type ReactNode, type RefObject, useRef } from 'react';
import { PanelMessage } from '../../internal/PanelMessage.tsx';
import type { PanelState } from '../../internal/PanelState.ts';
import { WindowedRows } from '../../internal/windows/WindowedRows.tsx';
import { BodyRow } from './BodyRow.tsx';
import type { DataColumn } from './column.ts';
import * as css from './DataTable.css.ts';
import type { CellPlace } from './place.ts';
import { roles } from './roles.ts';
import { moveBetweenRows, pressRow, pressRowWithWheel } from './rowLinks.ts';
import * as rowCss from './rows.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { useRovingRows } from './useRovingRows.ts';

export interface TableBodyProps<Row> {
  columns: readonly DataColumn<Row>[];
  places: ReadonlyMap<string, CellPlace>;
  rows: readonly Row[];
  getRowId: (row: Row, index: number) => string;
  isSelected?: (id: string) => boolean;
  state: PanelState;
  skeletonRows: number;
  headingLevel?: 1 | 2 | 3;
  /** Only the rows in view are drawn. */
  window: Windowing | null;
}

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
          <tr {...roles.row} className={rowCss.messageRow}>
            <td {...roles.cell} colSpan={columns.length} className={rowCss.message}>
              <PanelMessage state={state} headingLevel={props.headingLevel} />
            </td>
          </tr>
        );
      case 'partial':
      case 'ready':
        return props.window ? windowed(props.window) : rows.map((row, index) => rowOf(row, index));
      default:
        return state satisfies never;
    }
  }

  function rowOf(row: Row, index: number): ReactNode {
    const id = props.getRowId(row, index);
    return (
      <BodyRow
        key={id}
        columns={columns}
        places={places}
        row={row}
        index={index}
        isSelected={props.isSelected?.(id) === true}
        // The header is the first of all rows.
        {...(props.window && { rowIndex: index + 2 })}
      />
    );
  }

  function windowed({ rowHeight, scroller }: Windowing): ReactNode {
    return (
      <WindowedRows
        key={rowHeight}
        count={rows.length}
        columns={columns.length}
        rowHeight={rowHeight}
        scroller={scroller}
        body={body}
        row={(index) => {
          const row = rows[index];
          return row === undefined ? null : rowOf(row, index);
        }}
      />
    );
  }
}
