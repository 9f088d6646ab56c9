import { assignInlineVars } from '@vanilla-extract/dynamic';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { type DataColumn, stickyOffsets } from './column.ts';
import * as css from './DataTable.css.ts';

/** What a column gives to all of its cells: alignment, and its distance from the start edge. */
export interface CellPlace {
  className: string;
  props: { style?: CSSProperties };
}

export function placeCells<Row>(columns: readonly DataColumn<Row>[]): Map<string, CellPlace> {
  const offsets = stickyOffsets(columns);
  const edge = [...offsets.keys()].at(-1);
  return new Map(
    columns.map(({ id, align = 'start' }): [string, CellPlace] => {
      const offset = offsets.get(id);
      return [
        id,
        {
          className: clsx(
            css.align[align],
            offset !== undefined && css.sticky,
            id === edge && css.stickyEdge,
          ),
          props:
            offset === undefined ? {} : { style: assignInlineVars({ [css.stickyStart]: offset }) },
        },
      ];
    }),
  );
}
