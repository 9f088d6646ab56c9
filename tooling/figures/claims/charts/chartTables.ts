import { mediumDay, type Wording } from '../../wording.ts';
import type { RowClaim, TableClaim } from '../claimTypes.ts';

/** What the table of a chart shows where there is no value. */
const nothing: Wording = () => '—';

/** The cells of a row; null: there is no value. */
type Cells = readonly (Wording | null)[];

const rowOf = (name: Wording, cells: Cells): RowClaim => ({
  cells: [name, ...cells.map((cell) => cell ?? nothing)],
});

/** The table of a chart over days, the newest first. */
export const byDay = (
  title: Wording,
  days: readonly string[],
  cellsOf: (day: string) => Cells,
): TableClaim => ({
  table: title,
  rows: days.toReversed().map((day) => rowOf(mediumDay(day), cellsOf(day))),
});

/** The table of a chart of named things, in its order. */
export const byName = <One>(
  title: Wording,
  all: readonly One[],
  rowFor: (one: One) => { name: Wording; cells: Cells },
): TableClaim => ({
  table: title,
  rows: all.map((one) => {
    const { name, cells } = rowFor(one);
    return rowOf(name, cells);
  }),
});
