import type { BookEventType, WatchChange } from '@litometr/api-contract';
import { mainMetric } from '../measurements/portals.ts';
import { type PortalView, portalView, type Reads } from '../reads/shared/context.ts';
import { type DatedValue, gainBetween } from '../reads/shared/readings.ts';
import { type ChangedThing, keyOf, type PublishedThing } from './published.ts';

/**
 * Days before the data day within which an earlier snapshot counts: an older one says nothing about
 * the last day.
 */
const BACK_DAYS = 30;

/**
 * Returns the changes of items on the data days of their portals.
 *
 * @methodology watch-changes
 * @title Changes of watched items
 * @measures What changed for watched books, authors, genres and tags on the last data day of their portal.
 * @condition Gain of a book: from its reading before, at most {BACK_DAYS} days ago, to that of the data day.
 *   Gain of an author, genre or tag: the sum of gains of one day.
 * @condition Place of a book: the best of its lists on the data day, compared with the complete capture
 *   before of the same list.
 * @condition Unknown where the book was not read on the data day.
 * @source own
 */
export async function changesOf(
  reads: Reads,
  things: readonly PublishedThing[],
): Promise<ChangedThing[]> {
  const changes = new Map<string, WatchChange>();
  for (const portal of new Set(things.map((thing) => thing.portal))) {
    const view = portalView(reads, portal);
    if (view?.asof == null) continue;
    const dated = { ...view, asof: view.asof };
    const ids = (kind: PublishedThing['kind']) =>
      things
        .filter((thing) => thing.portal === portal && thing.kind === kind)
        .map(({ target }) => target);
    const found = [
      await bookChanges(reads, dated, ids('book')),
      await authorChanges(reads, dated, ids('author')),
      await groupChanges(reads, dated, 'genre', ids('genre')),
      await groupChanges(reads, dated, 'tag', ids('tag')),
    ];
    for (const [key, change] of found.flatMap((each) => [...each])) changes.set(key, change);
  }
  return things.map((thing) => ({
    ...thing,
    day: reads.states.get(thing.portal)?.dataDay ?? null,
    change: changes.get(keyOf(thing)) ?? null,
  }));
}

type DatedView = PortalView & { asof: string };
type Changes = Map<string, WatchChange>;

interface EventRow {
  book_id: number;
  type: BookEventType;
  before: string | null;
  after: string | null;
  list: string;
}

async function bookChanges(reads: Reads, view: DatedView, ids: number[]): Promise<Changes> {
  if (ids.length === 0) return new Map();
  const scope = { portal: view.definition.slug, ids, day: view.asof };
  const [events, ranks, gains] = await Promise.all([
    reads.db.select<EventRow>(
      `SELECT book_id, type, before, after, list FROM book_events
       WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt64)} AND day = {day:Date}
       ORDER BY book_id, type, list, genre_id, period`,
      scope,
    ),
    reads.db.select<{ id: number; position: number | null; prev_position: number | null }>(
      // The best rank, with the rank before on the same list: ranks of two lists are not compared.
      `SELECT book_id AS id, min(rank_stat.position) AS position,
         if(position IS NULL, min(rank_stat.prev_position),
           argMinIf(tuple(rank_stat.prev_position), assumeNotNull(rank_stat.position),
             isNotNull(rank_stat.position)).1) AS prev_position FROM rank_stat
       WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt64)}
         AND list_day = {day:Date} GROUP BY book_id`,
      scope,
    ),
    bookGains(reads, view, ids),
  ]);
  const placeOf = new Map(ranks.map(({ id, ...place }) => [id, place]));
  return new Map(
    ids.map((id) => [
      `book ${id}`,
      {
        metric: mainMetric(view.definition),
        gain: gains.get(id) ?? null,
        position: placeOf.get(id)?.position ?? null,
        prev_position: placeOf.get(id)?.prev_position ?? null,
        events: events
          .filter((event) => event.book_id === id)
          .map(({ type, before, after, list }) => ({
            type,
            before,
            after,
            list: list === '' ? null : list,
          })),
      },
    ]),
  );
}

/** From the reading before to that of the data day. */
async function bookGains({ db }: Reads, { definition, asof }: DatedView, ids: number[]) {
  const metric = mainMetric(definition);
  if (metric === null) return new Map<number, WatchChange['gain']>();
  const rows = await db.select<DatedValue & { id: number }>(
    `SELECT book_id AS id, day, toFloat64(assumeNotNull(${metric})) AS value FROM metrics
     WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt64)}
       AND day BETWEEN toDate({day:String}) - ${BACK_DAYS} AND toDate({day:String})
       AND ${metric} IS NOT NULL
     ORDER BY book_id, day DESC LIMIT 2 BY book_id`,
    { portal: definition.slug, ids, day: asof },
  );
  return new Map(
    ids.map((id) => {
      const [last = null, first = null] = rows.filter((row) => row.id === id);
      const gain = last?.day === asof ? gainBetween(definition, metric, first, last) : null;
      return [id, gain];
    }),
  );
}

interface AuthorRow {
  id: number;
  day: string;
  gain: number | null;
  days: number | null;
  best_position: number | null;
}

async function authorChanges(reads: Reads, view: DatedView, ids: number[]): Promise<Changes> {
  if (ids.length === 0) return new Map();
  const rows = await reads.db.select<AuthorRow>(
    `SELECT author_id AS id, day, gain, days, best_position FROM author_stat_daily
     WHERE portal = {portal:String} AND author_id IN {ids:Array(UInt64)}
       AND day BETWEEN toDate({day:String}) - ${BACK_DAYS} AND toDate({day:String})
     ORDER BY author_id, day DESC LIMIT 2 BY author_id`,
    { portal: view.definition.slug, ids, day: view.asof },
  );
  return new Map(
    ids.map((id) => {
      const own = rows.filter((row) => row.id === id);
      const last = own.find(({ day }) => day === view.asof);
      const before = own.find(({ day }) => day < view.asof);
      return [
        `author ${id}`,
        {
          ...groupChange(view, last),
          position: last?.best_position ?? null,
          prev_position: before?.best_position ?? null,
        },
      ];
    }),
  );
}

interface GroupRow {
  id: number;
  gain: number | null;
  days: number | null;
}

async function groupChanges(
  reads: Reads,
  view: DatedView,
  kind: 'genre' | 'tag',
  ids: number[],
): Promise<Changes> {
  if (ids.length === 0) return new Map();
  const rows = await reads.db.select<GroupRow>(
    `SELECT a AS id, gain, days FROM group_daily
     WHERE portal = {portal:String} AND kind = {kind:String} AND a IN {ids:Array(UInt64)}
       AND b = 0 AND day = {day:Date}`,
    { portal: view.definition.slug, kind, ids, day: view.asof },
  );
  return new Map(
    ids.map((id) => [
      `${kind} ${id}`,
      groupChange(
        view,
        rows.find((row) => row.id === id),
      ),
    ]),
  );
}

function groupChange(view: PortalView, row: Omit<GroupRow, 'id'> | undefined): WatchChange {
  const metric = mainMetric(view.definition);
  const gain =
    row === undefined || metric === null
      ? null
      : row.gain === null
        ? ({ value: null, days: row.days, reason: 'no_reading' } as const)
        : ({ value: row.gain, days: row.days, reason: null } as const);
  return { metric, gain, position: null, prev_position: null, events: [] };
}
