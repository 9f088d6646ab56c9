import type { ReactNode } from 'react';
import { PanelMessage } from '../../internal/PanelMessage.tsx';
import type { PanelState } from '../../internal/PanelState.ts';
import { BodyCell } from './BodyCell.tsx';
import type { DataColumn } from './column.ts';
import * as css from './DataTable.css.ts';
import type { CellPlace } from './place.ts';
import { roles } from './roles.ts';
import { moveBetweenRows, pressRow, pressRowWithWheel } from './rowLinks.ts';
import { SkeletonRows } from './SkeletonRows.tsx';

export interface TableBodyProps<Row> {
  columns: readonly DataColumn<Row>[];
  places: ReadonlyMap<string, CellPlace>;
  rows: readonly { id: string; original: Row; index: number }[];
  state: PanelState;
  skeletonRows: number;
  headingLevel?: 1 | 2 | 3;
}

const plain: CellPlace = { className: '', props: {} };

/** Rows, their skeleton, or the reason why there are none. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, places, rows, state } = props;
  return (
    <tbody
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
        return rows.map((row) => (
          <tr key={row.id} {...roles.row} className={css.row}>
            {columns.map((column) => (
              <BodyCell key={column.id} column={column} place={places.get(column.id) ?? plain}>
                {column.cell(row.original, row.index)}
              </BodyCell>
            ))}
          </tr>
        ));
      default:
        return state satisfies never;
    }
  }
}
