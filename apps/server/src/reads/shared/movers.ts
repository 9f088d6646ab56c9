import type { ListKind, ListPeriod, Mover, PortalSlug, RankState } from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import type { listTables } from '../../measurements/aggregates/listTables.ts';
import type { RowOf } from '../../measurements/columns.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { storedBrief } from './bookRows.ts';
import type { Reads } from './context.ts';
import { type DatedValue, gainBetween } from './readings.ts';

/** A book of a portal's leading list on its last captured day; `leading_latest` defines the columns. */
export type LeadingRow = RowOf<
  typeof listTables.leading_latest.columns,
  { portal: PortalSlug; list: ListKind; period: ListPeriod | ''; state: RankState }
>;

/**
 * The leading lists of some portals on their last days, by place: the first book and, so many of
 * each, those that moved most.
 */
export function leadingRows(
  { db }: Reads,
  portals: readonly PortalSlug[],
  most: { rise: number; fall: number; enter: number },
): Promise<LeadingRow[]> {
  return db.select<LeadingRow>(
    `SELECT * FROM leading_latest
     WHERE portal IN {portals:Array(String)} AND (position = 1 OR rise BETWEEN 1 AND {rise:UInt16}
       OR fall BETWEEN 1 AND {fall:UInt16} OR enter BETWEEN 1 AND {enter:UInt16})
     ORDER BY portal, position`,
    { portals: [...portals], ...most },
  );
}

/** The rows of one kind of move, the largest first. */
export function moved(
  rows: readonly LeadingRow[],
  kind: 'rise' | 'fall' | 'enter',
  most: number,
): LeadingRow[] {
  return rows.filter((row) => row[kind] > 0 && row[kind] <= most).sort((a, b) => a[kind] - b[kind]);
}

const dated = (value: number | null, day: string | null): DatedValue | null =>
  value === null || day === null ? null : { value, day };

/** The facts that pages show of leading rows. */
export function toMovers(reads: Reads, rows: readonly LeadingRow[]): Mover[] {
  return rows.map((row) => {
    const { portal, list, position, prev_position, state } = row;
    return {
      book: storedBrief(reads, portal, row.book_id, row.brief),
      list,
      genre: row.genre_id === 0 ? null : { id: row.genre_id, name: row.genre_name },
      position,
      prev_position,
      delta: prev_position === null ? null : prev_position - position,
      state,
      gain: gainOf(row),
    };
  });
}

/** The main metric's change from the list's captured day before; null without such a day. */
function gainOf(row: LeadingRow): Mover['gain'] {
  const definition = portalDefinition(row.portal);
  const metric = mainMetric(definition);
  if (metric === null || row.prev_day === null) return null;
  return gainBetween(
    definition,
    metric,
    dated(row.value_before, row.value_before_day),
    dated(row.value, row.value_day),
  );
}
