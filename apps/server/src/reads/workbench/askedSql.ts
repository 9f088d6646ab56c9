import type { TrendDimension, TrendMetric } from '@litometr/api-contract';
import { bandOf } from '../../measurements/aggregates/gainKeys.ts';
import { LEVELS } from '../../measurements/gainDaily.ts';
import { type CatalogueFilter, whereSql } from '../catalogueFilter.ts';
import { isLevel, type Source } from './figures.ts';

/** Books that pass the filter, as they are now. */
const chosen = (filter: CatalogueFilter) =>
  `(SELECT id FROM catalogue_books AS c WHERE ${whereSql(filter)})`;

const told = (column: string) => `if(isNull(${column}), [], [toString(assumeNotNull(${column}))])`;

/** The groups of a book, as SQL: of its facts on a day, or (`now`) of its row in the catalogue. */
const keySql: Readonly<Record<TrendDimension, { of: 'day' | 'now'; keys: string }>> = {
  all: { of: 'now', keys: `['']` },
  genre: { of: 'day', keys: 'arrayMap(id -> toString(id), genre_ids)' },
  tag: { of: 'day', keys: 'arrayMap(id -> toString(id), tag_ids)' },
  status: { of: 'day', keys: told('status') },
  access: { of: 'day', keys: told('access') },
  form: { of: 'day', keys: told('form') },
  price: {
    of: 'day',
    keys: `if(isNull(price_rub), [], [toString(${bandOf('assumeNotNull(price_rub)')})])`,
  },
  age: { of: 'now', keys: told('age_limit') },
  tier: { of: 'now', keys: told('tier') },
};

const NEVER = "toDate('2149-06-06')";

/** The chosen books with their groups, each from a day (`since`) to the day before another (`until`). */
function groupedSql(by: TrendDimension, books: string): string {
  const { of, keys } = keySql[by];
  if (of === 'now') {
    return `SELECT id AS book_id, ${keys} AS keys, toDate(0) AS since, ${NEVER} AS until
      FROM catalogue_books WHERE portal = {portal:String} AND id IN ${books}`;
  }
  return `SELECT book_id, ${keys} AS keys,
      if(row_number() OVER (PARTITION BY book_id ORDER BY day) = 1, toDate(0), day) AS since,
      leadInFrame(day, 1, ${NEVER}) OVER (PARTITION BY book_id ORDER BY day
        ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS until
    FROM book_facts
    WHERE portal = {portal:String} AND book_id IN ${books}`;
}

/** Stands for a day without a row, and for a row without a value. */
const [UNREAD, UNTOLD] = [-1, -2];

/** A line of each book over the days from the one before the first on, as SQL. */
const lineSql = (rows: string, value: string, group: string) => `
  SELECT book_id, groupArrayInsertAt(toInt64(${UNREAD}), {size:UInt32})(
      ifNull(${value}, ${UNTOLD}), toUInt32(indexOf({days:Array(Date)}, day) - 1)) AS line
  FROM ${rows} GROUP BY ${group}`;

/** Whether a metric is of the places in the leading list. */
export const isOfPlaces = (metric: TrendMetric): boolean =>
  metric === 'rank' || metric === 'top_places';

/** Where the lines of a metric come from, of which books, and on which days something is told. */
function linesOf(metric: TrendMetric, filter: CatalogueFilter) {
  const books = chosen(filter);
  const within = 'portal = {portal:String} AND day BETWEEN {first:Date} AND {last:Date}';
  if (isOfPlaces(metric)) {
    const places = `rank_entries
      WHERE list = {list:String} AND ${within} AND has({days:Array(Date)}, day)
        ${isOfAll(filter) ? '' : `AND book_id IN ${books}`}`;
    return {
      lines: lineSql(places, 'toInt64(position)', 'book_id, genre_id, period'),
      // Few books ever stood there: the groups of all others need no look.
      books: `(SELECT book_id FROM ${places})`,
      isTold: 'now >= 0',
      value: metric === 'rank' ? 'now' : '1',
    };
  }
  const level = metric === 'price' || metric === 'volume' ? LEVELS[metric] : null;
  // Which books first: the engine would read the metric of all of them.
  const read = `metrics PREWHERE book_id IN ${books} WHERE ${within}`;
  return {
    lines: lineSql(read, level ?? `toInt64(${metric})`, 'book_id'),
    books,
    // A level is told of the books whose gains are.
    isTold: level === null ? 'now >= 0 AND before >= 0' : `now >= 0 AND before != ${UNREAD}`,
    value: level === null ? 'now - before' : 'now',
  };
}

/** Whether every book of the portal passes. */
const isOfAll = ({ shared, byFacet }: CatalogueFilter) => byFacet.size === 0 && shared.length === 1;

const NOW_AND_BEFORE = 'arrayPopFront(line), arrayPopBack(line)';

/**
 * The groups of the chosen books, each with its sums and how many books tell of them, day by day, and
 * with those of all groups together: the `{most}` largest, after those of `{keys}`.
 */
export function askedSql(
  { metric, by }: Source,
  filter: CatalogueFilter,
  { medians }: { medians: boolean },
): string {
  const { lines, books, isTold, value } = linesOf(metric, filter);
  const total =
    isLevel(metric) || isOfPlaces(metric)
      ? 'arraySum(ns) / greatest(1, arrayCount(n -> n > 0, ns))'
      : 'arraySum(sums)';
  const median = `quantileExactInclusiveForEach(0.5)(
    arrayMap((one, is) -> if(is, toFloat64(one), NULL), amounts, told))`;
  return `SELECT *, count() OVER () AS groups, sumForEach(sums) OVER () AS all_sums,
      sumForEach(ns) OVER () AS all_ns, sum(total) OVER () AS all_total
    FROM (
      SELECT key, sumForEach(amounts) AS sums, sumForEach(told) AS ns,
        ${medians ? median : '[]'} AS medians, ${total} AS total
      FROM (
        SELECT keys,
          arrayMap((now, before, day) -> ${isTold} AND day >= since AND day < until,
            ${NOW_AND_BEFORE}, {shown:Array(Date)}) AS told,
          arrayMap((now, before, is) -> if(is, ${value}, 0), ${NOW_AND_BEFORE}, told) AS amounts
        FROM (${lines}) AS read INNER JOIN (${groupedSql(by, books)}) AS grouped USING (book_id))
      ARRAY JOIN keys AS key
      GROUP BY key)
    WHERE arraySum(ns) > 0
    ORDER BY has({keys:Array(String)}, key) DESC, total DESC, key LIMIT {most:UInt16}`;
}
