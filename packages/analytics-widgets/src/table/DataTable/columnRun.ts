import type { ColumnSpan } from '../../internal/windows/ColumnWatch.tsx';
import type { DataColumn } from './column.ts';

/** A table that ends with many columns of one width: days of several years. */
export interface ColumnRun<Row> {
  /** Those before the run: all of them are drawn. */
  before: readonly DataColumn<Row>[];
  columns: readonly DataColumn<Row>[];
  /** CSS length of each. */
  width: string;
}

/** Runs of fewer columns are drawn whole: find-in-page then sees them. */
const LONG = 120;

/** The run that a table ends with; null where it is short, or its columns have no width of their own. */
export function runOf<Row>(columns: readonly DataColumn<Row>[]): ColumnRun<Row> | null {
  if (columns.length < LONG) return null;
  const width = columns.at(-1)?.width;
  const start =
    1 + columns.findLastIndex((each) => each.width !== width || each.rowHeader === true);
  return width === undefined || columns.length - start < LONG
    ? null
    : { before: columns.slice(0, start), columns: columns.slice(start), width };
}

/** The columns to draw, with one empty column for all that are left out on either side. */
export function drawnOf<Row>(
  { before, columns, width }: ColumnRun<Row>,
  span: ColumnSpan,
): DataColumn<Row>[] {
  // There may be fewer columns than when somebody looked.
  const first = Math.min(span.first, columns.length - 1);
  const empty = (id: string, count: number): DataColumn<Row>[] =>
    count <= 0 ? [] : [{ id, header: '', width: `calc(${width} * ${count})`, cell: () => null }];
  return [
    ...before,
    ...empty('unseen-before', first),
    ...columns.slice(first, span.last + 1),
    ...empty('unseen-after', columns.length - 1 - span.last),
  ];
}

/** The place of each column among all, from 1, as `aria-colindex` counts; empty ones have none. */
export const indexesOf = <Row>({ before, columns }: ColumnRun<Row>): ReadonlyMap<string, number> =>
  new Map([...before, ...columns].map(({ id }, at) => [id, at + 1]));
