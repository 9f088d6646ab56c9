import type {
  BookRank,
  book,
  EndpointRequest,
  EndpointResponse,
  ListKind,
  ListPeriod,
} from '@litometr/api-contract';
import { notFound } from '../http/errors.ts';
import { type BriefRow, briefColumns, lookupNames, toBriefs } from './bookBriefs.ts';
import { CATALOGUE_FROM } from './catalogue.ts';
import { metaOf, type Reads, requirePortal } from './context.ts';
import { type LatestRow, latestColumns, valueAt } from './latest.ts';
import { portalOf } from './portalOf.ts';
import { gainsOf, readingsOf } from './readings.ts';

type CardRow = BriefRow &
  LatestRow & {
    tag_ids: number[];
    external_url: string | null;
    annotation: string | null;
    series_title: string | null;
    series_number: number | null;
    pages: number | null;
    has_audio: boolean | null;
    is_exclusive: boolean | null;
    publisher: string | null;
    first_published_on: string | null;
    updated_on: string | null;
    finished_on: string | null;
    last_day: string | null;
    stars: number[];
  };

interface PlaceRow {
  list: ListKind;
  genre_id: number;
  period: ListPeriod | '';
  day: string;
  position: number;
  prev_position: number | null;
  days_on: number;
  peak: number;
  entries: number;
}

/** The book's place on the last captured day of every list that it stands on then. */
function presentPlaces(reads: Reads, scope: { portal: string; id: number }): Promise<PlaceRow[]> {
  return reads.db.select<PlaceRow>(
    `SELECT list, genre_id, period, day, position, prev_position, days_on, peak, entries
     FROM rank_entries
     WHERE portal = {portal:String} AND book_id = {id:UInt32}
       AND (list, genre_id, period, day) IN (
         SELECT list, genre_id, period, max(day) FROM list_daily
         WHERE portal = {portal:String} GROUP BY list, genre_id, period)
     ORDER BY position, list, genre_id, period`,
    scope,
  );
}

export async function readBook(
  reads: Reads,
  { params }: EndpointRequest<typeof book>,
): Promise<EndpointResponse<typeof book>> {
  const portal = await portalOf(reads, 'books', params.id);
  if (portal === null) throw notFound('There is no such book.');
  const view = requirePortal(reads, portal);
  const { definition } = view;
  const scope = { portal, id: params.id };
  const latest = latestColumns(definition);
  const [rows, places] = await Promise.all([
    reads.db.select<CardRow>(
      `SELECT ${briefColumns}, b.tag_ids AS tag_ids, b.url AS external_url,
              b.annotation AS annotation, b.series_title AS series_title,
              b.series_number AS series_number, b.pages AS pages, b.has_audio AS has_audio,
              b.is_exclusive AS is_exclusive, b.publisher AS publisher,
              b.first_published_on AS first_published_on, b.updated_on AS updated_on,
              b.finished_on AS finished_on, l.last_day AS last_day, l.stars AS stars
              ${latest === '' ? '' : `, ${latest}`}
       FROM ${CATALOGUE_FROM}
       WHERE b.portal = {portal:String} AND b.id = {id:UInt32}`,
      scope,
    ),
    presentPlaces(reads, scope),
  ]);
  const row = rows[0];
  const brief = (await toBriefs(reads, portal, rows)).get(params.id);
  if (row === undefined || brief === undefined) throw notFound('There is no such book.');
  const [tags, genres] = await Promise.all([
    lookupNames(reads, portal, 'tags', row.tag_ids),
    lookupNames(
      reads,
      portal,
      'genres',
      places.map((place) => place.genre_id),
    ),
  ]);
  const last = valueAt(row, 'last');
  return {
    meta: metaOf(portal, view),
    book: {
      ...brief,
      external_url: row.external_url,
      annotation: row.annotation,
      series:
        row.series_title === null ? null : { title: row.series_title, number: row.series_number },
      tags: tags(row.tag_ids),
      pages: row.pages,
      has_audio: row.has_audio,
      is_exclusive: row.is_exclusive,
      publisher: row.publisher,
      first_published_on: row.first_published_on,
      updated_on: row.updated_on,
      finished_on: row.finished_on,
      metrics: readingsOf(definition, last),
      metrics_day: row.last_day,
      gains: gainsOf(definition, valueAt(row, 'week'), last),
      stars: row.stars.length === 5 ? row.stars : null,
      ranks: places.map(
        ({ genre_id, period, prev_position, ...place }): BookRank => ({
          ...place,
          genre: genres([genre_id])[0] ?? null,
          period: period === '' ? null : period,
          delta: prev_position === null ? null : prev_position - place.position,
        }),
      ),
    },
  };
}
