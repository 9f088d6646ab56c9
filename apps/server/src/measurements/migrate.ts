import { fullerBriefs } from './aggregates/bookRows.ts';
import { publishedSeries } from './aggregates/finishedSeries.ts';
import { publishedProfiles } from './aggregates/groupProfiles.ts';
import { publishedBars } from './aggregates/nicheBars.ts';
import { rebuildAggregates } from './aggregates/rebuildAggregates.ts';
import { publishedWritten } from './aggregates/written.ts';
import { captureOfDay } from './captures.ts';
import type { Writer } from './client.ts';
import { mergeAllParts } from './mergeParts.ts';
import {
  captureColumns,
  keyColumns,
  lastFacts,
  ofState,
  sourceColumns,
  states,
} from './olderColumns.ts';
import { publishedListDays } from './rankAggregates.ts';
import { aggregateTableNames, columnNames, createTable, DATABASE, tables } from './tables.ts';

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: () => readonly string[];
  /** Rebuilds the aggregates of the published data afterwards. */
  readonly rebuilds?: boolean;
  /** Merges the published data afterwards. */
  readonly merges?: boolean;
}

/**
 * In order. The first makes every table from its definition. A later change of a definition is
 * a further entry that brings stores of the version before to it; a new store runs them all, so
 * each statement must hold on a table that is already new (`ADD COLUMN IF NOT EXISTS …`).
 */
const migrations: readonly Migration[] = [
  {
    version: 1,
    name: 'tables',
    statements: missingTables,
  },
  {
    version: 2,
    name: 'aggregates',
    // Aggregates hold only derived data: those that changed are rebuilt.
    statements: () => [
      ...captureColumns,
      ...sourceColumns,
      ...['rank_entries', 'list_daily', 'gain_daily', 'book_latest'].map(
        (name) => `DROP TABLE IF EXISTS ${name} SYNC`,
      ),
      ...missingTables(),
      // Their granules became smaller, which is settled when a table is made.
      ...(['books', 'authors', 'metrics'] as const).flatMap((name) => copied(name)),
    ],
    rebuilds: true,
  },
  { version: 3, name: 'search and catalogue', statements: missingTables, rebuilds: true },
  {
    version: 4,
    name: 'rows of books, bearers of genres and tags',
    statements: () => [
      ...['book_briefs', 'leading_latest', 'niche_latest', 'catalogue_books'].map(
        (name) => `DROP TABLE IF EXISTS ${name} SYNC`,
      ),
      ...missingTables(),
    ],
    rebuilds: true,
  },
  {
    version: 5,
    name: 'what authors write now',
    statements: () => ['DROP TABLE IF EXISTS author_latest SYNC', ...missingTables()],
    rebuilds: true,
  },
  {
    version: 6,
    name: 'smaller granules, one part a partition',
    statements: () => (['book_rows', 'author_tags'] as const).flatMap((name) => copied(name)),
    merges: true,
  },
  {
    version: 7,
    name: 'looks at genres and tags',
    statements: () => [...missingTables(), ...keyColumns, ...publishedProfiles],
  },
  {
    version: 8,
    name: 'days of lists, fuller briefs',
    statements: () => [
      ...missingTables(),
      ...publishedListDays,
      // Rows that a publication of this version wrote are complete already.
      ...copied('book_rows', {
        brief: `if(JSONHas(brief, 'published'), brief, ${fullerBriefs})`,
      }),
    ],
    merges: true,
  },
  { version: 9, name: 'prices and volumes by day', statements: () => [], rebuilds: true },
  {
    version: 10,
    name: 'lines of books by month, lists and chapters of authors',
    statements: () => ['DROP TABLE IF EXISTS author_latest SYNC', ...missingTables()],
    rebuilds: true,
  },
  {
    version: 11,
    name: 'finished series, books above a chosen bar',
    statements: () => [
      ...missingTables(),
      ...keyColumns,
      ...publishedBars,
      ...copied('catalogue_books', publishedSeries),
    ],
    merges: true,
  },
  {
    version: 12,
    name: 'what authors write a day',
    statements: () => [
      ...keyColumns,
      ...copied('author_latest', publishedWritten.instead, publishedWritten.join),
    ],
    merges: true,
  },
  {
    version: 13,
    name: 'authors in the supply of genres and tags',
    statements: () => [
      ...['niche_daily', 'niche_latest'].map((name) => `DROP TABLE IF EXISTS ${name} SYNC`),
      ...missingTables(),
    ],
    rebuilds: true,
  },
  {
    version: 14,
    name: 'captures of rows, complete days of lists, steps of books, keys of portals in rows',
    statements: () => [
      ...captureColumns,
      ...sourceColumns,
      ...copied('books', { capture: captureOfDay('told_on') }, lastFacts),
      ...copied(
        'authors',
        { capture: ofState, url_capture: ofState, avatar_capture: ofState },
        states,
      ),
      ...copied('chapters', { capture: ofState }, states),
      // Most of them changed, and all are rebuilt.
      ...aggregateTableNames.map((name) => `DROP TABLE IF EXISTS ${name} SYNC`),
      ...missingTables(),
    ],
    rebuilds: true,
  },
  {
    version: 15,
    name: 'gains of new books with their interval',
    statements: () => [
      ...['niche_daily', 'niche_latest'].map((name) => `DROP TABLE IF EXISTS ${name} SYNC`),
      ...missingTables(),
    ],
    rebuilds: true,
  },
  {
    version: 16,
    name: 'renamed genres and authors',
    statements: () => [
      ...missingTables(),
      ...sourceColumns,
      // Added columns have a default and come last: only tables of the same structure exchange
      // partitions.
      ...(['books', 'book_facts'] as const).flatMap((name) => copied(name)),
    ],
    merges: true,
  },
];

