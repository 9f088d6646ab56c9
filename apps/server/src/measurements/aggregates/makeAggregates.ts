import type { ListKind, ListPeriod, PortalSlug } from '@litometr/api-contract';
import { listKinds, type PortalDefinition, portalDefinition } from '@litometr/domain';
import { bookLatestSql, tiersSql } from '../bookLatest.ts';
import type { Writer } from '../client.ts';
import { countersOf, gainDailySql, stepColumns, stepsSql } from '../gainDaily.ts';
import { compareLists } from '../listOrder.ts';
import { mainMetric } from '../portals.ts';
import { type Meeting, type MergeParams, upcoming } from '../publishMerge.ts';
import { knownListsSql, listDaysSql, rankEntriesSql } from '../rankAggregates.ts';
import { fillSearchIndex } from '../searchIndex/fillSearchIndex.ts';
import { next } from '../stage.ts';
import {
  activeSql,
  authorActiveSql,
  authorSupplyListedSql,
  authorSupplySql,
  authorTopSql,
} from './activity.ts';
import { firstAffectedDay } from './affectedDays.ts';
import { authorLatestSql, authorStatDailySql } from './authorStats.ts';
import { bookEventsSql, bookGroupsSql } from './bookEvents.ts';
import { bookLinesSql } from './bookLines.ts';
import { makeBookRows } from './bookRows.ts';
import { bookSpans, daySpans } from './buckets.ts';
import { makeCatalogueBooks } from './catalogueBooks.ts';
import { dayQualitySql } from './dayQuality.ts';
import { groupDailySql } from './groupDaily.ts';
import { groupLatestSql } from './groupLatest.ts';
import { groupNumbersSql, groupsSql } from './groups.ts';
import { leadingDailySql, leadingLatestSql, listsLatestSql } from './leading.ts';
import { fillLiftPriors } from './liftPriors.ts';
import { listDailySql, rankStatSql } from './listQuality.ts';
import { capturedSql, spansFrom } from './timeSpans.ts';
import { makeWorkTable, work } from './workTables.ts';

/** Figures of a portal's rows, for its published state. */
export interface PortalFigures {
  dataDay: string | null;
  coverage: number | null;
  /** From here on the aggregates by month were made; null: all of them. */
  first: string | null;
}

/**
 * Makes every aggregate of a portal in the stage, from the rows as they will be, and answers what
 * the state says of the portal. All of it is the engine's SQL: what is large (`monthlyAggregates`)
 * is made by spans of months.
 *
 * @param meeting the partitions that a bundle touches: the months before the first one that it changes
 *   stay as they are published; null: all months are made
 */
export async function makeAggregates(
  writer: Writer,
  portal: PortalSlug,
  params: MergeParams,
  meeting: Meeting | null,
): Promise<PortalFigures> {
  const definition = portalDefinition(portal);
  const run = (sql: string) => writer.command(sql, params);
  await run(makeWorkTable('captured'));
  await run(capturedSql);
  for (const sql of rankEntriesSql) await run(sql);
  await run(listDaysSql);
  const dataDay = await lastDay(writer);
  if (dataDay === null) {
    for (const sql of [bookGroupsSql, ...bookEventsSql]) await run(sql);
    await makeBookRows(writer, portal, { ...params, dataDay });
    await makeFound(writer, portal, { ...params, dataDay });
    return { dataDay, coverage: null, first: null };
  }
  const leading = await leadingList(writer, definition, params);
  await run(makeWorkTable('tiers'));
  await run(tiersSql);
  const leads = { ...params, dataDay, leading: leading?.kind ?? '' };
  const first = meeting === null ? null : await firstAffectedDay(writer, leads, meeting);
  const scope = {
    ...params,
    dataDay,
    first: first ?? '1970-01-02',
    leading: leading?.kind ?? '',
    leadingGenre: leading?.genre_id ?? 0,
    leadingPeriod: leading?.period ?? '',
  };
  const spanTables = [
    'active',
    'author_active',
    'author_top',
    'author_supply',
    'author_supply_listed',
  ] as const;
  for (const name of spanTables) await run(makeWorkTable(name));
  await run(makeWorkTable('known_lists'));
  await writer.command(knownListsSql, scope);
  for (const sql of wholeSql(definition)) await writer.command(sql, scope);
  await makeBookRows(writer, portal, scope);
  for (const sql of leadingSql(definition)) await writer.command(sql, scope);
  await makeMonthly(writer, definition, scope, first);
  for (const latestSql of [groupLatestSql, authorLatestSql]) {
    await writer.command(latestSql(mainMetric(definition)), scope);
  }
  await makeFound(writer, portal, scope);
  return { dataDay, coverage: await coverageOf(writer, dataDay), first };
}

