import type { PortalSlug, RenameKind, RenameName } from '@litometr/api-contract';
import { captureDaySql } from '../../measurements/captures.ts';
import type { Reader } from '../../measurements/client.ts';
import type { Aliases } from '../../measurements/publishedAliases.ts';
import type { QueryParams } from '../../measurements/queryParams.ts';
import { foundIn, searchText } from '../../reads/shared/textSearch.ts';

/** A name with its key in `ids`. */
export interface KnownName extends Omit<RenameName, 'renamed'> {
  key: string;
}

/** Names of a kind on a portal, those of `rows`, with what captures say under each. */
const namesSql: Readonly<Record<RenameKind, (rows: string) => string>> = {
  genre: (rows) => `
    SELECT named.id AS id, named.name AS name, CAST(NULL, 'Nullable(String)') AS external_id,
      ifNull(held.books, 0) AS books, ifNull(listed.days, 0) AS days,
      arrayMin(arrayFilter(day -> isNotNull(day), [held.first_day, listed.first_day])) AS first_day,
      arrayMax(arrayFilter(day -> isNotNull(day), [held.last_day, listed.last_day])) AS last_day
    FROM (SELECT id, name FROM genres WHERE portal = {portal:String} AND ${rows}) AS named
    LEFT JOIN (
      SELECT genre, uniqExact(book_id) AS books, min(day) AS first_day, max(last_day) AS last_day
      FROM (SELECT book_id, day, book_facts.last_day AS last_day, arrayJoin(source_genre_ids) AS genre
        FROM book_facts WHERE portal = {portal:String})
      GROUP BY genre) AS held ON held.genre = named.id
    LEFT JOIN (
      SELECT genre_id, uniqExact(day) AS days, min(day) AS first_day, max(day) AS last_day
      FROM ranks WHERE portal = {portal:String} AND genre_id != 0
      GROUP BY genre_id) AS listed ON listed.genre_id = named.id`,
  author: (rows) => `
    SELECT named.id AS id, named.name AS name, named.external_id AS external_id,
      ifNull(held.books, 0) AS books, ifNull(read.days, 0) AS days,
      arrayMin(arrayFilter(day -> isNotNull(day), [held.first_day, read.first_day])) AS first_day,
      arrayMax(arrayFilter(day -> isNotNull(day), [toNullable(named.captured), read.last_day])) AS last_day
    FROM (SELECT id, name, external_id, ${captureDaySql('capture')} AS captured
      FROM authors WHERE portal = {portal:String} AND ${rows}) AS named
    LEFT JOIN (
      SELECT author, count() AS books, min(first_seen_on) AS first_day
      FROM (SELECT first_seen_on, arrayJoin(source_author_ids) AS author
        FROM books WHERE portal = {portal:String})
      GROUP BY author) AS held ON held.author = named.id
    LEFT JOIN (
      SELECT author_id, uniqExact(day) AS days, min(day) AS first_day, max(day) AS last_day
      FROM author_daily WHERE portal = {portal:String}
      GROUP BY author_id) AS read ON read.author_id = named.id`,
};

interface Scope {
  portal: PortalSlug;
  kind: RenameKind;
}

function selectNames(db: Reader, { kind, portal }: Scope, rows: string, params: QueryParams) {
  return db.select<KnownName>(
    `SELECT name.*, known.external AS key FROM (${namesSql[kind](rows)}) AS name
     INNER JOIN (SELECT id, external FROM ids
       WHERE kind = {kind:String} AND portal = {portal:String}) AS known ON known.id = name.id
     ORDER BY books DESC, name, id LIMIT {limit:UInt32} SETTINGS join_use_nulls = 1`,
    { portal, kind, limit: 1_000, ...params },
  );
}

/** Names that hold a text, in any case and with е for ё, the most books first. */
export function findNames(
  db: Reader,
  { q, limit, ...scope }: Scope & { q: string; limit: number },
): Promise<KnownName[]> {
  return selectNames(db, scope, foundIn('name'), { q: searchText(q), limit });
}

/** The names of some ids, in no order; what the portal does not have is left out. */
export function namesOf(db: Reader, scope: Scope, ids: readonly number[]): Promise<KnownName[]> {
  return selectNames(db, scope, 'id IN {ids:Array(UInt32)}', { ids: [...ids] });
}

/** The preview of a rename: both sides, and the days that have both. */
export interface Joined {
  books_with_both: number;
  days_with_both: number;
  figures: number;
}

const joinedSql: Readonly<Record<RenameKind, string>> = {
  genre: `
    SELECT
      (SELECT uniqExact(book_id) FROM book_facts
        WHERE portal = {portal:String} AND hasAll(genre_ids, [{former:UInt32}, {present:UInt32}]))
        AS books_with_both,
      (SELECT count() FROM (
        SELECT list, period, day FROM rank_entries
        WHERE portal = {portal:String} AND genre_id IN ({former:UInt32}, {present:UInt32})
        GROUP BY list, period, day HAVING uniqExact(genre_id) = 2)) AS days_with_both,
      (SELECT count() FROM group_daily
        WHERE portal = {portal:String} AND kind = 'genre' AND a = {former:UInt32})
      + (SELECT count() FROM rank_entries
        WHERE portal = {portal:String} AND genre_id = {former:UInt32}) AS figures`,
  author: `
    SELECT
      (SELECT count() FROM books
        WHERE portal = {portal:String} AND hasAll(author_ids, [{former:UInt32}, {present:UInt32}]))
        AS books_with_both,
      (SELECT count() FROM (
        SELECT day FROM author_daily
        WHERE portal = {portal:String}
          AND has(arrayConcat({former_names:Array(UInt32)}, {present_names:Array(UInt32)}), author_id)
        GROUP BY day HAVING countIf(author_id IN {former_names:Array(UInt32)}) > 0
          AND countIf(author_id IN {present_names:Array(UInt32)}) > 0)) AS days_with_both,
      (SELECT count() FROM author_stat_daily
        WHERE portal = {portal:String} AND author_id = {former:UInt32})
      + (SELECT count() FROM author_daily
        WHERE portal = {portal:String} AND author_id IN {former_names:Array(UInt32)}) AS figures`,
};

/** Compares what is published under two names; each with the names that count as it already. */
export async function joinedBy(
  db: Reader,
  { portal, kind }: Scope,
  { former, present, aliases }: { former: number; present: number; aliases: Aliases },
): Promise<Joined> {
  const [row] = await db.select<Joined>(joinedSql[kind], {
    portal,
    former: aliases.canonical(kind, former),
    present: aliases.canonical(kind, present),
    former_names: aliases.names(kind, former),
    present_names: aliases.names(kind, present),
  });
  return row ?? { books_with_both: 0, days_with_both: 0, figures: 0 };
}
