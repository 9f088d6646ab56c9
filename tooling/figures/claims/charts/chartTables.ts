import type { WidgetStrings } from '../../../../packages/analytics-widgets/src/provider/WidgetStrings.ts';
import { en } from '../../../../packages/analytics-widgets/src/strings/en.ts';
import { ru } from '../../../../packages/analytics-widgets/src/strings/ru.ts';
import { plain } from '../../pageTexts.ts';
import { mediumDay, type Wording } from '../../wording.ts';
import type { RowClaim, TableClaim } from '../claimTypes.ts';

const strings = { ru, en } as const;

/** A text of the widgets themselves. */
export const widgetText =
  (of: (strings: WidgetStrings) => string): Wording =>
  (locale) =>
    plain(of(strings[locale]));

/** The cell of a chart's table without a value. */
const nothing: Wording = () => '—';

/** The cells of a row; null: there is no value. */
type Cells = readonly (Wording | null)[];

const rowOf = (name: Wording, cells: Cells): RowClaim => ({
  cells: [name, ...cells.map((cell) => cell ?? nothing)],
});

interface MoreOfTable {
  /** The names of the columns after the first one. */
  columns?: readonly Wording[];
  /** Days that the page marks as captured in part: a last column says so. */
  partial?: readonly string[];
}

/** The table of a chart over days, the newest first. */
export function byDay(
  title: Wording,
  days: readonly string[],
  cellsOf: (day: string) => Cells,
  { columns, partial = [] }: MoreOfTable = {},
): TableClaim {
  const hasRemarks = days.some((day) => partial.includes(day));
  const remark = (day: string): Wording =>
    partial.includes(day) ? widgetText(({ dateStepper }) => dateStepper.incomplete) : () => '';
  const remarks = widgetText(({ chart }) => chart.remark);
  return {
    table: title,
    ...(columns && {
      columns: [widgetText(({ chart }) => chart.day), ...columns, ...(hasRemarks ? [remarks] : [])],
    }),
    rows: days
      .toReversed()
      .map((day) => rowOf(mediumDay(day), [...cellsOf(day), ...(hasRemarks ? [remark(day)] : [])])),
  };
}

/** The table of a chart of named things, in its order. */
export function byName<One>(
  title: Wording,
  all: readonly One[],
  rowFor: (one: One) => { name: Wording; cells: Cells },
  { columns }: Pick<MoreOfTable, 'columns'> = {},
): TableClaim {
  return {
    table: title,
    ...(columns && { columns: [widgetText(({ chart }) => chart.name), ...columns] }),
    rows: all.map((one) => {
      const { name, cells } = rowFor(one);
      return rowOf(name, cells);
    }),
  };
}
