import type { ImportEntry, ImportStatus, PortalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import type { Reader } from '../measurements/client.ts';
import type { Fault } from '../measurements/faults.ts';
import type { JournalStatus } from '../measurements/journal.ts';

interface EntryRow {
  id: string;
  status: JournalStatus;
  portal: PortalSlug | '';
  source: string;
  started_at: string;
  last_at: string;
  rows: number;
  bad_rows: number;
  detail: string;
}

/**
 * The latest step determines the status; steps of the same moment are ordered by their progress.
 */
const entriesSql = (where: string) => `
  SELECT import_id AS id, argMax(entry.status, step) AS status, any(entry.portal) AS portal,
    max(entry.source) AS source, min(entry.at) AS started_at, max(entry.at) AS last_at,
    max(entry.rows) AS rows, max(entry.bad_rows) AS bad_rows,
    argMaxIf(entry.detail, entry.at, entry.status = 'refused') AS detail
  FROM (SELECT *, (at, status NOT IN ('started', 'prepared', 'publishing'), status != 'started') AS step
    FROM imports ${where}) AS entry
  GROUP BY import_id
  ORDER BY started_at DESC, id`;

const undecided: Readonly<Partial<Record<JournalStatus, ImportStatus>>> = {
  started: 'reading',
  prepared: 'publishing',
  publishing: 'publishing',
};

function entryOf(row: EntryRow): ImportEntry {
  const open = undecided[row.status];
  return {
    id: row.id,
    status: open ?? (row.status as Exclude<JournalStatus, 'started' | 'prepared' | 'publishing'>),
    portal: row.portal === '' ? null : row.portal,
    source: row.source === '' ? null : row.source,
    started_at: row.started_at,
    ended_at: open === undefined ? row.last_at : null,
    rows: row.rows,
    bad_rows: row.bad_rows,
    progress: null,
  };
}

/** Imports of the journal, of one portal or all, newest first. */
export async function journalEntries(
  reader: Reader,
  { page, size, portal = '' }: { page: number; size: number; portal?: string },
): Promise<{ count: number; items: ImportEntry[] }> {
  const where = "WHERE {portal:String} = '' OR portal = {portal:String}";
  const [total] = await reader.select<{ count: number }>(
    `SELECT uniqExact(import_id) AS count FROM imports ${where}`,
    { portal },
  );
  const rows = await reader.select<EntryRow>(
    `${entriesSql(where)} LIMIT {size:UInt32} OFFSET {offset:UInt64}`,
    { portal, size, offset: (page - 1) * size },
  );
  return { count: total?.count ?? 0, items: rows.map(entryOf) };
}

const storedFaults = z.array(
  z.object({
    file: z.string(),
    line: z.nullable(z.number()),
    column: z.nullable(z.string()),
    value: z.nullable(z.string()),
    reason: z.string(),
  }),
);

/** Returns an import of the journal with its stored faults; null where there is none. */
export async function journalEntry(
  reader: Reader,
  id: string,
): Promise<{ entry: ImportEntry; faults: Fault[] } | null> {
  const [row] = await reader.select<EntryRow>(entriesSql('WHERE import_id = {id:String}'), { id });
  if (row === undefined) return null;
  const faults = row.detail === '' ? [] : storedFaults.parse(JSON.parse(row.detail));
  return { entry: entryOf(row), faults };
}
