import type { PortalSlug } from '@litometr/api-contract';
import { monthlyAggregates } from './aggregateSchema.ts';
import type { Reader, Writer } from './client.ts';
import type { PublicationPlan } from './journal.ts';
import { next } from './stage.ts';
import { lastGeneration } from './state.ts';
import {
  type AggregateTable,
  aggregateTableNames,
  type PortalTable,
  portalTableNames,
} from './tables.ts';

interface PlanInput extends Omit<PublicationPlan, 'replace' | 'drop' | 'state' | 'portal'> {
  portal: PortalSlug;
  /** Nothing of what is published of the portal stays. */
  fresh: boolean;
  /** The monthly aggregates are made from this day on; null: all of them are. */
  first: string | null;
  state: Omit<NonNullable<PublicationPlan['state']>, 'generation'>;
}

/** Lists the partitions that the stage replaces, and those that go without a successor. */
export async function planPublication(
  writer: Writer,
  { fresh, first, state, ...entry }: PlanInput,
): Promise<PublicationPlan> {
  const replace: PublicationPlan['replace'] = [];
  const drop: PublicationPlan['drop'] = [];
  for (const table of [...portalTableNames, ...aggregateTableNames]) {
    const coming = await partitions(
      writer,
      `SELECT DISTINCT _partition_id AS id FROM ${next(table)}`,
    );
    replace.push(...coming.map((id) => ({ table, id })));
    // Aggregates are made for the whole portal, the monthly ones from a day on.
    if (fresh || aggregateTableNames.some((name) => name === table)) {
      const from = monthlyAggregates.some((name) => name === table) ? first : null;
      const present = await publishedPartitions(writer, table, entry.portal, from);
      const gone = present.filter((id) => !coming.includes(id));
      drop.push(...gone.map((id) => ({ table, id })));
    }
  }
  const generation = (await lastGeneration(writer, entry.portal)) + 1;
  return { ...entry, replace, drop, state: { ...state, generation } };
}

/** A plan that takes everything of a portal away. */
export async function planRemoval(
  writer: Writer,
  portal: PortalSlug,
  importId: string,
): Promise<PublicationPlan> {
  const drop: PublicationPlan['drop'] = [];
  for (const table of [...portalTableNames, ...aggregateTableNames]) {
    const present = await publishedPartitions(writer, table, portal);
    drop.push(...present.map((id) => ({ table, id })));
  }
  return {
    importId,
    portal,
    rows: 0,
    badRows: 0,
    replace: [],
    drop,
    state: {
      generation: (await lastGeneration(writer, portal)) + 1,
      demo: false,
      removed: true,
      source: '',
      capturedAt: new Date().toISOString(),
      dataDay: null,
      coverage: null,
    },
  };
}

function publishedPartitions(
  reader: Reader,
  table: PortalTable | AggregateTable,
  portal: PortalSlug,
  from: string | null = null,
): Promise<string[]> {
  return partitions(
    reader,
    `SELECT DISTINCT _partition_id AS id FROM ${table}
     WHERE portal = {portal:String} ${from === null ? '' : 'AND day >= {from:Date}'}`,
    { portal, from },
  );
}

async function partitions(reader: Reader, sql: string, params = {}): Promise<string[]> {
  return (await reader.select<{ id: string }>(sql, params)).map(({ id }) => id);
}
