import { referenceShortDays } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import type { Wording } from '../../wording.ts';
import type { TableClaim } from '../claimTypes.ts';
import { byDay } from './chartTables.ts';

/** A line of a chart over days; null: there is no value. */
export interface DayLine {
  label: Wording;
  valueOn: (day: string) => Wording | null;
}

/** The table of a chart over days of readings; where one was read in part, a last column says so. */
export const dayLines = (
  portal: PortalFigures,
  title: Wording,
  days: readonly string[],
  lines: readonly DayLine[],
): TableClaim =>
  byDay(title, days, (day) => lines.map(({ valueOn }) => valueOn(day)), {
    columns: lines.map(({ label }) => label),
    partial: referenceShortDays(portal.fixture),
  });
