import { fitLiftPrior } from '../../statistics/liftPrior.ts';
import type { Writer } from '../client.ts';
import { next } from '../stage.ts';
import type { TimeSpan } from './timeSpans.ts';

interface DayCounts {
  kind: 'genre' | 'tag';
  day: string;
  /** `[supply_listed, supply_authors, number of groups with these counts]`. */
  counts: [k: number, n: number, groups: number][];
}

/** Fills `lift_priors` of a span of months, after its `group_daily`. */
export async function fillLiftPriors(writer: Writer, span: TimeSpan): Promise<void> {
  const days = await writer.select<DayCounts>(
    `SELECT kind, day, groupArray((k, n, groups)) AS counts
     FROM (
       SELECT kind, day, supply_listed AS k, supply_authors AS n, count() AS groups
       FROM ${next('group_daily')}
       WHERE kind IN ('genre', 'tag') AND n > 0 AND day BETWEEN {from:Date} AND {to:Date}
       GROUP BY kind, day, k, n ORDER BY kind, day, k, n)
     GROUP BY kind, day ORDER BY kind, day`,
    span,
  );
  const rows = days.flatMap(({ kind, day, counts }) => {
    const prior = fitLiftPrior(counts.map(([k, n, groups]) => ({ k, n, groups })));
    return prior === null ? [] : [{ portal: span.portal, day, kind, ...prior }];
  });
  await writer.insert(next('lift_priors'), rows);
}