function missingTables(): string[] {
  return Object.entries(tables).map(([name, table]) => createTable(name, table));
}

/**
 * The rows of a table go into one that is made as it is defined now, with expressions in the place of
 * some columns, taken from the table itself and from what is joined to it. May be repeated.
 */
function copied(
  name: keyof typeof tables,
  instead: Readonly<Record<string, string>> = {},
  join = '',
): string[] {
  const copy = `${name}_copy`;
  return [
    `DROP TABLE IF EXISTS ${copy} SYNC`,
    createTable(copy, tables[name]),
    `INSERT INTO ${copy} SELECT ${columnNames(tables[name])
      .map((column) => instead[column] ?? column)
      .join(', ')} FROM ${name} ${join}`,
    `EXCHANGE TABLES ${name} AND ${copy}`,
    `DROP TABLE ${copy} SYNC`,
  ];
}

/** The store was made by another version of the program; the message says what differs. */
export class StoreVersionError extends Error {
  override name = 'StoreVersionError';
}

/** Brings the tables to this version. Throws `StoreVersionError` where it cannot. */
export async function migrate(writer: Writer): Promise<void> {
  const known = await appliedVersions(writer);
  const newest = migrations.at(-1)?.version ?? 0;
  const foreign = known.find((version) => version > newest);
  if (foreign !== undefined) {
    throw new StoreVersionError(
      `The measurements store has version ${foreign}, this program knows ${newest}. Start the newer program, or choose another folder with LITOMETR_DATA_DIR.`,
    );
  }
  const pending = migrations.filter(({ version }) => !known.includes(version));
  for (const { statements } of pending) {
    for (const statement of statements()) await writer.command(statement);
  }
  // Once for all of them: each would make the aggregates as they are defined now.
  if (pending.some(({ rebuilds }) => rebuilds)) await rebuildAggregates(writer);
  if (pending.some(({ merges }) => merges)) await mergeAllParts(writer);
  await writer.insert(
    'migrations',
    pending.map(({ version, name }) => ({ version, name, applied_at: new Date().toISOString() })),
  );
  const faults = await columnFaults(writer);
  if (faults.length > 0) {
    throw new StoreVersionError(
      `The measurements store differs from this program: ${faults.join('; ')}. It was made by another version; choose another folder with LITOMETR_DATA_DIR, or remove the store and import again.`,
    );
  }
}

async function appliedVersions(writer: Writer): Promise<number[]> {
  const [found] = await writer.select<{ found: number }>(
    "SELECT count() AS found FROM system.tables WHERE database = {database:String} AND name = 'migrations'",
    { database: DATABASE },
  );
  if (found?.found !== 1) return [];
  const rows = await writer.select<{ version: number }>('SELECT version FROM migrations');
  return rows.map((row) => row.version);
}

/** Lists differences between the definitions and the store's tables; empty when they agree. */
export async function columnFaults(writer: Pick<Writer, 'select'>): Promise<string[]> {
  const rows = await writer.select<{ table: string; columns: string[] }>(
    `SELECT table, groupArray(name) AS columns FROM system.columns
     WHERE database = {database:String} GROUP BY table`,
    { database: DATABASE },
  );
  const actual = new Map(rows.map((row) => [row.table, new Set(row.columns)]));
  return Object.entries(tables).flatMap(([name, definition]) => {
    const columns = actual.get(name);
    if (columns === undefined) return [`the table ${name} is missing`];
    const wanted = columnNames(definition);
    const missing = wanted.filter((column) => !columns.has(column));
    const foreign = [...columns].filter((column) => !wanted.includes(column));
    return [
      ...missing.map((column) => `${name} has no column ${column}`),
      ...foreign.map((column) => `${name} has an unknown column ${column}`),
    ];
  });
}
