import type {
  BookDetail,
  BookRank,
  book,
  EndpointRequest,
  EndpointResponse,
  ListKind,
  ListPeriod,
  PortalSlug,
} from '@litometr/api-contract';
import { dayBefore, portalSlugs } from '@litometr/domain';
import { notFound } from '../../http/errors.ts';
import { listTables } from '../../measurements/aggregates/listTables.ts';
import { pickColumns, type RowOf } from '../../measurements/columns.ts';
import { compareLists } from '../../measurements/listOrder.ts';
import { portalTables } from '../../measurements/schema.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import { type BookRow, findBookRows } from '../shared/bookRows.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import { knownOnDays } from '../shared/knownOnDays.ts';
import { valueAt } from '../shared/latest.ts';
import { gainsOf, readingsOf, weekGain } from '../shared/readings.ts';

const CARD_COLUMNS = pickColumns(portalTables.books.columns, [
  'portal',
  'url',
  'annotation',
  'series_title',
  'series_number',
  'pages',
  'has_audio',
  'is_exclusive',
  'publisher',
  'first_published_on',
  'updated_on',
  'finished_on',
]);
type CardRow = RowOf<typeof CARD_COLUMNS, { portal: PortalSlug }>;

const PLACE_COLUMNS = pickColumns(listTables.rank_stat.columns, [
  'list',
  'genre_id',
  'period',
  'list_day',
  'position',
  'prev_position',
  'days_on',
  'peak',
  'entries',
]);
/** Of a list that the book is on: its position is known. */
type PlaceRow = RowOf<
  typeof PLACE_COLUMNS,
  { list: ListKind; period: ListPeriod | ''; position: number }
>;

/** The book's present place on every list that it is on. */
function presentPlaces({ db }: Reads, id: number): Promise<PlaceRow[]> {
  return db.select<PlaceRow>(
    `SELECT ${Object.keys(PLACE_COLUMNS).join(', ')} FROM rank_stat
     WHERE portal IN {portals:Array(String)} AND book_id = {id:UInt32} AND state != 'out'`,
    { portals: [...portalSlugs], id },
  );
}

/** The book's own row; ids run over all portals, so one finds the portal. */
async function cardRow({ db }: Reads, id: number): Promise<CardRow | null> {
  const [row] = await db.select<CardRow>(
    `SELECT ${Object.keys(CARD_COLUMNS).join(', ')} FROM books
     WHERE portal IN {portals:Array(String)} AND id = {id:UInt32}`,
    { portals: [...portalSlugs], id },
  );
  return row ?? null;
}

/** The gains of the last day, and of the week before the last. */
async function earlierGains(
  reads: Reads,
  { definition, asof }: PortalView,
  id: number,
  row: BookRow,
): Promise<Pick<BookDetail, 'day_gains' | 'gains_before'>> {
  const nothing = () => null;
  if (asof === null) {
    const none = gainsOf(definition, nothing, nothing);
    return { day_gains: none, gains_before: none };
  }
  const [dayAgo, weekAgo, twoWeeksAgo] = [1, 7, 14].map((days) => dayBefore(asof, days));
  const days = [asof, dayAgo, weekAgo, twoWeeksAgo].filter((day) => day !== undefined);
  const rows = new Map([[id, row.recent]]);
  const known = await knownOnDays(reads, definition.slug, [id], days, rows);
  const on = (day = asof) => known(id, day);
  return {
    day_gains: gainsOf(definition, on(dayAgo), on()),
    gains_before: gainsOf(definition, on(twoWeeksAgo), on(weekAgo), weekGain),
  };
}

const listOf = ({ list, genre, period }: BookRank) => ({
  kind: list,
  genreName: genre?.name ?? null,
  period: period ?? ('' as const),
});

export async function readBook(
  reads: Reads,
  { params }: EndpointRequest<typeof book>,
): Promise<EndpointResponse<typeof book>> {
  const { id } = params;
  const [row, places, stored] = await Promise.all([
    cardRow(reads, id),
    presentPlaces(reads, id),
    findBookRows(reads, portalSlugs, [id]),
  ]);
  const known = stored.get(id);
  if (row === null || known === undefined) throw notFound('There is no such book.');
  const { portal } = row;
  const view = requirePortal(reads, portal);
  const { definition } = view;
  const { book: brief, tags, snapshot } = known;
  const [genres, earlier] = await Promise.all([
    lookupNames(reads, portal, 'genres', []),
    earlierGains(reads, view, id, known),
  ]);
  const last = valueAt(snapshot, 'last');
  return {
    meta: metaOf(portal, view),
    book: {
      ...brief,
      external_url: row.url,
      annotation: row.annotation,
      series:
        row.series_title === null ? null : { title: row.series_title, number: row.series_number },
      tags,
      pages: row.pages,
      has_audio: row.has_audio,
      is_exclusive: row.is_exclusive,
      publisher: row.publisher,
      first_published_on: row.first_published_on,
      updated_on: row.updated_on,
      finished_on: row.finished_on,
      metrics: readingsOf(definition, last),
      metrics_day: snapshot.last_day,
      gains: gainsOf(definition, valueAt(snapshot, 'week'), last, weekGain),
      ...earlier,
      tier: snapshot.tier,
      momentum: snapshot.momentum,
      momentum_n: snapshot.momentum_n,
      best_position: snapshot.best_position,
      best_ever: snapshot.best_ever,
      stars: snapshot.stars.length === 5 ? snapshot.stars : null,
      ranks: places
        .map(
          ({ genre_id, period, list_day, prev_position, ...place }): BookRank => ({
            ...place,
            day: list_day,
            genre: genres([genre_id])[0] ?? null,
            period: period === '' ? null : period,
            delta: prev_position === null ? null : prev_position - place.position,
          }),
        )
        .sort((a, b) => a.position - b.position || compareLists(listOf(a), listOf(b))),
    },
  };
}
