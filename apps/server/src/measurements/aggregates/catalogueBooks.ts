import type { MetricKey, PortalSlug } from '@litometr/api-contract';
import { listKinds, metricKeys, type PortalDefinition, portalDefinition } from '@litometr/domain';
import { BEST_PLACE_DAYS } from '../bookLatest.ts';
import type { Writer } from '../client.ts';
import { mainMetric } from '../portals.ts';
import { type MergeParams, upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { WINDOW_DAYS } from './activity.ts';
import { inBucket, ofBuckets } from './buckets.ts';
import { finishedSeriesSql } from './finishedSeries.ts';
import { groupBarsSql } from './groupBars.ts';
import { groupProfilesSql } from './groupProfiles.ts';
import { groupBookMetrics } from './groupTables.ts';
import { weekGainSql } from './weekGainSql.ts';
import { makeWorkTable, work } from './workTables.ts';

/** Fills `catalogue_books` of a portal, whose `book_latest` must be filled. */
export async function makeCatalogueBooks(
  writer: Writer,
  portal: PortalSlug,
  params: MergeParams & { dataDay: string | null },
): Promise<void> {
  const definition = portalDefinition(portal);
  await writer.command(makeWorkTable('finished_series'));
  await writer.command(finishedSeriesSql, params);
  await ofBuckets(writer, catalogueBooksSql(definition), params);
  await writer.command(groupBooksSql(mainMetric(definition)), params);
  await writer.command(groupBarsSql, params);
  await writer.command(groupProfilesSql, params);
  for (const sql of authorIndexSql) await writer.command(sql, params);
}

/** `group_books`, from `catalogue_books`. */
const groupBooksSql = (main: MetricKey | null) => `
  INSERT INTO ${next('group_books')}
  SELECT {portal:String}, own_group.1, own_group.2, id, external_id, author_ids, genre_ids, tag_ids, status, access, price,
    chars, top_places, best_position, momentum, ${main === null ? 'NULL' : `last_${main}`},
    entered_on, entered_at${groupBookMetrics.map((metric) => `, last_${metric}`).join('')}
  FROM ${next('catalogue_books')}
  ARRAY JOIN arrayConcat(arrayMap(id -> ('genre', id), genre_ids),
    arrayMap(id -> ('tag', id), tag_ids)) AS own_group`;

/** `author_books` and `author_tags`. */
const authorIndexSql = [
  `INSERT INTO ${next('author_books')}
   SELECT {portal:String}, arrayJoin(author_ids), id FROM ${upcoming('books')}`,
  `INSERT INTO ${next('author_tags')}
   SELECT {portal:String}, arrayJoin(tags), author_id, length(tags) FROM (
     SELECT author_id, groupUniqArrayArray(tag_ids) AS tags
     FROM (SELECT arrayJoin(author_ids) AS author_id, tag_ids FROM ${upcoming('books')}
           WHERE notEmpty(tag_ids))
     GROUP BY author_id)`,
];

const oneOf = (facet: string, value: string) =>
  `if(isNull(${value}), [], [concat('${facet}:', toString(assumeNotNull(${value})))])`;
const yesNo = (facet: string, value: string) =>
  `if(isNull(${value}), [], [if(assumeNotNull(${value}), '${facet}:yes', '${facet}:no')])`;

const inFinishedSeries = 'isNotNull(b.series_title) AND b.is_series_over';

/** `facets` of a book: see `catalogueTables`. */
const facetsSql = `arrayConcat(['all'],
  arrayMap(id -> concat('genre:', toString(id)), b.genre_ids),
  arrayMap(id -> concat('tag:', toString(id)), b.tag_ids),
  ${['status', 'access', 'form'].map((facet) => oneOf(facet, `b.${facet}`)).join(', ')},
  ${oneOf('age', 'b.age_limit')}, ${oneOf('tier', 'l.tier')},
  if(ifNull(b.price_old_rub > b.price_rub, false), ['access:discount'], []),
  [if(isNull(b.series_title), 'series:out', 'series:in')],
  ${yesNo('audio', 'b.has_audio')}, ${yesNo('exclusive', 'b.is_exclusive')},
  if(isNull(l.best_position), [], ['in_list:any']),
  ${listKinds.map((kind) => `if(isNull(p.best_${kind}), [], ['in_list:${kind}'])`).join(', ')},
  if(${inFinishedSeries}, ['series:finished'], []))`;

function catalogueBooksSql(portal: PortalDefinition): string {
  const places = listKinds
    .map((kind) => `minOrNullIf(position, list = '${kind}') AS best_${kind}`)
    .join(', ');
  return `
    INSERT INTO ${next('catalogue_books')}
    SELECT {portal:String}, b.id, b.external_id, lowerUTF8(translateUTF8(b.title, 'Ёё', 'Ее')),
      b.author_ids, b.genre_ids, b.tag_ids, ${facetsSql}, b.form, b.status, b.access, b.age_limit,
      ifNull(b.price_old_rub > b.price_rub, false), b.price_rub, b.chars,
      b.first_published_on, b.updated_on, toString(b.first_seen_on), isNotNull(b.series_title),
      ${inFinishedSeries}, b.has_audio, b.is_exclusive, l.tier, l.momentum,
      ifNull(l.top_places, 0), e.entered, e.place, l.best_position,
      ${listKinds.map((kind) => `p.best_${kind}`).join(', ')},
      ${metricKeys.map((metric) => `l.last_${metric}, ${weekGainSql(portal, metric, 'l.')}`).join(', ')}
    FROM (
      SELECT *, id IN (SELECT book_id FROM ${work('finished_series')}) AS is_series_over
      FROM ${upcoming('books')} WHERE ${inBucket('id')}) AS b
    LEFT JOIN (SELECT * FROM ${next('book_latest')} WHERE ${inBucket('book_id')}) AS l
      ON l.book_id = b.id
    LEFT JOIN (
      SELECT book_id, ${places} FROM ${upcoming('ranks')}
      WHERE day > {dataDay:Date} - ${BEST_PLACE_DAYS} AND ${inBucket('book_id')}
      GROUP BY book_id) AS p ON p.book_id = b.id
    LEFT JOIN (
      SELECT book_id, max(day) AS entered, argMin(position, (-toInt32(day), position)) AS place
      FROM ${next('rank_entries')}
      WHERE day > {dataDay:Date} - ${WINDOW_DAYS} AND state IN ('new', 're_entry')
        AND complete AND isNotNull(prev_day) AND ${inBucket('book_id')}
      GROUP BY book_id) AS e ON e.book_id = b.id
    SETTINGS join_use_nulls = 1`;
}
