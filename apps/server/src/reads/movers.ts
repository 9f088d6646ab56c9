import type { Mover, PortalSlug, RankState } from '@litometr/api-contract';
import { mainMetric } from '../measurements/portals.ts';
import { findBriefs } from './bookBriefs.ts';
import type { PortalView, Reads } from './context.ts';
import { knownOnDays } from './knownOnDays.ts';
import { type HeldList, LIST_FILTER, listParams } from './listChoice.ts';
import { gainBetween } from './readings.ts';

interface MoveRow {
  book_id: number;
  position: number;
  prev_position: number | null;
  prev_day: string | null;
  state: RankState;
}

const moves = {
  leader: { where: '1', order: 'position' },
  risers: {
    where: `state = 'up'`,
    order: 'toInt32(prev_position) - toInt32(position) DESC, position',
  },
  fallers: {
    where: `state = 'down'`,
    order: 'toInt32(position) - toInt32(prev_position) DESC, position',
  },
  entered: { where: `state IN ('new', 're_entry') AND prev_day IS NOT NULL`, order: 'position' },
} as const;

/** Books of a list's last day by how they moved, the largest move first. */
export async function findMovers(
  reads: Reads,
  view: PortalView,
  list: HeldList,
  kind: keyof typeof moves,
  limit: number,
): Promise<Mover[]> {
  const portal: PortalSlug = view.definition.slug;
  const { where, order } = moves[kind];
  const rows = await reads.db.select<MoveRow>(
    `SELECT book_id, position, prev_position, prev_day, state FROM rank_entries
     WHERE ${LIST_FILTER} AND day = {day:Date} AND ${where}
     ORDER BY ${order} LIMIT {limit:UInt16}`,
    { ...listParams(portal, list), day: list.lastDay, limit },
  );
  const ids = rows.map((row) => row.book_id);
  const before = rows[0]?.prev_day ?? null;
  const [briefs, metrics] = await Promise.all([
    findBriefs(reads, portal, ids),
    knownOnDays(reads, portal, ids, before === null ? [] : [before, list.lastDay]),
  ]);
  const metric = mainMetric(view.definition);
  return rows.flatMap((row): Mover[] => {
    const book = briefs.get(row.book_id);
    if (book === undefined) return [];
    const { position, prev_position, state } = row;
    return [
      {
        book,
        list: list.kind,
        genre: list.genre,
        position,
        prev_position,
        delta: prev_position === null ? null : prev_position - position,
        state,
        gain:
          metric === null || before === null
            ? null
            : gainBetween(
                view.definition,
                metric,
                metrics(row.book_id, before)(metric),
                metrics(row.book_id, list.lastDay)(metric),
              ),
      },
    ];
  });
}
