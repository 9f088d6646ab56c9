import { upcoming } from '../publishMerge.ts';
import { work } from './workTables.ts';

/** By what a series is known: the portal's id of it, else its title together with each of its authors. */
const keys = `if(isNull(series_external_id),
    arrayMap(author -> ('', assumeNotNull(series_title), author),
      if(empty(author_ids), [toUInt32(0)], author_ids)),
    [(assumeNotNull(series_external_id), '', toUInt32(0))])`;

/**
 * @methodology finished-series
 * @title Finished series
 * @measures A series of which at least one known book is finished and no other is in progress, frozen, a
 *   draft or of unknown status.
 * @condition Portals do not say it of a series, so it is inferred from its books. Removed books neither
 *   finish a series nor leave it open.
 * @condition Books of one series share its number on the portal; where there is none, they share the title of
 *   the series and an author.
 * @source own
 */
const finishedIn = (books: string) => `
  SELECT portal, id
  FROM (
    SELECT portal, id, max(is_open) OVER (PARTITION BY portal, key) AS stays_open,
      max(is_finished) OVER (PARTITION BY portal, key) AS has_finished
    FROM (
      SELECT portal, id, arrayJoin(${keys}) AS key, ifNull(status = 'finished', false) AS is_finished,
        ifNull(status NOT IN ('finished', 'removed'), true) AS is_open
      FROM ${books}
      WHERE isNotNull(series_external_id) OR isNotNull(series_title)))
  GROUP BY portal, id HAVING NOT max(stays_open) AND max(has_finished)`;

/**
 * Of the portal that is about to be published.
 *
 * @methodology-part finished-series
 */
export const finishedSeriesSql = `
  INSERT INTO ${work('finished_series')} SELECT id FROM (${finishedIn(upcoming('books'))})`;
