import { LINE_DAYS } from './bookLines.ts';

/** The least number of books that a change of a group is computed from. */
export const MIN_CHANGE_BOOKS = 8;
/** An author's books are all that there are, so one is enough for a change. */
export const MIN_AUTHOR_BOOKS = 1;
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

/** The week up to the data day and the week before it; needs the parameter `dataDay`. */
export const dataWeeks = {
  now: { from: '({dataDay:Date} - 6)', to: '{dataDay:Date}' },
  before: { from: '({dataDay:Date} - 13)', to: '({dataDay:Date} - 7)' },
} as const satisfies Pick<Periods, 'now' | 'before'>;

/** Whether a step lies in a period with all of its days, as SQL. */
const isWithin = ({ from, to }: PeriodSql) => `ends_on <= ${to} AND ends_on - span + 1 >= ${from}`;

const lengthSql = ({ from, to }: PeriodSql) => `(toInt32(${to}) - toInt32(${from}) + 1)`;

/** The columns of a book that changes are computed from, but for its id. */
export const paceColumns = ['now', 'before', 'is_half'];

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
    SELECT book_id, now_gain / now_days AS now, before_gain / before_days AS before,
      toNullable(now_days * 2 >= ${lengthSql(now)} AND before_days * 2 >= ${lengthSql(before)})
        AS is_half
    FROM (
      SELECT book_id, sumIf(gain, is_now) AS now_gain, sumIf(span, is_now) AS now_days,
        sumIf(gain, is_before) AS before_gain, sumIf(span, is_before) AS before_days
      FROM (
        SELECT book_id, gain, span, day + place AS ends_on,
          ${isWithin(now)} AS is_now, ${isWithin(before)} AS is_before
        FROM ${lines}
        ARRAY JOIN gains AS gain, spans AS span, range(${LINE_DAYS}) AS place
        WHERE portal = {portal:String} AND metric = ${metric} AND (${months.join(' OR ')})
          AND span > 0 AND NOT has(${partialDays}, ends_on))
      WHERE is_now OR is_before
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
 * A sum over the books that a change is of. Of decimals, because the last digits of a sum of floats depend on
 * the order of its terms.
 */
const sumSql = (value: string) => `toFloat64(sumIf(toDecimal128(${value}, 12), is_half))`;

/**
 * Builds the columns `change` and `reason` of the change of gain, from rows of `pacesSql` (and of others,
 * whose `is_half` is null). The reason is `few_books`, `few_days` or `no_growth`.
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
export const changeSql = (minBooks: number): string => `
    multiIf(count(is_half) < ${minBooks}, 'few_books', countIf(is_half) < ${minBooks}, 'few_days',
      ${sumSql('before')} <= 0 OR ${sumSql('now')} < 0, 'no_growth', NULL) AS reason,
    if(reason IS NULL, ${sumSql('now')} / ${sumSql('before')} - 1, NULL) AS change`;

/**
 * Builds the columns `effective_n` and `log_error` of a change beside `changeSql`: `m` and `s` of
 * `changeInterval`. Both are null for m below 2.
 *
 * @methodology-part gain-change
 */
export function changeErrorSql(): string {
  const [now, before] = [sumSql('now'), sumSql('before')];
  return `
    if(reason IS NULL, pow(${now} + ${before}, 2)
      / (${sumSql('now * now')} + 2 * ${sumSql('now * before')} + ${sumSql('before * before')}), NULL) AS effective_n,
    if(effective_n >= ${MIN_EFFECTIVE_BOOKS} AND ${now} > 0,
      sqrt(effective_n / (effective_n - 1) * greatest(0, ${sumSql('now * now')}
        - 2 * (change + 1) * ${sumSql('now * before')} + pow(change + 1, 2) * ${sumSql('before * before')}))
        / ${now}, NULL) AS log_error`;
}
