import { bars } from '@litometr/api-contract';
import { next } from '../stage.ts';

/** The gains of the week that the bars stand at, in order, of the rows of `book_latest` of a portal. */
export const barsSql = `quantilesExactInclusive(${bars.map((bar) => Number(bar) / 100).join(', ')})(week_gain)`;

/** `niche_bars`, from `bearers` and `book_latest`. */
const nicheBars = (table: (name: string) => string) => `
  INSERT INTO ${table('niche_bars')}
  SELECT b.portal, b.kind, b.group_id,
    [${bars.map((_, at) => `countIf(l.week_gain > stand.bars[${at + 1}])`).join(', ')}]
  FROM ${table('bearers')} AS b
  INNER JOIN (SELECT portal, book_id, week_gain FROM ${table('book_latest')}
    WHERE isNotNull(week_gain)) AS l ON l.portal = b.portal AND l.book_id = b.book_id
  INNER JOIN (SELECT portal, ${barsSql} AS bars FROM ${table('book_latest')} GROUP BY portal) AS stand
    ON stand.portal = b.portal
  GROUP BY b.portal, b.kind, b.group_id`;

/** Of the portal that is about to be published. */
export const nicheBarsSql = nicheBars(next);
/** Of all that is published: a step of a migration, which may be repeated. */
export const publishedBars = ['TRUNCATE TABLE niche_bars', nicheBars((name) => name)];
