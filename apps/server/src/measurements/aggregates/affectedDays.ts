import type { Writer } from '../client.ts';
import { dateOf } from '../dateOf.ts';
import { type Meeting, type MergeParams, upcoming } from '../publishMerge.ts';
import { joinedFacts } from '../resolvedRows.ts';
import { next } from '../stage.ts';
import { SUPPLY_DAYS } from './activity.ts';
import { makeWorkTable, work } from './workTables.ts';

/**
 * From which day on a publication changes the aggregates by month. They are functions of the portal's
 * rows, so that a change of a book concerns every day that the changed value is counted on: days long
 * before the capture too. A day that is too early costs time only, one that is too late leaves months
 * that disagree with the rows.
 */
export interface AffectedParams extends MergeParams {
  /** The day of the last rows, as they will be. */
  dataDay: string;
  /** The leading list's kind, '' without one. */
  leading: string;
}

/** The books that the bundle brings facts of: what else is in the stage stays as it was. */
const named = `(SELECT book_id FROM ${next('book_captures')} WHERE day = {captured:Date})`;

const published = (table: string) => `(SELECT * FROM ${table} WHERE portal = {portal:String})`;

/** The facts of `gain_daily` and `group_daily`, each from its day on; a book's first hold since ever. */
const datedFacts = (from: string) => `
  SELECT book_id,
    if(row_number() OVER (PARTITION BY book_id ORDER BY day) = 1, toDate(0), day) AS since,
    cityHash64(tuple(genre_ids, tag_ids, form, status, access, price_rub)) AS print
  FROM ${from} WHERE book_id IN ${named}`;

/** A fact of a day that only the published or only the coming state has: facts differ from it on. */
const changedFacts = `
  SELECT book_id, min(since) AS day
  FROM (
    SELECT book_id, since, print
    FROM (${datedFacts(joinedFacts(published('book_facts')))} UNION ALL ${datedFacts(upcoming('book_facts'))})
    GROUP BY book_id, since, print HAVING count() = 1)
  GROUP BY book_id`;

/** Facts without a day of their own: they count on all days of a book. */
const undated = 'arraySort(author_ids), age_limit, isNull(series_title)';

const pairedBooks = `
  SELECT coming.id AS id, coming.undated != known.undated AS differs,
    coming.release AS release, known.release AS known_release
  FROM (SELECT id, cityHash64(tuple(${undated})) AS undated, first_published_on AS release
    FROM ${upcoming('books')} WHERE id IN ${named}) AS coming
  LEFT JOIN (SELECT id, cityHash64(tuple(${undated})) AS undated, first_published_on AS release
    FROM ${published('books')}) AS known ON known.id = coming.id`;

/** The books all of whose days change. */
const changedBooksSql = `
  INSERT INTO ${work('changed_books')}
  SELECT id FROM (${pairedBooks}) WHERE differs
  UNION ALL SELECT book_id FROM (${changedFacts}) WHERE day = toDate(0)
  UNION ALL
  SELECT coming.book_id
  FROM (SELECT id AS book_id, tier FROM ${upcoming('books')} AS book
    LEFT JOIN (SELECT book_id AS id, toNullable(tier) AS tier FROM ${work('tiers')}) AS made USING (id)) AS coming
  INNER JOIN (SELECT book_id, tier FROM ${published('book_latest')}) AS known USING (book_id)
  WHERE coming.tier IS DISTINCT FROM known.tier`;

/** Days from which a book counts in a supply, or is active, for so many days at most. */
const starts = `
  SELECT id AS book_id, ${dateOf('first_published_on')} AS day FROM ${upcoming('books')}
  UNION ALL SELECT book_id, updated_on FROM ${upcoming('book_captures')}
  UNION ALL SELECT book_id, ${dateOf('published_on')} FROM ${upcoming('chapters')}`;

