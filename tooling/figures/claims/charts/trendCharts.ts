import { referenceShortDays } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { message, number, type Wording } from '../../wording.ts';
import type { TableClaim } from '../claimTypes.ts';
import { MONTH_DAYS } from '../monthDays.ts';
import { byDay } from './chartTables.ts';

type Values = readonly { value: number | null }[];

/** A line of the workbench. */
interface TrendLine {
  name: Wording;
  points: Values;
  /** The same days of the compared period. */
  compared: Values;
}

/** Of more lines the compared period is not shown. */
const MAX_COMPARED = 3;

/** The days of the month on which any line has a value: the others are gaps. */
export const daysOfLines = (lines: readonly Pick<TrendLine, 'points'>[]): string[] =>
  MONTH_DAYS.filter((_, at) => lines.some(({ points }) => points[at]?.value != null));

/** The chart of the workbench: the gains of each line day by day. */
export function trendTables(
  portal: PortalFigures,
  title: Wording,
  lines: readonly TrendLine[],
): TableClaim[] {
  const before =
    lines.length > MAX_COMPARED
      ? []
      : lines.map(({ name, compared }) => ({
          name: message('trends.before', { name }),
          points: compared,
        }));
  const all = [...lines, ...before];
  if (lines.length === 0) return [];
  const table = byDay(
    title,
    daysOfLines(lines),
    (day) =>
      all.map(({ points }) => {
        const value = points[MONTH_DAYS.indexOf(day)]?.value ?? null;
        return value === null ? null : number(value);
      }),
    { columns: all.map(({ name }) => name), partial: referenceShortDays(portal.fixture) },
  );
  return [table];
}
