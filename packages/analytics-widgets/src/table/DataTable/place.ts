import { assignInlineVars } from '@vanilla-extract/dynamic';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { type DataColumn, stickyOffsets } from './column.ts';
import { roles } from './roles.ts';
import * as css from './rows.css.ts';

/** What a column gives to all of its cells: alignment, and whether it sticks to the start edge. */
export interface CellPlace {
  className: string;
  /** What it says of its place where not all columns are drawn. */
  said: SaidAttributes;
  /** All that stands on each of its cells in the body: made once, not once a row. */
  cell: CellAttributes;
}

interface SaidAttributes {
  'aria-colindex'?: number;
  'aria-hidden'?: true;
}

interface CellAttributes extends SaidAttributes {
  className: string;
  role: string;
  scope?: 'row';
  'data-card': DataColumn<never>['card'];
}

/** Columns that stick, by their ids, in their order: as many as there are places for. */
const stickyColumns = (columns: Parameters<typeof stickyOffsets>[0]) =>
  [...stickyOffsets(columns)].slice(0, css.stickyStarts.length);

/** `indexes`: places among all columns, where not all are drawn; a column without one holds nothing. */
export function placeCells<Row>(
  columns: readonly DataColumn<Row>[],
  indexes?: ReadonlyMap<string, number>,
): Map<string, CellPlace> {
  const saidOf = (index: number | undefined): SaidAttributes =>
    index === undefined ? { 'aria-hidden': true } : { 'aria-colindex': index };
  const stuck = stickyColumns(columns).map(([id]) => id);
  return new Map(
    columns.map(({ id, align = 'start', rowHeader, sticky, card }): [string, CellPlace] => {
      const at = stuck.indexOf(id);
      const className = clsx(
        css.align[align],
        at >= 0 && [css.sticky, css.stickyAt[at]],
        at >= 0 && sticky && css.stickyFromMd,
        at >= 0 && (at === stuck.length - 1 || rowHeader) && css.stickyEdge,
      );
      const said = indexes === undefined ? {} : saidOf(indexes.get(id));
      const role = rowHeader ? { ...roles.rowHeader, scope: 'row' as const } : roles.cell;
      return [
        id,
        {
          className,
          said,
          cell: { ...role, ...said, className: clsx(css.cell, className), 'data-card': card },
        },
      ];
    }),
  );
}

/** Where the columns stand that stick: said once, on the table. */
export function stickyPlaces<Row>(columns: readonly DataColumn<Row>[]): CSSProperties {
  return assignInlineVars(
    Object.fromEntries(
      stickyColumns(columns).map(([, offset], at) => [css.stickyStarts[at] ?? '', offset]),
    ),
  );
}