/** Updates that are reported for the first time, and that go with the only capture that reported them. */
const changedUpdates = [
  [next('book_captures'), published('book_captures')],
  [published('book_captures'), next('book_captures')],
].map(
  ([some, others]) => `
  SELECT updated_on AS day FROM ${some}
  WHERE day = {captured:Date} AND isNotNull(updated_on) AND (book_id, updated_on) NOT IN (
    SELECT book_id, assumeNotNull(updated_on) FROM ${others} WHERE isNotNull(updated_on))`,
);

const changedChapters = [
  [upcoming('chapters'), published('chapters')],
  [published('chapters'), upcoming('chapters')],
].map(
  ([some, others]) => `
  SELECT ${dateOf('published_on')} AS day FROM ${some}
  WHERE isNotNull(day) AND (book_id, chapter_id, assumeNotNull(published_on)) NOT IN (
    SELECT book_id, chapter_id, assumeNotNull(published_on) FROM ${others}
    WHERE isNotNull(published_on))`,
);

/** The earliest affected day for each reason. */
const reasons = (hasBooks: boolean, hasChapters: boolean): string[] => [
  // Days between the last day before and the rows that come are days without rows.
  `SELECT max(day) + 1 AS earliest FROM ${published('day_quality')} HAVING count() > 0`,
  ...[
    ...(hasBooks
      ? [
          `SELECT arrayJoin([${dateOf('release')}, ${dateOf('known_release')}]) AS day
           FROM (${pairedBooks}) WHERE release IS DISTINCT FROM known_release`,
          ...changedUpdates,
        ]
      : []),
    ...(hasChapters ? changedChapters : []),
    `SELECT day FROM (${starts}) WHERE book_id IN ${work('changed_books')}`,
  ].map(
    (days) => `
    SELECT min(greatest(assumeNotNull(day), (SELECT min(day) FROM ${work('captured')}))) AS earliest
    FROM (${days})
    WHERE isNotNull(day) AND day + ${SUPPLY_DAYS} > (SELECT min(day) FROM ${work('captured')})
    HAVING count() > 0`,
  ),
  ...(hasBooks
    ? [
        `SELECT min(day) AS earliest FROM (${changedFacts}) WHERE day != toDate(0) HAVING count() > 0`,
      ]
    : []),
  ...['metrics', 'ranks'].map(
    (
      table,
    ) => `SELECT min(day) AS earliest FROM ${next(table)} WHERE book_id IN ${work('changed_books')}
      HAVING count() > 0`,
  ),
];

/**
 * The first day of the first month whose aggregates a publication changes, from the stage with all
 * rows and the tiers; null: all of them. The month of the data day is always among them.
 */
export async function firstAffectedDay(
  writer: Writer,
  params: AffectedParams,
  { coming }: Meeting,
): Promise<string | null> {
  if (params.fresh || (await leadingBefore(writer, params)) !== params.leading) return null;
  await writer.command(makeWorkTable('changed_books'));
  await writer.command(changedBooksSql, params);
  const has = (name: string) => coming.some(({ table }) => table === name);
  const days = [params.dataDay];
  for (const { table, month } of coming) {
    if ((table === 'metrics' || table === 'ranks') && month !== null) days.push(month);
  }
  for (const sql of reasons(has('book_captures'), has('chapters'))) {
    const [row] = await writer.select<{ earliest: string }>(sql, params);
    if (row !== undefined) days.push(row.earliest);
  }
  return `${(days.toSorted()[0] ?? params.dataDay).slice(0, 7)}-01`;
}

/** The kind of the published leading list, '' without one; null where no day was captured. */
async function leadingBefore(writer: Writer, params: MergeParams): Promise<string | null> {
  const [row] = await writer.select<{ days: number; list: string }>(
    `SELECT (SELECT count() FROM ${published('day_quality')}) AS days,
       (SELECT toString(any(list)) FROM ${published('leading_latest')}) AS list`,
    params,
  );
  return row === undefined || row.days === 0 ? null : row.list;
}
