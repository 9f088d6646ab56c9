import { bars } from '@litometr/api-contract';
import { next } from '../stage.ts';

/**
 * Builds the week gains at the bars, in order, from the rows of `book_latest` of a portal.
 *
 * @methodology-part share-above-bar
 */
export const barsSql = `quantilesExactInclusive(${bars.map((bar) => Number(bar) / 100).join(', ')})(week_gain)`;

/**
 * Builds the SQL that fills `group_bars`, from `group_books` and `book_latest`.
 *
 * @methodology share-above-bar
 * @title Share above the threshold
 * @measures Share of the books of a genre or tag whose week gain exceeds a percentile of all books of the
 *   portal.
 * @unit share of books
 * @formula B = |{i : Gᵢ > q}| ÷ n
 * @symbol Gᵢ: week gain of book i of the genre or tag
 * @symbol q: the {bars.0}th, {bars.1}th, {bars.2}th or {bars.3}th percentile of the week gains of the portal,
 *   as the reader chooses
 * @symbol n: books of the genre or tag with a week gain
 * @condition Without a difference between the groups it would be 1/2 for the {bars.0}th percentile, 1/10 for
 *   the {bars.2}th.
 * @source own
 */
const groupBars = (table: (name: string) => string) => `
  INSERT INTO ${table('group_bars')}
  SELECT b.portal, b.kind, b.group_id,
    [${bars.map((_, at) => `countIf(l.week_gain > at_bars.bars[${at + 1}])`).join(', ')}]
  FROM ${table('group_books')} AS b
  INNER JOIN (SELECT portal, book_id, week_gain FROM ${table('book_latest')}
    WHERE isNotNull(week_gain)) AS l ON l.portal = b.portal AND l.book_id = b.book_id
  INNER JOIN (SELECT portal, ${barsSql} AS bars FROM ${table('book_latest')} GROUP BY portal) AS at_bars
    ON at_bars.portal = b.portal
  GROUP BY b.portal, b.kind, b.group_id`;

/**
 * Of the portal that is about to be published.
 *
 * @methodology-part share-above-bar
 */
export const groupBarsSql = groupBars(next);
