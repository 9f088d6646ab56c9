import { upcoming } from '../publishMerge.ts';
import { work } from './workTables.ts';

/** By what a series is known: the portal's id of it, else its title together with each of its authors. */
const keys = `if(isNull(series_external_id),
    arrayMap(author -> ('', assumeNotNull(series_title), author),
      if(empty(author_ids), [toUInt32(0)], author_ids)),
    [(assumeNotNull(series_external_id), '', toUInt32(0))])`;

/**
 * The books of series that are finished. Portals do not say it of a series, so its books do: one of
 * them at least is finished, and no other is in progress, frozen, a draft or of an unknown status.
 * Removed books neither keep a series open nor finish it.
 */
export const finishedSeriesSql = `
  INSERT INTO ${work('finished_series')}
  SELECT id
  FROM (
    SELECT id, max(is_open) OVER (PARTITION BY key) AS stays_open,
      max(is_finished) OVER (PARTITION BY key) AS has_finished
    FROM (
      SELECT id, arrayJoin(${keys}) AS key, ifNull(status = 'finished', false) AS is_finished,
        ifNull(status NOT IN ('finished', 'removed'), true) AS is_open
      FROM ${upcoming('books')}
      WHERE isNotNull(series_external_id) OR isNotNull(series_title)))
  GROUP BY id HAVING NOT max(stays_open) AND max(has_finished)`;
