import type { PortalView, Reads } from '../context.ts';
import type { NicheKind } from './nicheSql.ts';

/** The median momentum of the books of some genres or tags; null of one without any. */
export async function nicheMomenta(
  { db }: Reads,
  view: PortalView,
  kind: NicheKind,
  ids: readonly number[],
): Promise<(id: number) => number | null> {
  const rows =
    ids.length === 0
      ? []
      : await db.select<{ id: number; momentum: number | null }>(
          `SELECT g.group_id AS id, quantileExactInclusive(0.5)(assumeNotNull(l.momentum)) AS momentum
           FROM (SELECT group_id, book_id FROM book_groups WHERE portal = {portal:String}
                   AND kind = {kind:String} AND group_id IN {ids:Array(UInt32)}
                   AND valid_to IS NULL) AS g
           INNER JOIN (SELECT book_id, momentum FROM book_latest
                       WHERE portal = {portal:String} AND momentum IS NOT NULL) AS l
             ON l.book_id = g.book_id
           GROUP BY id`,
          { portal: view.definition.slug, kind, ids: [...ids] },
        );
  const momenta = new Map(rows.map((row) => [row.id, row.momentum]));
  return (id) => momenta.get(id) ?? null;
}
