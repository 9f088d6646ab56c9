import type { PortalSlug, Surge } from '@litometr/api-contract';
import { portalDefinition, portalSlugs } from '@litometr/domain';
import { mainMetric } from '../../measurements/portals.ts';
import { findSnapshots } from '../shared/bookRows.ts';
import type { Reads } from '../shared/context.ts';
import { valueAt } from '../shared/latest.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { weekGain } from '../shared/readings.ts';

const PER_PORTAL = 2;
const SURGES = 10;

interface SurgeRow {
  portal: PortalSlug;
  id: number;
  momentum: number;
  n: number;
}

/**
 * The books of all portals that gather speed most; see `surge` of the contract.
 *
 * @methodology surges
 * @title Fastest gains of the week
 * @measures The books that the home page shows as gaining fastest.
 * @condition Of each portal the {PER_PORTAL} books with the greatest gain percentile; of equal ones the greater week
 *   gain comes first.
 * @condition The first book of each portal comes first, in the order of the menu, then the second, {SURGES}
 *   books at most: percentiles of portals of different size do not order books.
 * @source own
 */
export function readSurges(reads: Reads): Promise<Surge[]> {
  return memoizePerState(reads, 'surges', async () => {
    const rows = await reads.db.select<SurgeRow>(
      `SELECT * FROM (
         SELECT latest.portal AS portal, book_id AS id, latest.momentum AS momentum,
           momentum_n AS n, week_gain, external_id
         FROM (SELECT * FROM book_latest WHERE momentum IS NOT NULL) AS latest
         INNER JOIN (SELECT portal, id, external_id FROM catalogue_books) AS known
           ON known.portal = latest.portal AND known.id = latest.book_id
         ORDER BY momentum DESC, n DESC, week_gain DESC, external_id LIMIT ${PER_PORTAL} BY portal)
       ORDER BY portal, momentum DESC, n DESC, week_gain DESC, external_id`,
    );
    // The first of a portal of many books has a greater percentile than that of few: portals take turns.
    const ofPortal = Map.groupBy(rows, ({ portal }) => portal);
    const chosen = Array.from({ length: PER_PORTAL }, (_, at) =>
      portalSlugs.flatMap((portal) => ofPortal.get(portal)?.[at] ?? []),
    )
      .flat()
      .slice(0, SURGES);
    const portals = [...new Set(chosen.map(({ portal }) => portal))];
    const books = await findSnapshots(
      reads,
      portals,
      chosen.map(({ id }) => id),
    );
    return chosen.flatMap(({ portal, id, momentum, n }): Surge[] => {
      const row = books.get(id);
      if (row === undefined) return [];
      const definition = portalDefinition(portal);
      const metric = mainMetric(definition);
      const [first, last] = [valueAt(row.snapshot, 'week'), valueAt(row.snapshot, 'last')];
      const gain =
        metric === null ? null : weekGain(definition, metric, first(metric), last(metric));
      return [{ book: row.book, momentum, n, gain, best_position: row.snapshot.best_position }];
    });
  });
}
