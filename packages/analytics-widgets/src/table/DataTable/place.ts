import { assignInlineVars } from '@vanilla-extract/dynamic';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { type DataColumn, stickyOffsets } from './column.ts';
import * as css from './DataTable.css.ts';
import { roles } from './roles.ts';

/** What a column gives to all of its cells: alignment, and its distance from the start edge. */
export interface CellPlace {
  className: string;
  props: { style?: CSSProperties };
  /** All that stands on each of its cells in the body: made once, not once a row. */
  cell: CellAttributes;
}

interface CellAttributes {
  className: string;
  style?: CSSProperties;
  role: string;
  scope?: 'row';
  'data-card': DataColumn<never>['card'];
}

export function placeCells<Row>(columns: readonly DataColumn<Row>[]): Map<string, CellPlace> {
  const offsets = stickyOffsets(columns);
  const edge = [...offsets.keys()].at(-1);
  return new Map(
    columns.map(({ id, align = 'start', rowHeader, card }): [string, CellPlace] => {
      const offset = offsets.get(id);
      const className = clsx(
        css.align[align],
        offset !== undefined && css.sticky,
        id === edge && css.stickyEdge,
      );
      const props =
        offset === undefined ? {} : { style: assignInlineVars({ [css.stickyStart]: offset }) };
      const role = rowHeader ? { ...roles.rowHeader, scope: 'row' as const } : roles.cell;
      return [
        id,
        {
          className,
          props,
          cell: { ...props, ...role, className: clsx(css.cell, className), 'data-card': card },
        },
      ];
    }),
  );
}
