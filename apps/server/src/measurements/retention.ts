import { randomUUID } from 'node:crypto';
import type { PortalSlug } from '@litometr/api-contract';
import { moscowDay } from '@litometr/domain';
import { makeAggregates } from './aggregates/makeAggregates.ts';
import type { Measurements, Writer } from './client.ts';
import { decidePublication, recover } from './completePublication.ts';
import { openStage } from './openStage.ts';
import { publishedPartitions } from './partitions.ts';
import { linkPartition, type Meeting } from './publishMerge.ts';
import { planPublication } from './publishPlan.ts';
import { type PortalState, portalState, portalStates } from './state.ts';
import { portalTableNames, tables } from './tables.ts';

/** Months of a portal that are older than the bound, and their rows. */
export interface OldMonths {
  portal: PortalSlug;
  /** `YYYYMM`, oldest first. */
  months: string[];
  rows: number;
}

const monthly = portalTableNames.filter((name) => tables[name].partition.includes('toYYYYMM'));

/**
 * Returns the first retained month (`YYYYMM`) when `months` full months before the one of `today`
 * are retained.
 */
export function firstRetainedMonth(today: string, months: number): string {
  const [year, month] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 - months, 1));
  return first.toISOString().slice(0, 7).replace('-', '');
}

/** Lists what `dropOldMonths` would delete, without changing anything. */
export async function findOldMonths(
  measurements: Measurements,
  months: number,
  now = new Date(),
): Promise<OldMonths[]> {
  const first = firstRetainedMonth(moscowDay(now.toISOString()), months);
  return measurements.read(async (reader) => {
    const found: OldMonths[] = [];
    for (const { portal } of await portalStates(reader)) {
      const rows = await reader.select<{ month: string; rows: number }>(
        `SELECT month, sum(rows) AS rows FROM (${monthly
          .map(
            (table) => `SELECT toString(toYYYYMM(day)) AS month, count() AS rows FROM ${table}
              WHERE portal = {portal:String} GROUP BY month`,
          )
          .join(' UNION ALL ')}) WHERE month < {first:String} GROUP BY month ORDER BY month`,
        { portal, first },
      );
      if (rows.length === 0) continue;
      const sum = rows.reduce((all, row) => all + row.rows, 0);
      found.push({ portal, months: rows.map(({ month }) => month), rows: sum });
    }
    return found;
  });
}

/**
 * Deletes full months before the retained ones, and rebuilds every aggregate from the remaining
 * rows, so that none reflects deleted days. Handles one portal at a time, each under the journal
 * like a publication. Returns what was deleted.
 */
export async function dropOldMonths(
  measurements: Measurements,
  months: number,
  now = new Date(),
): Promise<OldMonths[]> {
  const first = firstRetainedMonth(moscowDay(now.toISOString()), months);
  const found = await findOldMonths(measurements, months, now);
  for (const { portal } of found) {
    await measurements.withPublishLock(() => dropOf(measurements, portal, first));
  }
  return found;
}

/** Makes and publishes all aggregates of a portal from its rows. Without data nothing is done. */
export function republish(measurements: Measurements, portal: PortalSlug): Promise<void> {
  return measurements.withPublishLock(() => dropOf(measurements, portal, null));
}

/** Null for `first` retains all months. */
async function dropOf(
  measurements: Measurements,
  portal: PortalSlug,
  first: string | null,
): Promise<void> {
  const { writer } = measurements;
  await recover(measurements);
  const state = await portalState(writer, portal);
  if (state === null) return;
  await openStage(writer, portal);
  const plan = await planOfStage(writer, state, await stageRetainedMonths(writer, portal, first));
  await decidePublication(measurements, plan, { source: state.source });
}

/** Brings into the stage what stays. */
async function stageRetainedMonths(
  writer: Writer,
  portal: PortalSlug,
  first: string | null,
): Promise<Meeting> {
  const published = await publishedPartitions(writer, portal);
  const firstDay = first === null ? '' : `${first.slice(0, 4)}-${first.slice(4)}-01`;
  const coming = published.filter(
    ({ table, month }) =>
      portalTableNames.some((name) => name === table) && (month === null || month >= firstDay),
  );
  for (const partition of coming) await linkPartition(writer, partition);
  return { coming, published };
}

/** The plan that replaces all of a portal by the rows in the stage, with aggregates made from them. */
export async function planOfStage(writer: Writer, state: PortalState, meeting: Meeting) {
  const { portal, source, capturedAt, demo } = state;
  // Nothing that the store holds counts: all of what stays is in the stage.
  const params = { portal, fresh: true, captured: moscowDay(capturedAt) };
  const { first, ...figures } = await makeAggregates(writer, portal, params, null);
  return planPublication(writer, {
    importId: randomUUID(),
    portal,
    rows: 0,
    badRows: 0,
    meeting,
    fresh: true,
    first,
    state: { demo, removed: false, source, capturedAt, ...figures },
  });
}
