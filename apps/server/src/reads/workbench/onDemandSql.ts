import type { TrendDimension, TrendGrain, TrendMetric } from '@litometr/api-contract';
import {
  EMPTY_LINE,
  LINE_DAYS,
  lineSql,
  ofLineDays,
} from '../../measurements/aggregates/bookLines.ts';
import { bandOf } from '../../measurements/aggregates/gainKeys.ts';
import type { Groups } from '../formulas/gainChange.ts';
import { longestStepSql } from '../formulas/wholeSteps.ts';
import { type CatalogueFilter, whereSql } from '../shared/catalogueFilter.ts';
import { isLevel, type Source } from './figures.ts';

/** Books that pass the filter, as they are now. Those of genres alone are found by their key. */
function chosen(filter: CatalogueFilter): string {
  const { shared, byFacet } = filter;
  if (shared.length === 1 && byFacet.size === 1 && byFacet.has('genre')) {
    return `(SELECT book_id FROM group_books WHERE portal = {portal:String} AND kind = 'genre'
      AND group_id IN {genre:Array(UInt64)})`;
  }
  return `(SELECT id FROM catalogue_books AS c WHERE ${whereSql(filter)})`;
}

const keyOf = (column: string) => `if(isNull(${column}), [], [toString(assumeNotNull(${column}))])`;

/**
 * Whether the filter leaves a large part of the books. Each of them would be looked for in the index,
 * which rules nothing out: rows are read one after the other instead, and those of others fall away
 * in the join.
 */
const isBroad = ({ shared, byFacet }: CatalogueFilter) =>
  shared.length === 1 && !byFacet.has('tag');

