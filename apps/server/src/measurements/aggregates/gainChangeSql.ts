import { LINE_DAYS } from './bookLines.ts';

/** The least number of books that a change of a group is computed from. */
export const MIN_CHANGE_BOOKS = 8;
/** Fewer effective books have no standard error. */
const MIN_EFFECTIVE_BOOKS = 2;

/** Both days included, as SQL. */
interface PeriodSql {
  from: string;
  to: string;
}

interface Periods {
  now: PeriodSql;
  before: PeriodSql;
  /** The name of a counter, and an array of days whose readings are left out, as SQL. */
  metric: string;
  partialDays: string;
}

const DAY = '(toInt32(day) + place)';

/** Whether a step of a line counts in a period: it lies in it, and ends on no day that was read in part. */
const counts = ({ from, to }: PeriodSql, partialDays: string) => `span > 0
  AND ${DAY} <= toInt32(${to}) AND ${DAY} - span + 1 >= toInt32(${from})
  AND NOT has(${partialDays}, day + place)`;

const sums = (name: string, period: PeriodSql, partialDays: string) => `
  sum(arraySum(arrayMap((gain, span, place) -> if(${counts(period, partialDays)}, gain, 0),
    gains, spans, range(${LINE_DAYS})))) AS ${name}_gain,
  sum(arraySum(arrayMap((span, place) -> if(${counts(period, partialDays)}, span, 0),
    spans, range(${LINE_DAYS})))) AS ${name}_days`;

const lengthSql = ({ from, to }: PeriodSql) => `(toInt32(${to}) - toInt32(${from}) + 1)`;

/** Decimals, because the last digits of a sum of floats depend on the order of its terms. */
const exact = (value: string) => `toDecimal128(${value}, 12)`;

/** The columns of a book that `changeSql` adds up. */
export const paceColumns = ['now', 'before', 'now_squared', 'product', 'before_squared', 'is_half'];

/**
 * The daily gain of each book of a portal in each of two periods, `now` and `before`, and whether half of
 * the days of both are known of it (`is_half`). Of the books with any step in both; from rows as
 * `book_lines` has them.
 *
 * @methodology-part gain-change
 */
export function pacesSql(lines: string, { now, before, metric, partialDays }: Periods): string {
  const months = [now, before].map(
    ({ from, to }) => `day BETWEEN toStartOfMonth(${from}) AND ${to}`,
  );
  return `
    SELECT book_id, now_gain / greatest(now_days, 1) AS pace_now,
      before_gain / greatest(before_days, 1) AS pace_before,
      ${exact('pace_now')} AS now, ${exact('pace_before')} AS before,
      ${exact('pace_now * pace_now')} AS now_squared, ${exact('pace_now * pace_before')} AS product,
      ${exact('pace_before * pace_before')} AS before_squared,
      toNullable(now_days * 2 >= ${lengthSql(now)} AND before_days * 2 >= ${lengthSql(before)})
        AS is_half
    FROM (
      SELECT book_id, ${sums('now', now, partialDays)}, ${sums('before', before, partialDays)}
      FROM ${lines}
      WHERE portal = {portal:String} AND metric = ${metric} AND (${months.join(' OR ')})
      GROUP BY book_id)
    WHERE now_days > 0 AND before_days > 0`;
}

/**
 * The books of a group that a change is of, as `n`.
 *
 * @methodology-part gain-change
 */
export const booksSql = 'countIf(is_half)';

/**
 * Builds the columns `change`, `reason`, `log_error` and `effective_n` of the change of gain, from rows of
 * `pacesSql` (and of others, whose `is_half` is null). The reason is `few_books`, `few_days` or `no_growth`.
 * `log_error` and `effective_n` are `s` and `m` of `changeInterval`; both are null for m below 2.
 *
 * @methodology gain-change
 * @title Change of gain
 * @measures How the daily gain of the same books changed from the compared period to the shown one.
 * @unit percent
 * @formula c = Σ aᵢ ÷ Σ bᵢ − 1
 * @symbol aᵢ: daily gain of book i in the shown period
 * @symbol bᵢ: daily gain of book i in the compared period
 * @condition Only books count of which at least half of the days of both periods are known. They are the same
 *   books in both periods, which grow older; new books do not count.
 * @condition At least {MIN_CHANGE_BOOKS} such books are needed, or 1 for an author. The number of books is
 *   shown as n.
 * @condition Unknown where the compared sum is not above zero or the shown sum is below zero.
 * @condition Steps that end on a partial day are left out.
 * @worked Books with 10 and 40 a day that had 20 and 30 a day before changed by 50 ÷ 50 − 1 = 0.
 * @source own
 */
export function changeSql(minBooks: number): string {
  const sum = (value: string) => `toFloat64(sumIf(${value}, is_half))`;
  const [now, before] = [sum('now'), sum('before')];
  return `
    multiIf(count(is_half) < ${minBooks}, 'few_books', countIf(is_half) < ${minBooks}, 'few_days',
      ${before} <= 0 OR ${now} < 0, 'no_growth', NULL) AS reason,
    if(reason IS NULL, ${now} / ${before} - 1, NULL) AS change,
    if(reason IS NULL, pow(${now} + ${before}, 2)
      / (${sum('now_squared')} + 2 * ${sum('product')} + ${sum('before_squared')}), NULL) AS effective_n,
    if(effective_n >= ${MIN_EFFECTIVE_BOOKS} AND ${now} > 0,
      sqrt(effective_n / (effective_n - 1) * greatest(0, ${sum('now_squared')}
        - 2 * (change + 1) * ${sum('product')} + pow(change + 1, 2) * ${sum('before_squared')}))
        / ${now}, NULL) AS log_error`;
}
