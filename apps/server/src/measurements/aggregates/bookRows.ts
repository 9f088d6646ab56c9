import type { AuthorTier, PortalSlug } from '@litometr/api-contract';
import { metricKeys, type PortalDefinition, portalDefinition } from '@litometr/domain';
import type { Writer } from '../client.ts';
import type { RowOf } from '../columns.ts';
import { type MergeParams, upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { inBucket, ofBuckets } from './buckets.ts';

/** Days up to the data day whose readings are part of a book's row. */
export const RECENT_DAYS = 31;

/** Fills `book_rows` of a portal, whose `book_latest` must be filled. */
export async function makeBookRows(
  writer: Writer,
  portal: PortalSlug,
  params: MergeParams & { dataDay: string | null },
): Promise<void> {
  await ofBuckets(writer, bookRowsSql(portalDefinition(portal)), params);
}

/** Values of a JSON object by name: the type of each, and the SQL expression that computes it. */
type Fields = Readonly<Record<string, readonly [type: string, sql: string]>>;

/** The types of fields, as the columns of a table. */
type ColumnsOf<Of extends Fields> = { readonly [Name in keyof Of]: Of[Name][0] };

/** Returns SQL for a JSON object of the fields. */
function jsonOf(fields: Fields): string {
  const all = Object.entries(fields);
  return `toJSONString(CAST(tuple(${all.map(([, [, sql]]) => sql).join(', ')}),
    'Tuple(${all.map(([name, [type]]) => `${name} ${type}`).join(', ')})'))`;
}

const text = 'Nullable(String)';

const briefFields = {
  title: ['String', 'b.title'],
  author_ids: ['Array(UInt32)', 'b.author_ids'],
  author_names: ['Array(String)', 'written.names'],
  genre_ids: ['Array(UInt32)', 'b.genre_ids'],
  genre_names: ['Array(String)', 'arrayMap(id -> genre_names[id], b.genre_ids)'],
  cover_url: [text, 'b.cover_url'],
  form: [text, 'b.form'],
  status: [text, 'b.status'],
  access: [text, 'b.access'],
  age_limit: ['Nullable(UInt8)', 'b.age_limit'],
  chars: ['Nullable(UInt64)', 'b.chars'],
  price_rub: ['Nullable(Decimal(12, 2))', 'b.price_rub'],
  price_old_rub: ['Nullable(Decimal(12, 2))', 'b.price_old_rub'],
  has_audio: ['Nullable(Bool)', 'b.has_audio'],
  published: [text, 'b.first_published_on'],
} as const satisfies Fields;

/** The content of `book_rows.brief`: the facts of a book that rows show, with the names of its ids. */
export type StoredBrief = RowOf<ColumnsOf<typeof briefFields>>;

/** The last and the week-old reading of each metric that a portal publishes, with their days. */
function readingFields(portal: PortalDefinition): Fields {
  const names = metricsOf(portal).flatMap((metric) => [`last_${metric}`, `week_${metric}`]);
  return Object.fromEntries(
    names.flatMap((name): [string, Fields[string]][] => [
      [name, ['Nullable(Float64)', `l.${name}`]],
      [`${name}_day`, ['Nullable(Date)', `l.${name}_day`]],
    ]),
  );
}

const metricsOf = (portal: PortalDefinition) =>
  metricKeys.filter((metric) => portal.metrics[metric] !== undefined);

const snapshotFields = {
  external_id: ['String', 'b.external_id'],
  tag_ids: ['Array(UInt32)', 'b.tag_ids'],
  tag_names: ['Array(String)', 'arrayMap(id -> tag_names[id], b.tag_ids)'],
  published: [text, 'b.first_published_on'],
  updated: [text, 'b.updated_on'],
  has_audio: ['Nullable(Bool)', 'b.has_audio'],
  is_exclusive: ['Nullable(Bool)', 'b.is_exclusive'],
  series_title: [text, 'b.series_title'],
  series_number: ['Nullable(Float64)', 'b.series_number'],
  best_position: ['Nullable(UInt16)', 'l.best_position'],
  momentum: ['Nullable(Float64)', 'l.momentum'],
  momentum_n: ['UInt32', 'ifNull(l.momentum_n, 0)'],
  best_ever: ['Nullable(UInt16)', 'l.best_ever'],
  tier: [text, 'l.tier'],
  stars: ['Array(UInt64)', 'l.stars'],
  last_day: ['Nullable(Date)', 'l.last_day'],
} as const satisfies Fields;

/** The content of `book_rows.snapshot`, without the readings. */
export type StoredSnapshot = RowOf<ColumnsOf<typeof snapshotFields>, { tier: AuthorTier | null }>;

const namesOf = (table: 'genres' | 'tags') =>
  `(SELECT mapFromArrays(groupArray(id), groupArray(name)) FROM ${upcoming(table)})`;

function bookRowsSql(portal: PortalDefinition): string {
  const readings = metricsOf(portal).map((metric) => `, ${metric}`);
  return `
    INSERT INTO ${next('book_rows')}
    WITH ${namesOf('genres')} AS genre_names, ${namesOf('tags')} AS tag_names
    SELECT {portal:String}, b.id, ${jsonOf(briefFields)},
      ${jsonOf({ ...snapshotFields, ...readingFields(portal) })},
      ifNull(read.recent, '')
    FROM (SELECT * FROM ${upcoming('books')} WHERE ${inBucket('id')}) AS b
    LEFT JOIN (
      SELECT book_id, arrayMap(pair -> pair.2, arraySort(groupArray((place, name)))) AS names
      FROM (
        SELECT id AS book_id, author_id, place FROM ${upcoming('books')}
        ARRAY JOIN author_ids AS author_id, arrayEnumerate(author_ids) AS place
        WHERE ${inBucket('id')}) AS writes
      INNER JOIN (SELECT id AS author_id, name FROM ${upcoming('authors')}) AS author
        USING (author_id)
      GROUP BY book_id) AS written ON written.book_id = b.id
    LEFT JOIN (SELECT * FROM ${next('book_latest')} WHERE ${inBucket('book_id')}) AS l
      ON l.book_id = b.id
    LEFT JOIN (
      SELECT book_id, toJSONString(arraySort(one -> -one.1,
        groupArray(tuple(toInt32({dataDay:Date}) - toInt32(day)${readings.join('')})))) AS recent
      FROM ${upcoming('metrics')}
      WHERE day > {dataDay:Date} - ${RECENT_DAYS} AND day <= {dataDay:Date} AND ${inBucket('book_id')}
      GROUP BY book_id) AS read ON read.book_id = b.id
    SETTINGS join_use_nulls = 1`;
}