/** The groups of a book, as SQL: of its facts on a day, or (`now`) of its row in the catalogue. */
const keySql: Readonly<Record<TrendDimension, { of: 'day' | 'now'; keys: string }>> = {
  all: { of: 'now', keys: `['']` },
  genre: { of: 'day', keys: 'genre_ids' },
  tag: { of: 'day', keys: 'tag_ids' },
  status: { of: 'day', keys: keyOf('status') },
  access: { of: 'day', keys: keyOf('access') },
  form: { of: 'day', keys: keyOf('form') },
  price: {
    of: 'day',
    keys: `if(isNull(price_rub), [], [${bandOf('assumeNotNull(price_rub)')}])`,
  },
  age: { of: 'now', keys: keyOf('age_limit') },
  tier: { of: 'now', keys: keyOf('tier') },
  series: { of: 'now', keys: `[if(in_series, 'in', 'out')]` },
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

/** The chosen books with their groups as they are now, for `gainChanges`. */
export function presentGroups(by: TrendDimension, filter: CatalogueFilter): Groups {
  return {
    sql: `SELECT c.id AS book_id, toString(arrayJoin(${keySql[by].keys.replaceAll('price_rub', 'price')})) AS key
      FROM catalogue_books AS c WHERE ${whereSql(filter)}`,
    params: filter.params,
  };
}

/** Whether a metric is of the places in the leading list. */
export const isOfPlaces = (metric: TrendMetric): boolean =>
  metric === 'rank' || metric === 'top_places';

/** Whether every book of the portal passes. */
const isOfAll = ({ shared, byFacet }: CatalogueFilter) => byFacet.size === 0 && shared.length === 1;

/** Of a line: the days whose steps the buckets hold. Each step of a day lies in one. */
const wholeSteps = (grain: TrendGrain | 'period') => `if(line.known_days = daily, line.known_days,
  bitAnd(line.known_days, arraySum(arrayMap((span, place) ->
    if(span <= ${longestStepSql(grain, '(month + place)')}, bitShiftLeft(toUInt64(1), place), toUInt64(0)),
    spans, range(${LINE_DAYS})))))`;

/** Lines by month as `book_lines` has them, and the books whose groups are looked up for them. */
function linesOf({ metric, grain }: Source, filter: CatalogueFilter) {
  const books = chosen(filter);
  if (!isOfPlaces(metric)) {
    const lines = `SELECT day AS month, book_id, gains, spans, daily, known_days FROM book_lines
      WHERE portal = {portal:String} AND metric = {metric:String} AND day IN {months:Array(Date)}
        ${isBroad(filter) ? '' : `AND book_id IN ${books}`}`;
    // A level is of a day, whatever the step that ends on it.
    if (isLevel(metric)) return { lines, books };
    const inBucket = grain === 'day' ? 'daily' : wholeSteps(grain);
    const steps = `${wholeSteps('period')} AS known_days, ${inBucket} AS in_bucket`;
    return {
      lines: `SELECT month, book_id, gains, spans, ${steps} FROM (${lines}) AS line`,
      books,
    };
  }
  const places = `rank_entries
    WHERE portal = {portal:String} AND list = {list:String} AND day IN {days:Array(Date)}
      ${isOfAll(filter) ? '' : `AND book_id IN ${books}`}`;
  const place = metric === 'rank' ? 'toInt64(position)' : 'toInt64(1)';
  const lines = `SELECT toStartOfMonth(day) AS month, book_id, ${lineSql(place)}
    FROM ${places} GROUP BY month, book_id, genre_id, period`;
  // Few books were ever on the list: the groups of all others need no lookup.
  return { lines, books: `(SELECT book_id FROM ${places})` };
}

/** So many days of a line's month lie before another day, which may be the one after the last there is. */
const daysBefore = (day: string) => `greatest(0, least(32, ${day} - toInt32(month)))`;
const firstBits = (count: string) => `(bitShiftLeft(toUInt64(1), ${count}) - 1)`;
/**
 * The days of a line with a value, within the period, on which the book was in the groups of a run.
 */
const knownDaysInRun = `bitAnd(known_days, bitXor(
  ${firstBits(daysBefore('least(toInt32(until), toInt32({to:Date}) + 1)'))},
  ${firstBits(daysBefore('toInt32(greatest(since, {from:Date}))'))}))`;

const stepsSql = ofLineDays((place) => `sumIf(spans[${place + 1}], bitTest(here, ${place}))`);
const longestSql = ofLineDays((place) => `maxIf(spans[${place + 1}], bitTest(here, ${place}))`);

/** Over the lines of a group: the sum of each day, and the number of books with a value on it. */
const sumsSql = ofLineDays((place) => `sumIf(gains[${place + 1}], bitTest(here, ${place}))`);
const nsSql = ofLineDays((place) => `countIf(bitTest(here, ${place}))`);
/** Of a line: the sum of the steps that lie in the period. */
const lineTotal = `arraySum(arrayMap((gain, place) -> if(bitTest(in_run, place), gain, 0),
  gains, range(${LINE_DAYS})))`;
/** Of a line: its value on each day, null where unknown. */
const knownGains = `arrayMap((gain, place) -> if(bitTest(here, place), toNullable(toFloat64(gain)), NULL),
  gains, range(${LINE_DAYS}))`;
const mediansSql = 'quantileExactInclusiveForEach(0.5)(amounts)';

/** The months of a group in order, as one line. */
const joined = (line: string) => `arrayFlatten(
  groupArrayInsertAt(${EMPTY_LINE}, {size:UInt32})(${line}, toUInt32(indexOf({months:Array(Date)}, month) - 1)))`;

/**
 * Returns the SQL of the groups of the filtered books, each with its sums and the number of books
 * behind them on each day of `{months}` (of 31 days), and with those of all groups together: the
 * `{most}` largest, after those of `{keys}`.
 */
export function onDemandSql(
  source: Source,
  filter: CatalogueFilter,
  { medians }: { medians: boolean },
): string {
  const { metric, by, grain } = source;
  const { lines, books } = linesOf(source, filter);
  const isGain = !isLevel(metric) && !isOfPlaces(metric);
  const isLong = isGain && grain !== 'day';
  const total = isGain
    ? 'sum(month_total)'
    : 'arraySum(ns) / greatest(1, arrayCount(n -> n > 0, ns))';
  return `SELECT *, count() OVER () AS groups, sumForEach(sums) OVER () AS all_sums,
      sumForEach(ns) OVER () AS all_ns, sum(total) OVER () AS all_total
      ${isLong ? ', sumForEach(steps) OVER () AS all_steps, maxForEach(longest) OVER () AS all_longest' : ''}
    FROM (
      SELECT toString(key) AS key, ${joined('month_sums')} AS sums, ${joined('month_ns')} AS ns,
        ${isLong ? `${joined('month_steps')} AS steps, ${joined('month_longest')} AS longest,` : ''}
        ${medians ? joined('month_medians') : '[]'} AS medians, ${total} AS total
      FROM (
        SELECT key, month, ${sumsSql} AS month_sums, ${nsSql} AS month_ns,
          ${isLong ? `${stepsSql} AS month_steps, ${longestSql} AS month_longest,` : ''}
          ${isGain ? 'sum(line_total) AS month_total,' : ''}
          ${medians ? mediansSql : '[]'} AS month_medians
        FROM (
          SELECT keys, month, ${knownDaysInRun} AS in_run, gains${isLong ? ', spans' : ''},
            ${isGain ? `bitAnd(in_run, in_bucket) AS here, ${lineTotal} AS line_total` : 'in_run AS here'}
            ${medians ? `, ${knownGains} AS amounts` : ''}
          FROM (${lines}) AS read INNER JOIN (${groupedSql(by, books)}) AS grouped USING (book_id)
          WHERE in_run > 0)
        ARRAY JOIN keys AS key
        GROUP BY key, month)
      GROUP BY key)
    ORDER BY has({keys:Array(String)}, key) DESC, total DESC, key LIMIT {most:UInt16}
    ${isBroad(filter) ? 'SETTINGS use_index_for_in_with_subqueries = 0' : ''}`;
}
