import { LINE_DAYS } from './bookLines.ts';

/** The least number of books that a change of a group is computed from. */
export const MIN_CHANGE_BOOKS = 8;

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

/** The books of a group that a change is of, as `n`. */
export const booksSql = 'countIf(is_half)';

/**
 * How the gain of a book and day changed, as `change`, `reason`, `log_error` and `effective_n`, of rows of
 * `pacesSql` (and of others, whose `is_half` is null): the mean of the books' own daily gains now ÷ the
 * same before, minus one, over the books of which half of the days of both periods are known. Books that
 * were read on more days, or only in one of the periods, change nothing. Null where these are fewer than
 * `minBooks`, or either mean shows no growth.
 *
 * `log_error` is the standard error of the logarithm of the ratio of two sums over the same books (Cochran
 * 1977, _Sampling Techniques_, 3rd ed., section 6.4): √(m ÷ (m − 1) · Σ (now − ratio · before)²) ÷ Σ now.
 * A few large books decide the sums, so m is not the number of books but the effective one, `effective_n`:
 * (Σ x)² ÷ Σ x² with x = now + before (Kish 1965, _Survey Sampling_, section 11.2). Null for m below 2.
 *
 * Example: books with 10 and 40 a day that had 20 and 30 a day before changed by 50 ÷ 50 − 1 = 0; m is
 * 100² ÷ (30² + 70²) = 1.72, so that there is no error.
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
    if(effective_n >= 2 AND ${now} > 0,
      sqrt(effective_n / (effective_n - 1) * greatest(0, ${sum('now_squared')}
        - 2 * (change + 1) * ${sum('product')} + pow(change + 1, 2) * ${sum('before_squared')}))
        / ${now}, NULL) AS log_error`;
}
