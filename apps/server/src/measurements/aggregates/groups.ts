import { dateOf } from '../dateOf.ts';
import { upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { keysSql } from './gainKeys.ts';
import { work } from './workTables.ts';

/** Two tags form a pair when they occur together on at least so many books. */
const PAIR_BOOKS = 20;

/** The tags a < b of a book, as SQL over its `tag_ids`. */
const pairsOf = (tags: string) => `arrayFlatten(arrayMap(
  (tag, at) -> arrayMap(other -> (least(tag, other), greatest(tag, other)), arraySlice(${tags}, at + 1)),
  ${tags}, arrayEnumerate(${tags})))`;

export const groupNumbersSql = `
  INSERT INTO ${work('group_numbers')}
  SELECT toUInt64(0) AS group_number, 'all', 0, 0
  UNION ALL
  SELECT row_number() OVER (ORDER BY kind, a, b), kind, a, b FROM (
    SELECT 'genre' AS kind, id AS a, 0 AS b FROM ${upcoming('genres')}
    UNION ALL SELECT 'tag', id, 0 FROM ${upcoming('tags')}
    UNION ALL
    SELECT 'pair', pair.1, pair.2
    FROM (SELECT arrayJoin(${pairsOf('tag_ids')}) AS pair FROM ${upcoming('books')})
    GROUP BY pair HAVING count() >= ${PAIR_BOOKS})`;

/** The runs of facts of every book; the first one reaches back to the first day there is. */
const runs = `
  SELECT book_id, genre_ids, tag_ids, status, access, form, price_rub,
    if(row_number() OVER (PARTITION BY book_id ORDER BY day) = 1, toDate(0), day) AS since
  FROM ${upcoming('book_facts')}`;

/** The numbers of a book's groups, in runs of facts: `groups` is an array of kind, a and b. */
const numbered = (groups: string) => `
  SELECT book_id, since, groupArray(group_number) AS group_numbers
  FROM (SELECT book_id, since, arrayJoin(${groups}) AS own_group FROM runs) AS member
  INNER JOIN ${work('group_numbers')} AS known
    ON known.kind = member.own_group.1 AND known.a = member.own_group.2 AND known.b = member.own_group.3
  GROUP BY book_id, since`;

export const groupsSql = `
  INSERT INTO ${work('groups')}
  WITH runs AS (${runs})
  SELECT book_id, since, arrayConcat([0], ifNull(single.group_numbers, [])), ${keysSql},
    ifNull(paired.group_numbers, []), author_ids, ${dateOf('first_published_on')}
  FROM runs
  LEFT JOIN (${numbered(`arrayConcat(
    arrayMap(genre -> ('genre', genre, toUInt32(0)), genre_ids),
    arrayMap(tag -> ('tag', tag, toUInt32(0)), tag_ids))`)}) AS single USING (book_id, since)
  LEFT JOIN (${numbered(`arrayMap(pair -> ('pair', pair.1, pair.2), ${pairsOf('tag_ids')})`)})
    AS paired USING (book_id, since)
  INNER JOIN (
    SELECT id AS book_id, author_ids, first_published_on, age_limit,
      if(isNull(series_title), 'out', 'in')::Nullable(String) AS series
    FROM ${upcoming('books')}) AS book
    USING (book_id)
  LEFT JOIN (SELECT book_id, tier FROM ${next('book_latest')}) AS latest USING (book_id)`;

/** Rows of a subquery with `book_id` and a day, with what the book belonged to on that day. */
export const withGroups = (rows: string, day: string) =>
  `(${rows}) AS dated ASOF INNER JOIN ${work('groups')} AS groups
    ON groups.book_id = dated.book_id AND groups.since <= dated.${day}`;
