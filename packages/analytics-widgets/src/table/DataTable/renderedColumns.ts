import type { Column, ColumnSizingState, RowData } from '@tanstack/react-table';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { cardPositions } from './cardFacts.ts';
import {
  type ColumnMeta,
  type DataTableFeatures,
  FLEXIBLE_SIZE,
  sizeBounds,
  toRem,
} from './column.ts';
import { hiddenBelow, leftInset, scrolledBelow } from './fit.css.ts';
import * as css from './rows.css.ts';

export type TableColumn<Row extends RowData> = Column<DataTableFeatures, Row>;

/** A column as it is rendered: attributes that all of its cells share, computed once. */
export interface RenderedColumn<Row extends RowData> {
  id: string;
  /** null: empty room for columns out of view. */
  column: TableColumn<Row> | null;
  meta: ColumnMeta;
  header: string;
  /** CSS length; undefined: a share of the room that is left. */
  width: string | undefined;
  /** Alignment, pinning, and the table widths in which the column is shown. */
  className: string;
  style?: CSSProperties;
  /** Position among all columns, where some are out of view. */
  aria: { 'aria-colindex'?: number; 'aria-hidden'?: true };
  card: ColumnMeta['card'];
}

/** Widths of a table's columns: which have no room where, and the least width with the others. */
export interface ColumnFit {
  /** Widths of the table in CSS pixels below which a column is left out, by id. */
  hiddenBelow: ReadonlyMap<string, number>;
  /** Below this width, in CSS pixels, the table scrolls sideways. */
  least: number;
}

/**
 * Computes where columns with a `priority` are left out: those with the highest number first. The
 * column that sorts the rows stays: without it their order has no visible reason.
 */
export function fitColumns<Row extends RowData>(
  columns: readonly TableColumn<Row>[],
  sizing: ColumnSizingState = {},
  sortedBy?: string,
): ColumnFit {
  const sizeOf = (column: TableColumn<Row>) => sizing[column.id] ?? column.getSize();
  const priorityOf = ({ id, columnDef }: TableColumn<Row>) =>
    id === sortedBy ? undefined : columnDef.meta?.priority;
  const least = columns
    .filter((column) => priorityOf(column) === undefined)
    .reduce((sum, column) => sum + sizeOf(column), 0);
  let width = least;
  const below = columns
    .filter((column) => priorityOf(column) !== undefined)
    .toSorted((a, b) => (priorityOf(a) ?? 0) - (priorityOf(b) ?? 0))
    .map((column) => {
      width += sizeOf(column);
      return [column.id, width] as const;
    });
  return { hiddenBelow: new Map(below), least };
}

/** Returns the class of the box around a table that is at least so many CSS pixels wide. */
export const scrollClass = (least: number): string => classAt(scrolledBelow, least);

/** Returns the class for the first step at or above a width. */
const classAt = (steps: readonly { rem: number; className: string }[], width: number): string =>
  (steps.find(({ rem }) => rem * 16 >= width) ?? steps.at(-1))?.className ?? '';

/** Whether a column takes a share of the room that is left. */
export const isFlexible = <Row extends RowData>(column: TableColumn<Row>): boolean =>
  column.getSize() === FLEXIBLE_SIZE;

/** A row header with a `minSize` of its own shrinks on narrow screens. */
function widthOf<Row extends RowData>(column: TableColumn<Row>): string | undefined {
  const { meta, minSize = 0, size } = column.columnDef;
  if (isFlexible(column)) return undefined;
  const width = column.getSize();
  return meta?.rowHeader && minSize > sizeBounds.minSize && width === size
    ? `clamp(${toRem(minSize)}, 30vw, ${toRem(width)})`
    : toRem(width);
}

/** Returns the columns with the attributes of their cells. */
export function renderColumns<Row extends RowData>(
  columns: readonly TableColumn<Row>[],
  options: {
    hasCards: boolean;
    fit: ColumnFit;
    /** Of all columns, where not all are rendered. */
    indexes: ReadonlyMap<string, number> | null;
    sortedBy: string | undefined;
  },
): RenderedColumn<Row>[] {
  const cards = options.hasCards
    ? cardPositions(columns, options.sortedBy)
    : new Map<string, undefined>();
  const lastPinned = columns.findLast((column) => column.getIsPinned());
  return columns.map((column) => {
    const meta = column.columnDef.meta ?? {};
    const isPinned = column.getIsPinned() === 'start';
    const index = options.indexes?.get(column.id);
    const below = options.fit.hiddenBelow.get(column.id);
    return {
      id: column.id,
      column,
      meta,
      header: headerTextOf(column),
      width: widthOf(column),
      className: clsx(
        css.align[meta.align ?? 'start'],
        isPinned && css.pinned,
        isPinned && meta.sticky && css.pinnedFromMd,
        isPinned && (column === lastPinned || meta.rowHeader) && css.pinnedEdge,
        below !== undefined && classAt(hiddenBelow, below),
      ),
      ...(isPinned && {
        style: assignInlineVars({ [leftInset]: toRem(column.getStart('start')) }),
      }),
      aria: index === undefined ? {} : { 'aria-colindex': index + 1 },
      card: cards.get(column.id),
    };
  });
}

/** Returns empty room in place of columns that are out of view; none where it has no width. */
export const emptyColumn = <Row extends RowData>(
  id: string,
  width: number,
): RenderedColumn<Row>[] =>
  width <= 0
    ? []
    : [
        {
          id,
          column: null,
          meta: {},
          header: '',
          width: toRem(width),
          className: '',
          aria: { 'aria-hidden': true },
          card: undefined,
        },
      ];

/** Returns the text of a header: the label of the value on a card. */
export const headerTextOf = <Row extends RowData>({ columnDef, id }: TableColumn<Row>): string =>
  typeof columnDef.header === 'string' ? columnDef.header : (columnDef.meta?.title ?? id);
