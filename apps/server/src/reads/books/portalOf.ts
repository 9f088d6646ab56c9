import type { PortalSlug } from '@litometr/api-contract';
import type { Reads } from '../shared/context.ts';

const queries = {
  books:
    'SELECT portal FROM books WHERE portal IN {portals:Array(String)} AND id = {id:UInt64} LIMIT 1',
  authors:
    'SELECT portal FROM authors WHERE portal IN {portals:Array(String)} AND id = {id:UInt64} LIMIT 1',
} as const;

/** The portal that an id belongs to; null where nothing bears it. */
export async function portalOf(
  { db, states }: Reads,
  kind: keyof typeof queries,
  id: number,
): Promise<PortalSlug | null> {
  const rows = await db.select<{ portal: PortalSlug }>(queries[kind], {
    portals: [...states.keys()],
    id,
  });
  return rows[0]?.portal ?? null;
}
