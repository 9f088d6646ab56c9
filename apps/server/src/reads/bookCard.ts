import {
  type BookDetail,
  type BookRank,
  type book,
  type EndpointRequest,
  type EndpointResponse,
  type ListKind,
  type ListPeriod,
  type PortalSlug,
  portalSlugs,
} from '@litometr/api-contract';
import { notFound } from '../http/errors.ts';
import type { PortalDefinition } from '../measurements/portals.ts';
import { type BriefRow, briefColumns, briefOf, namesOf } from './bookBriefs.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from './context.ts';
import { knownOnDays } from './knownOnDays.ts';
import { type LatestRow, latestColumns, valueAt } from './latest.ts';
import { dayBefore } from './period.ts';
import { gainsOf, readingsOf } from './readings.ts';

type CardRow = BriefRow & {
  portal: PortalSlug;
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
function presentPlaces({ db }: Reads, id: number): Promise<PlaceRow[]> {
  return db.select<PlaceRow>(
    `SELECT list, genre_id, period, list_day AS day, position, prev_position, days_on, peak, entries
     FROM rank_stat
     WHERE portal IN {portals:Array(String)} AND book_id = {id:UInt32} AND state != 'out'
     ORDER BY position, list, genre_id, period`,
    { portals: [...portalSlugs], id },
  );
}

/** The book's own row; ids run over all portals, so one finds the portal. */
async function cardRow({ db }: Reads, id: number): Promise<CardRow | null> {
  const [row] = await db.select<CardRow>(
    `SELECT b.portal AS portal, ${briefColumns}, b.tag_ids AS tag_ids, b.url AS external_url,
            b.annotation AS annotation, b.series_title AS series_title,
            b.series_number AS series_number, b.pages AS pages, b.has_audio AS has_audio,
            b.is_exclusive AS is_exclusive, b.publisher AS publisher,
            b.first_published_on AS first_published_on, b.updated_on AS updated_on,
            b.finished_on AS finished_on
     FROM books AS b WHERE b.portal IN {portals:Array(String)} AND b.id = {id:UInt32}`,
    { portals: [...portalSlugs], id },
  );
  return row ?? null;
}

type Standing = LatestRow &
  Pick<BookDetail, 'tier' | 'momentum' | 'momentum_n' | 'best_position' | 'best_ever'> & {
    last_day: string | null;
    stars: number[];
  };

/** The book's last and week-old readings; null while nothing was read or ranked at all. */
async function standingOf(
  { db }: Reads,
  definition: PortalDefinition,
  id: number,
): Promise<Standing | null> {
  const latest = latestColumns(definition);
  const [row] = await db.select<Standing>(
    `SELECT l.last_day AS last_day, l.stars AS stars, l.tier AS tier, l.momentum AS momentum,
            l.momentum_n AS momentum_n, l.best_position AS best_position,
            l.best_ever AS best_ever${latest === '' ? '' : `, ${latest}`}
     FROM book_latest AS l WHERE l.portal = {portal:String} AND l.book_id = {id:UInt32}`,
    { portal: definition.slug, id },
  );
  return row ?? null;
}

/** The gains of the last day, and of the week before the last. */
async function earlierGains(
  reads: Reads,
  { definition, asof }: PortalView,
  id: number,
): Promise<Pick<BookDetail, 'day_gains' | 'gains_before'>> {
  const nothing = () => null;
  if (asof === null) {
    const none = gainsOf(definition, nothing, nothing);
    return { day_gains: none, gains_before: none };
  }
  const [dayAgo, weekAgo, twoWeeksAgo] = [1, 7, 14].map((days) => dayBefore(asof, days));
  const days = [asof, dayAgo, weekAgo, twoWeeksAgo].filter((day) => day !== undefined);
  const known = await knownOnDays(reads, definition.slug, [id], days);
  const on = (day = asof) => known(id, day);
  return {
    day_gains: gainsOf(definition, on(dayAgo), on()),
    gains_before: gainsOf(definition, on(twoWeeksAgo), on(weekAgo)),
  };
}

/** Ids of the engine's own width; beyond it there is no book. */
const LAST_ID = 2 ** 32 - 1;

/** The names of what a card tells by id. */
async function cardNames({ db }: Reads, row: CardRow, places: readonly PlaceRow[]) {
  const genreIds = [...row.genre_ids, ...places.map((place) => place.genre_id)];
  const found = await db.select<{ kind: string; id: number; name: string }>(
    (['authors', 'genres', 'tags'] as const)
      .map(
        (kind) => `SELECT '${kind}' AS kind, id, name FROM ${kind}
          WHERE portal = {portal:String} AND id IN {${kind}:Array(UInt32)}`,
      )
      .join(' UNION ALL '),
    { portal: row.portal, authors: row.author_ids, genres: genreIds, tags: row.tag_ids },
  );
  const of = (kind: string) => namesOf(found.filter((name) => name.kind === kind));
  return { authors: of('authors'), genres: of('genres'), tags: of('tags') };
}

export async function readBook(
  reads: Reads,
  { params }: EndpointRequest<typeof book>,
): Promise<EndpointResponse<typeof book>> {
  const { id } = params;
  const [row, places] =
    id > LAST_ID ? [null, []] : await Promise.all([cardRow(reads, id), presentPlaces(reads, id)]);
  if (row === null) throw notFound('There is no such book.');
  const { portal } = row;
  const view = requirePortal(reads, portal);
  const { definition } = view;
  const [{ authors, genres, tags }, standing, earlier] = await Promise.all([
    cardNames(reads, row, places),
    standingOf(reads, definition, id),
    earlierGains(reads, view, id),
  ]);
  const brief = briefOf(reads, portal, row, authors(row.author_ids), genres(row.genre_ids));
  const latest = standing ?? {};
  const last = valueAt(latest, 'last');
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
      metrics_day: standing?.last_day ?? null,
      gains: gainsOf(definition, valueAt(latest, 'week'), last),
      ...earlier,
      tier: standing?.tier ?? null,
      momentum: standing?.momentum ?? null,
      momentum_n: standing?.momentum_n ?? 0,
      best_position: standing?.best_position ?? null,
      best_ever: standing?.best_ever ?? null,
      stars: standing?.stars.length === 5 ? standing.stars : null,
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
