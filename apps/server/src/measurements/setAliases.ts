import { randomUUID } from 'node:crypto';
import type { PortalSlug } from '@litometr/api-contract';
import { type AliasKind, aliasKinds, canonicalIdsSql } from './aliasSql.ts';
import type { Measurements, Reader, Writer } from './client.ts';
import { decidePublication, type Probe, recover } from './completePublication.ts';
import type { PublicationPlan } from './journal.ts';
import { nextPartitions, publishedPartitions } from './partitions.ts';
import { linkPartition } from './publishMerge.ts';
import { makeResolvedViews } from './resolvedRows.ts';
import { planOfStage } from './retention.ts';
import { next, remakeStage } from './stage.ts';
import { type PortalState, portalState } from './state.ts';
import { portalTableNames } from './tables.ts';

/** Rows of the genre or author `id` count for `canonical`, which is no alias itself. */
export interface StoredAlias {
  kind: AliasKind;
  id: number;
  canonical: number;
}

const byId = (a: StoredAlias, b: StoredAlias) =>
  aliasKinds.indexOf(a.kind) - aliasKinds.indexOf(b.kind) || a.id - b.id;

/** The published aliases of a portal, in an order of their own. */
export async function storedAliases(reader: Reader, portal: PortalSlug): Promise<StoredAlias[]> {
  const rows = await reader.select<StoredAlias>(
    'SELECT kind, id, canonical FROM aliases WHERE portal = {portal:String}',
    { portal },
  );
  return rows.toSorted(byId);
}

/** The columns of the tables that hold ids which aliases change, from what the captures name. */
const resolvedColumns = {
  books: `${canonicalIdsSql('author', 'source_author_ids')} AS author_ids,
    ${canonicalIdsSql('genre', 'source_genre_ids')} AS genre_ids`,
  book_facts: `${canonicalIdsSql('genre', 'source_genre_ids')} AS genre_ids`,
} as const;
const isResolved = (table: string): table is keyof typeof resolvedColumns =>
  table in resolvedColumns;

/**
 * Publishes a portal with exactly these aliases: its whole history, as if the present names had always
 * been there. With none it is as the captures say. All or nothing, under the journal like an import;
 * aliases of a portal without data count for the bundles to come.
 *
 * @returns false where these are the published ones already
 */
export function setAliases(
  measurements: Measurements,
  portal: PortalSlug,
  aliases: readonly StoredAlias[],
  probe?: Probe,
): Promise<boolean> {
  return measurements.withPublishLock(async () => {
    const { writer } = measurements;
    await recover(measurements);
    const wanted = aliases.toSorted(byId);
    if (JSON.stringify(await storedAliases(writer, portal)) === JSON.stringify(wanted.map(plain))) {
      return false;
    }
    const state = await portalState(writer, portal);
    await remakeStage(writer, portal);
    await writer.command(`TRUNCATE TABLE ${next('aliases')}`);
    await writer.insert(
      next('aliases'),
      wanted.map((alias) => ({ portal, ...plain(alias) })),
    );
    await makeResolvedViews(writer);
    const plan =
      state === null ? await planOfNames(writer, portal) : await planOfPortal(writer, state);
    await probe?.('prepared');
    await decidePublication(measurements, plan, { source: state?.source ?? '', probe });
    return true;
  });
}

const plain = ({ kind, id, canonical }: StoredAlias): StoredAlias => ({ kind, id, canonical });

async function planOfPortal(writer: Writer, state: PortalState): Promise<PublicationPlan> {
  const { portal } = state;
  const published = await publishedPartitions(writer, portal);
  for (const partition of published) {
    const { table } = partition;
    if (!portalTableNames.some((name) => name === table)) continue;
    if (isResolved(table)) {
      await writer.command(
        `INSERT INTO ${next(table)} SELECT * REPLACE (${resolvedColumns[table]})
         FROM ${table} WHERE portal = {portal:String}`,
        { portal },
      );
    } else {
      await linkPartition(writer, partition);
    }
  }
  const coming = await nextPartitions(writer);
  return planOfStage(writer, state, { coming, published });
}

/** Without data the aliases alone change. */
async function planOfNames(writer: Writer, portal: PortalSlug): Promise<PublicationPlan> {
  const ofNames = ({ table }: { table: string }) => table === 'aliases';
  const replace = (await nextPartitions(writer)).filter(ofNames);
  const published = (await publishedPartitions(writer, portal)).filter(ofNames);
  return {
    importId: randomUUID(),
    portal,
    rows: 0,
    badRows: 0,
    replace: replace.map(({ table, id }) => ({ table, id })),
    drop: replace.length > 0 ? [] : published.map(({ table, id }) => ({ table, id })),
    state: null,
  };
}
