import { dayBefore } from '@litometr/domain';
import {
  booksSql,
  changeErrorSql,
  changeSql,
  dataWeeks,
  MIN_AUTHOR_BOOKS,
  MIN_CHANGE_BOOKS,
  pacesSql,
} from '../../measurements/aggregates/gainChangeSql.ts';
import { mainMetric } from '../../measurements/portals.ts';
import type { QueryParams } from '../../measurements/queryParams.ts';
import type { PortalView } from '../shared/context.ts';

const WEEK_DAYS = 7;

/**
 * Whether staff marked a day of the last two weeks as read in part. The changes that were computed at the
 * publication do not know of it, and are computed again without it.
 */
const hasMarkedWeek = ({ definition, asof, markedDays }: PortalView): boolean =>
  asof !== null &&
  mainMetric(definition) !== null &&
  markedDays.some((day) => day > dayBefore(asof, 2 * WEEK_DAYS) && day <= asof);

/**
 * The parameters of rows whose changes are computed again; others of the same statement have other names.
 *
 * @methodology-part gain-change
 */
export const weekChangeParams = (view: PortalView): QueryParams =>
  hasMarkedWeek(view)
    ? {
        dataDay: view.asof,
        mainMetric: mainMetric(view.definition),
        partialDays: [...view.partialDays],
      }
    : {};

const paces = pacesSql('book_lines', {
  ...dataWeeks,
  metric: '{mainMetric:String}',
  partialDays: '{partialDays:Array(Date)}',
});

interface Source {
  /** `group_latest` or `author_latest`, its rows and their key. */
  table: string;
  where: string;
  key: string;
  /** A query of the `book_id` and the `id` of each of them. */
  books: string;
  minBooks: number;
  errors: string;
}

/** The rows of a table with their changes computed again, where the stored ones do not know of a mark. */
function withChanges(
  view: PortalView,
  { table, where, key, books, minBooks, errors }: Source,
): string {
  const stored = `SELECT * FROM ${table} WHERE ${where}`;
  if (!hasMarkedWeek(view)) return `(${stored})`;
  return `(
    SELECT stored.* REPLACE (changed.change AS gain_change, changed.n AS change_n,
      ifNull(changed.reason, if(changed.n = 0, 'few_books', NULL)) AS change_reason ${errors})
    FROM (${stored}) AS stored
    LEFT JOIN (
      SELECT id, ${booksSql} AS n, ${changeSql(minBooks)}, ${changeErrorSql()}
      FROM (${paces}) AS pace INNER JOIN (${books}) AS of_books USING (book_id)
      GROUP BY id) AS changed ON changed.id = stored.${key})`;
}

/**
 * Rows of `group_latest` with the changes of the last week as they are without the days that staff marked.
 * Needs the parameters `portal` and `kind`, and `weekChangeParams`.
 *
 * @methodology-part gain-change
 */
export const groupsWithChanges = (view: PortalView): string =>
  withChanges(view, {
    table: 'group_latest',
    where: 'portal = {portal:String} AND kind = {kind:String}',
    key: 'a',
    books: `SELECT group_id AS id, book_id FROM group_books
      WHERE portal = {portal:String} AND kind = {kind:String}`,
    minBooks: MIN_CHANGE_BOOKS,
    errors: ', changed.log_error AS change_error, changed.effective_n AS change_effective_n',
  });

/**
 * The same of `author_latest`, which has no errors of changes.
 *
 * @methodology-part gain-change
 */
export const authorsWithChanges = (view: PortalView): string =>
  withChanges(view, {
    table: 'author_latest',
    where: 'portal = {portal:String}',
    key: 'author_id',
    books: 'SELECT author_id AS id, book_id FROM author_books WHERE portal = {portal:String}',
    minBooks: MIN_AUTHOR_BOOKS,
    errors: '',
  });
