import { type PortalSlug, portalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import type { Reader, Writer } from './client.ts';

/**
 * The steps of a publication:
 *
 * - `started`: rows are read and checked, nothing is published yet; such an entry alone is what
 *   a killed import leaves, and the next start turns it into `abandoned`
 * - `refused`, `unchanged`, `failed`: ended without a change
 * - `publishing`: the point of no return; `detail` holds the plan, which any start completes
 * - `published`: the plan is carried out
 */
export type JournalStatus =
  | 'started'
  | 'refused'
  | 'unchanged'
  | 'failed'
  | 'abandoned'
  | 'publishing'
  | 'published';

export interface JournalEntry {
  importId: string;
  /** Null for what concerns all portals. */
  portal: PortalSlug | null;
  source: string;
  status: JournalStatus;
  rows: number;
  badRows: number;
  detail?: string;
}

export async function writeJournal(writer: Writer, entry: JournalEntry): Promise<void> {
  await writer.insert('imports', [
    {
      import_id: entry.importId,
      at: new Date().toISOString(),
      portal: entry.portal ?? '',
      source: entry.source,
      status: entry.status,
      rows: entry.rows,
      bad_rows: entry.badRows,
      detail: entry.detail ?? '',
    },
  ]);
}

const partition = z.object({ table: z.string(), id: z.string() });

/** All that is left to do once a publication is decided. Carrying it out twice is harmless. */
export const publicationPlan = z.object({
  importId: z.string(),
  /** Null for a plan about all portals. */
  portal: z.nullable(portalSlug),
  rows: z.number(),
  badRows: z.number(),
  /** Partitions that the stage's take the place of. */
  replace: z.array(partition),
  /** Partitions that go. */
  drop: z.array(partition),
  /** Null where the states are among what is replaced. */
  state: z.nullable(
    z.object({
      generation: z.int(),
      demo: z.boolean(),
      removed: z.boolean(),
      source: z.string(),
      capturedAt: z.string(),
      dataDay: z.nullable(z.string()),
      coverage: z.nullable(z.number()),
    }),
  ),
});
export type PublicationPlan = z.infer<typeof publicationPlan>;

/** Entries without an end, oldest first. A `plan` is to be completed; without one nothing was. */
export async function openEntries(
  reader: Reader,
): Promise<{ importId: string; portal: PortalSlug | null; plan: PublicationPlan | null }[]> {
  const rows = await reader.select<{ import_id: string; portal: PortalSlug | ''; plan: string }>(
    `SELECT import_id, any(portal) AS portal, anyIf(detail, status = 'publishing') AS plan
     FROM imports
     GROUP BY import_id
     HAVING countIf(status NOT IN ('started', 'publishing')) = 0
     ORDER BY min(at)`,
  );
  return rows.map(({ import_id: importId, portal, plan }) => ({
    importId,
    portal: portal === '' ? null : portal,
    plan: plan === '' ? null : publicationPlan.parse(JSON.parse(plan)),
  }));
}
