import { listKinds, metricKeys, type PortalSlug } from '@litometr/api-contract';
import type { Writer } from './client.ts';
import { portalDefinition } from './portals.ts';
import { type MergeParams, upcoming } from './publishMerge.ts';
import { next } from './stage.ts';

/** Per metric: the last reading up to the data day, and the one up to seven days before. */
const readings = metricKeys
  .map(
    (metric) => `
      argMaxIf(toFloat64(${metric}), day, isNotNull(${metric})) AS last_${metric},
      maxOrNullIf(day, isNotNull(${metric})) AS last_${metric}_day,
      argMaxIf(toFloat64(${metric}), day, isNotNull(${metric}) AND week_before) AS week_${metric},
      maxOrNullIf(day, isNotNull(${metric}) AND week_before) AS week_${metric}_day`,
  )
  .join(',');
const readingColumns = metricKeys
  .map((metric) =>
    [`last_${metric}`, `last_${metric}_day`, `week_${metric}`, `week_${metric}_day`].join(', '),
  )
  .join(', ');

const bookLatestSql = `
  INSERT INTO ${next('book_latest')}
    (portal, book_id, last_day, ${readingColumns}, stars, best_position, top_places)
  SELECT {portal:String}, book_id, last_day, ${readingColumns}, stars, best_position,
    ifNull(top_places, 0)
  FROM (
    SELECT book_id, maxOrNull(day) AS last_day, ${readings},
      argMaxIf(star_counts, day, has_stars) AS stars
    FROM (
      SELECT *, day <= {dataDay:Date} - 7 AS week_before,
        isNotNull(stars_1 + stars_2 + stars_3 + stars_4 + stars_5) AS has_stars,
        arrayMap(votes -> ifNull(votes, 0), [stars_1, stars_2, stars_3, stars_4, stars_5])
          AS star_counts
      FROM ${upcoming('metrics')})
    GROUP BY book_id) AS read
  FULL JOIN (
    SELECT book_id,
      minOrNullIf(position, day > {dataDay:Date} - 90) AS best_position,
      countIf(list = {leading:String} AND day = {leadingDay:Date}) AS top_places
    FROM ${upcoming('ranks')}
    GROUP BY book_id) AS placed
  USING (book_id)
  SETTINGS join_use_nulls = 1`;

/** What a portal's rows come to, once published. */
export interface PortalFigures {
  dataDay: string | null;
  coverage: number | null;
}

/** Fills `book_latest` and answers what the state says of the portal. */
export async function summariseBooks(
  writer: Writer,
  portal: PortalSlug,
  params: MergeParams,
): Promise<PortalFigures> {
  const [days] = await writer.select<{ data_day: string | null }>(
    `SELECT max(day) AS data_day FROM (
       SELECT maxOrNull(day) AS day FROM ${upcoming('metrics')}
       UNION ALL SELECT maxOrNull(day) FROM ${upcoming('ranks')})`,
    params,
  );
  const dataDay = days?.data_day ?? null;
  if (dataDay === null) return { dataDay, coverage: null };
  const leading = await leadingList(writer, portal, params);
  await writer.command(bookLatestSql, {
    ...params,
    dataDay,
    leading: leading?.list ?? '',
    leadingDay: leading?.last_day ?? dataDay,
  });
  return { dataDay, coverage: await coverageOf(writer, { ...params, dataDay }) };
}

/** The first kind of the portal's lists that has data, with its last captured day. */
async function leadingList(writer: Writer, portal: PortalSlug, params: MergeParams) {
  const found = await writer.select<{ list: string; last_day: string }>(
    `SELECT list, max(day) AS last_day FROM ${upcoming('ranks')} GROUP BY list`,
    params,
  );
  const order = [...portalDefinition(portal).lists.map(({ kind }) => kind), ...listKinds];
  return order.flatMap((kind) => found.filter((row) => row.list === kind))[0];
}

async function coverageOf(writer: Writer, params: MergeParams & { dataDay: string }) {
  const [row] = await writer.select<{ coverage: number | null }>(
    `SELECT uniqExactIf(book_id, day = {dataDay:Date}) / nullIf(uniqExact(book_id), 0) AS coverage
     FROM ${upcoming('metrics')}
     WHERE day > {dataDay:Date} - 7 AND day <= {dataDay:Date}`,
    params,
  );
  return row?.coverage ?? null;
}