/** Tables that books are searched by, built after `book_latest`. */
async function makeFound(
  writer: Writer,
  portal: PortalSlug,
  params: MergeParams & { dataDay: string | null },
): Promise<void> {
  await makeCatalogueBooks(writer, portal, params);
  await fillSearchIndex(writer, portal, params);
}

/** Tables of the groups that books belong to, built after `book_latest`. */
const groups = [
  makeWorkTable('group_numbers'),
  makeWorkTable('groups'),
  groupNumbersSql,
  groupsSql,
];

/** Tables that are built for all days at once, in order. */
function wholeSql(portal: PortalDefinition): string[] {
  return [
    activeSql,
    bookLatestSql(portal),
    ...groups,
    authorActiveSql,
    authorTopSql,
    authorSupplySql,
    authorSupplyListedSql,
    ...listDailySql,
    rankStatSql,
    ...bookEventsSql,
    bookGroupsSql,
  ];
}

/** Tables of the leading list, built after `book_rows`. */
const leadingSql = (portal: PortalDefinition) => [
  leadingLatestSql(mainMetric(portal)),
  leadingDailySql,
  listsLatestSql,
];

async function makeMonthly(
  writer: Writer,
  portal: PortalDefinition,
  scope: MergeParams,
  first: string | null,
): Promise<void> {
  const counters = countersOf(portal);
  const main = mainMetric(portal);
  await writer.command(makeWorkTable('steps', stepColumns(portal)));
  await writer.command(makeWorkTable('group_parts'));
  for (const [index, span] of (await spansFrom(writer, scope, first)).entries()) {
    if (index > 0) {
      for (const name of ['steps', 'group_parts'] as const) {
        await writer.command(`TRUNCATE TABLE ${work(name)}`);
      }
    }
    for (const books of await bookSpans(writer, span)) {
      await writer.command(stepsSql(portal), { ...span, ...books });
    }
    for (const days of await daySpans(writer, span)) {
      await writer.command(gainDailySql(portal), { ...span, ...days });
    }
    const statements = [
      ...bookLinesSql(counters),
      ...groupDailySql(main),
      authorStatDailySql(main),
      dayQualitySql,
    ];
    for (const sql of statements) await writer.command(sql, span);
    await fillLiftPriors(writer, span);
  }
}

async function lastDay(writer: Writer): Promise<string | null> {
  const [row] = await writer.select<{ day: string | null }>(
    `SELECT maxOrNull(day) AS day FROM ${work('captured')}`,
  );
  return row?.day ?? null;
}

/** The first list of the first kind that the portal leads with. */
async function leadingList(writer: Writer, portal: PortalDefinition, params: MergeParams) {
  const found = await writer.select<{
    kind: ListKind;
    genre_id: number;
    genreName: string;
    period: ListPeriod | '';
  }>(
    `SELECT list AS kind, genre_id, g.name AS genreName, period
     FROM ${next('rank_entries')} AS entry
     LEFT JOIN (SELECT id AS genre_id, name FROM ${upcoming('genres')}) AS g USING (genre_id)
     GROUP BY kind, genre_id, genreName, period`,
    params,
  );
  const order = [...portal.lists.map(({ kind }) => kind), ...listKinds];
  const kind = order.find((wanted) => found.some((list) => list.kind === wanted));
  const lists = found.filter((list) => list.kind === kind).sort(compareLists);
  return lists[0] ?? null;
}

/** Of the data day: what was read of what the week had. */
async function coverageOf(writer: Writer, dataDay: string): Promise<number | null> {
  const [row] = await writer.select<{ coverage: number | null }>(
    `SELECT coverage FROM ${next('day_quality')} WHERE day = {dataDay:Date}`,
    { dataDay },
  );
  return row?.coverage ?? null;
}
