import { aggregateTables } from './aggregateSchema.ts';
import { type Columns, columnsSql } from './columns.ts';
import { portalTables, stateTables } from './schema.ts';

export const DATABASE = 'litometr';
/** Rows on their way in; dropped and made again by every publication. */
export const STAGE_DATABASE = 'litometr_stage';

/** Which migrations ran. */
const migrationTable = {
  partition: 'tuple()',
  order: 'version',
  columns: {
    version: 'UInt32',
    name: 'String',
    applied_at: "DateTime64(3, 'UTC')",
  },
} as const;

export interface TableDefinition {
  readonly partition: string;
  readonly order: string;
  readonly columns: Columns;
  /** Few rows are read by their key at a time, not many in a row: of so many rows is a granule. */
  readonly byKey?: number;
}

export type PortalTable = keyof typeof portalTables;
export type AggregateTable = keyof typeof aggregateTables;

/** Typed names: `Object.keys` forgets them. */
export const portalTableNames = Object.keys(portalTables) as PortalTable[];
export const aggregateTableNames = Object.keys(aggregateTables) as AggregateTable[];

/** All tables by name. */
export const tables: Readonly<
  Record<PortalTable | AggregateTable | keyof typeof stateTables | 'migrations', TableDefinition>
> = {
  ...portalTables,
  ...aggregateTables,
  ...stateTables,
  migrations: migrationTable,
};

/** The tables that migrations create and change; the aggregates are rebuilt instead. */
export const baseTableNames = (Object.keys(tables) as (keyof typeof tables)[]).filter(
  (name) => !aggregateTableNames.some((aggregate) => aggregate === name),
);

/** An acknowledged row is on the disk, not only in the system's cache. */
const durable = 'fsync_after_insert = 1, fsync_part_directory = 1';

/**
 * Smaller granules for lookups by key: to read one row, the engine reads a granule of each column,
 * and the compressed block around it.
 */
const smallGranules = (rows: number) =>
  `index_granularity = ${rows}, min_compress_block_size = ${rows < 16 ? 4096 : 8192}, max_compress_block_size = 16384`;

/**
 * Settings for tables that are read a few times and dropped: merging their parts would be wasted
 * work, and takes memory beside the running statement.
 */
export const UNMERGED =
  'max_bytes_to_merge_at_max_space_in_pool = 1, parts_to_delay_insert = 1000000, parts_to_throw_insert = 1000000';

export function createTable(name: string, table: TableDefinition, ...more: string[]): string {
  const granules = table.byKey === undefined ? [] : [smallGranules(table.byKey)];
  return `CREATE TABLE IF NOT EXISTS ${name} (${columnsSql(table.columns)}
    ) ENGINE = MergeTree PARTITION BY (${table.partition}) ORDER BY (${table.order})
    SETTINGS ${[durable, ...granules, ...more].join(', ')}`;
}

/** The names of a definition's columns, in their order. */
export const columnNames = ({ columns }: TableDefinition): string[] => Object.keys(columns);
