import type { PortalView, Reads } from '../shared/context.ts';
import type { GroupKind } from '../shared/liftPriors.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';

/** The median momentum of the books of a genre or tag; null of one without any. */
export async function readGroupMomenta(
  reads: Reads,
  { definition: { slug } }: PortalView,
  kind: GroupKind,
): Promise<(id: number) => number | null> {
  const momenta = await memoizePerState(reads, `momenta ${slug} ${kind}`, async () => {
    const rows = await reads.db.select<{ id: number; momentum: number }>(
      // Without the table's name the condition would be of the column that is selected, which is never null.
      `SELECT a AS id, assumeNotNull(l.momentum) AS momentum FROM group_latest AS l
       WHERE portal = {portal:String} AND kind = {kind:String} AND l.momentum IS NOT NULL`,
      { portal: slug, kind },
    );
    return new Map(rows.map((row) => [row.id, row.momentum]));
  });
  return (id) => momenta.get(id) ?? null;
}
