import {
  type AuthorRow,
  type AuthorTier,
  type authorSorts,
  CADENCE_WEEKS,
  type ChangeReason,
  type DayValue,
} from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import { groupTables } from '../../measurements/aggregates/groupTables.ts';
import { omitColumns, type RowOf } from '../../measurements/columns.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { cadenceOf } from '../formulas/cadence.ts';
import { authorsWithChanges } from '../formulas/weekChange.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import { plainSql } from '../shared/textSearch.ts';

const ROW_COLUMNS = omitColumns(groupTables.author_latest.columns, [
  'portal',
  'author_id',
  'tier',
  'last_updated_on',
]);

/** A row of `author_latest`; `active_book` is 0 for none. */
export type AuthorSource = RowOf<
  typeof ROW_COLUMNS,
  {
    chapter_days: [day: string, chapters: number, chars: number | null][];
    change_reason: ChangeReason | null;
  }
> & {
  id: number;
  /** Null for a portal of books alone. */
  tier: AuthorTier | null;
  updated: string | null;
};

const stored = (view: PortalView) => `(
  SELECT author_id AS id, CAST(tier, 'Nullable(String)') AS tier, last_updated_on AS updated,
    ${Object.keys(ROW_COLUMNS).join(', ')}
  FROM ${authorsWithChanges(view)})`;

/** A portal of books without readings or lists has no figures made; its authors have books. */
const booksAlone = `(
  SELECT a.id AS id, a.name AS name, a.external_id AS external_id, CAST(NULL, 'Nullable(String)') AS tier, count() AS books,
    countIf(b.status = 'finished') AS finished, 0 AS active_books,
    0 AS active_book, '' AS active_title,
    CAST(NULL, 'Nullable(Float64)') AS gain, 0 AS n, 0 AS top_places,
    CAST(NULL, 'Nullable(UInt16)') AS best_position, CAST(NULL, 'Nullable(UInt16)') AS best_ever,
    0 AS days_in_tops, 0 AS charted_books, sum(b.chars) AS chars,
    CAST(NULL, 'Nullable(UInt64)') AS subscribers,
    CAST(NULL, 'Nullable(UInt64)') AS subscribers_week, CAST(NULL, 'Nullable(Date)') AS debut_on,
    max(b.updated_on) AS updated, topKArray(3)(b.genre_ids) AS genre_ids,
    CAST([], 'Array(String)') AS lists, false AS is_dated,
    CAST([], 'Array(Tuple(Date, UInt32, Nullable(UInt64)))') AS chapter_days,
    CAST(NULL, 'Nullable(Float64)') AS written_per_day, 0 AS written_n,
    CAST(NULL, 'Nullable(Float64)') AS gain_change, 0 AS change_n,
    CAST(NULL, 'Nullable(String)') AS change_reason
  FROM (SELECT arrayJoin(author_ids) AS author_id, * FROM books WHERE portal = {portal:String}) AS b
  INNER JOIN (SELECT id, name, external_id FROM authors WHERE portal = {portal:String}) AS a
    ON a.id = b.author_id
  GROUP BY a.id, a.name, a.external_id)`;

/** The authors of a portal, one row each; needs the parameter `portal` and `weekChangeParams`. */
export function authorsFrom(view: PortalView): string {
  return view.asof === null ? booksAlone : stored(view);
}

const expressions: Readonly<Record<string, string>> = {
  name: `lowerUTF8(${plainSql('name')})`,
  hit_share: 'charted_books / books',
  subscribers_gain: 'toInt64(subscribers) - toInt64(subscribers_week)',
  // As `cadenceOf` counts them: updates of weeks counted back from the data day.
  cadence: `if(is_dated, arrayCount(
    update -> update.1 <= {asof:Date} AND update.1 > {asof:Date} - ${CADENCE_WEEKS * 7},
    chapter_days), NULL)`,
};

/** Needs the parameter `asof`: the data day, or any before the first of them. */
export function authorOrder(sort: (typeof authorSorts)[number]): string {
  const field = sort.replace('-', '');
  const direction = `${sort.startsWith('-') ? 'DESC' : 'ASC'} NULLS LAST`;
  return `${expressions[field] ?? field} ${direction}, name ASC, external_id`;
}

const SPARK_DAYS = 30;

async function sparksOf({ db }: Reads, { definition, asof }: PortalView, ids: number[]) {
  if (asof === null || ids.length === 0) return new Map<number, DayValue[]>();
  const rows = await db.select<{ id: number; day: string; gain: number | null; step: number }>(
    `SELECT author_id AS id, day, gain, ifNull(days, 0) AS step FROM author_stat_daily
     WHERE portal = {portal:String} AND author_id IN {ids:Array(UInt32)} AND day > {since:Date}
       AND days IS NOT NULL ORDER BY id, day`,
    { portal: definition.slug, ids, since: dayBefore(asof, SPARK_DAYS) },
  );
  const groups = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...groups].map(([id, days]) => [
      id,
      days.map(({ day, gain, step }) => ({ day, value: step === 1 ? gain : null })),
    ]),
  );
}

/** Converts stored rows to rows of responses. */
export async function toAuthorRows(
  reads: Reads,
  view: PortalView,
  rows: readonly AuthorSource[],
): Promise<AuthorRow[]> {
  const { asof } = view;
  const ids = rows.map(({ id }) => id);
  const [genres, sparks] = await Promise.all([
    lookupNames(
      reads,
      view.definition.slug,
      'genres',
      rows.flatMap((row) => row.genre_ids),
    ),
    mainMetric(view.definition) === null
      ? new Map<number, DayValue[]>()
      : sparksOf(reads, view, ids),
  ]);
  return rows.map(
    ({ genre_ids, charted_books, subscribers_week: week, active_title, ...stored }) => {
      const { lists: _, external_id: _key, is_dated, chapter_days, ...others } = stored;
      const { change_n, change_reason, ...row } = others;
      return {
        ...row,
        cadence:
          !is_dated || asof === null
            ? null
            : cadenceOf(
                chapter_days.map(([day, chapters, chars]) => ({ day, chapters, chars })),
                asof,
              ),
        active_book: row.active_book === 0 ? null : { id: row.active_book, title: active_title },
        hit_share: row.books === 0 ? null : charted_books / row.books,
        subscribers_gain: row.subscribers === null || week === null ? null : row.subscribers - week,
        gain_change_n: change_n,
        gain_change_reason: change_reason,
        genres: genres(genre_ids),
        spark: sparks.get(row.id) ?? [],
      };
    },
  );
}
