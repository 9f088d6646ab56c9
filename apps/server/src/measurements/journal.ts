import { type PortalSlug, portalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import type { Reader, Writer } from './client.ts';
import { next } from './stage.ts';

/**
 * The steps of a publication:
 *
 * - `started`: rows are read and checked, nothing is published yet; such an entry alone is what
 *   a killed import leaves, and the next start turns it into `abandoned`
 * - `refused`, `unchanged`, `failed`: ended without a change
 * - `prepared`: the stage holds a restored backup and `detail` its plan; the accounts store decides
 *   whether the plan is carried out (`backup/settleRestore.ts`)
 * - `publishing`: the point of no return; `detail` holds the plan, which any start completes
 * - `published`: the plan is carried out
 */
export type JournalStatus =
  | 'started'
  | 'refused'
  | 'unchanged'
  | 'failed'
  | 'abandoned'
  | 'prepared'
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
const publicationPlan = z.object({
  importId: z.string(),
  /** Null for a plan about all portals. */
  portal: z.nullable(portalSlug),
  rows: z.number(),
  badRows: z.number(),
  /** Partitions that the stage's take the place of. */
  replace: z.array(partition),
  /** Partitions that go. */
  drop: z.array(partition),
  /** True where the stage holds entries of another journal, which are added to this one. */
  journal: z.optional(z.boolean()),
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

export interface OpenEntry {
  importId: string;
  portal: PortalSlug | null;
  /** Decided and to be completed; null where nothing is decided. */
  plan: PublicationPlan | null;
  /** The plan of a restore that waits for the decision of the accounts store. */
  prepared: PublicationPlan | null;
}

/** Entries without an end, oldest first. */
export async function openEntries(reader: Reader): Promise<OpenEntry[]> {
  const rows = await reader.select<{
    import_id: string;
    portal: PortalSlug | '';
    plan: string;
    prepared: string;
  }>(
    `SELECT import_id, any(portal) AS portal, anyIf(detail, status = 'publishing') AS plan,
       anyIf(detail, status = 'prepared') AS prepared
     FROM imports
     GROUP BY import_id
     HAVING countIf(status NOT IN ('started', 'prepared', 'publishing')) = 0
     ORDER BY min(at)`,
  );
  const parse = (plan: string) => (plan === '' ? null : publicationPlan.parse(JSON.parse(plan)));
  return rows.map((row) => {
    const plan = parse(row.plan);
    return {
      importId: row.import_id,
      portal: row.portal === '' ? null : row.portal,
      plan,
      prepared: plan === null ? parse(row.prepared) : null,
    };
  });
}

/** The plan of a restore that is neither completed nor discarded; null where there is none. */
export async function preparedPlan(reader: Reader): Promise<PublicationPlan | null> {
  const entries = await openEntries(reader);
  return entries.find(({ prepared }) => prepared !== null)?.prepared ?? null;
}

/** Adds the entries of the stage to the journal, all at once. May be repeated. */
export async function addStagedEntries(writer: Writer): Promise<void> {
  const [row] = await writer.select<{ known: number }>(
    `SELECT count() AS known FROM ${next('imports')}
     WHERE import_id IN (SELECT import_id FROM imports)`,
  );
  if (row?.known !== 0) return;
  await writer.command(`ALTER TABLE imports ATTACH PARTITION tuple() FROM ${next('imports')}`);
}
