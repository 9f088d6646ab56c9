import type {
  bookHistory,
  EndpointResponse,
  Funnel,
  MetricHistory,
  MetricKey,
  PortalSlug,
} from '@litometr/api-contract';
import { roundingStep } from '../../measurements/portals.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import type { Period } from '../shared/period.ts';
import {
  type DatedValue,
  gainBetween,
  publishedMetrics,
  type ValueAt,
} from '../shared/readings.ts';

export interface BookScope extends Period {
  portal: PortalSlug;
  id: number;
}

export interface ReadingRow extends Partial<Record<MetricKey, number | null>> {
  day: string;
  price: number | null;
  volume: number | null;
  stars: (number | null)[];
}

const STARS = '[stars_1, stars_2, stars_3, stars_4, stars_5]';
const NO_STARS = "CAST([], 'Array(Nullable(UInt64))')";

/** Whether any book of a portal was read with its five counts of stars. Most portals show none. */
function hasStars(reads: Reads, portal: PortalSlug): Promise<boolean> {
  return memoizePerState(reads, `stars ${portal}`, async () => {
    const rows = await reads.db.select<{ stars: number[] }>(
      'SELECT stars FROM book_latest WHERE portal = {portal:String} AND notEmpty(stars) LIMIT 1',
      { portal },
    );
    return rows.length > 0;
  });
}

/** The readings of a book in a period, oldest first; found by primary key. */
export async function bookReadings(
  reads: Reads,
  { definition }: PortalView,
  scope: BookScope,
): Promise<ReadingRow[]> {
  const metrics = publishedMetrics(definition).map((metric) => `, ${metric}`);
  // A column costs a look into every month.
  const stars = (await hasStars(reads, scope.portal)) ? STARS : NO_STARS;
  return reads.db.select<ReadingRow>(
    `SELECT day, price_rub AS price, chars AS volume, ${stars} AS stars ${metrics.join('')}
     FROM metrics
     WHERE portal = {portal:String} AND book_id = {id:UInt32}
       AND day BETWEEN {from:Date} AND {to:Date}
     ORDER BY day`,
    { ...scope },
  );
}

interface BookReadings {
  rows: readonly ReadingRow[];
  /** The values known before the first of them. */
  before: ValueAt;
  only: readonly MetricKey[] | undefined;
}

/** Readings and the steps between them, per metric that was read. */
export function metricHistories(
  { definition }: PortalView,
  { rows, before, only }: BookReadings,
): MetricHistory[] {
  const metrics = publishedMetrics(definition).filter(
    (metric) => only === undefined || only.includes(metric),
  );
  return metrics.flatMap((metric): MetricHistory[] => {
    const read = rows.flatMap((row): DatedValue[] => {
      const value = row[metric];
      return value === undefined || value === null ? [] : [{ day: row.day, value }];
    });
    if (read.length === 0) return [];
    const earlier = [before(metric), ...read];
    return [
      {
        metric,
        points: read.map(({ day, value }) => ({
          day,
          value,
          step: roundingStep(definition, metric, value),
        })),
        steps: read.flatMap((last, at) => {
          const first = earlier[at] ?? null;
          if (first === null) return [];
          return [{ day: last.day, ...gainBetween(definition, metric, first, last) }];
        }),
      },
    ];
  });
}

/** Other readings of a book by day: price, volume, stars. */
export function otherHistories(
  rows: readonly ReadingRow[],
): Pick<EndpointResponse<typeof bookHistory>, 'prices' | 'chars' | 'stars'> {
  const valuesOf = (of: (row: ReadingRow) => number | null) =>
    rows.flatMap((row) => {
      const value = of(row);
      return value === null ? [] : [{ day: row.day, value }];
    });
  return {
    prices: valuesOf(({ price }) => price),
    chars: valuesOf(({ volume }) => volume),
    stars: rows.flatMap(({ day, stars }) => {
      const counts = stars.filter((votes) => votes !== null);
      return counts.length === 5 ? [{ day, counts }] : [];
    }),
  };
}

const funnelSteps = [
  'reading',
  'finished_reading',
  'postponed',
  'not_interested',
] as const satisfies readonly MetricKey[];

/**
 * The last day on which the library and all that becomes of it were read together.
 *
 * @methodology reader-funnel
 * @title Readers after adding a book
 * @measures How many of those who added a book to their library read it, finished it, postponed it or are not
 *   interested.
 * @unit share of library adds
 * @formula U = u ÷ L
 * @symbol u: readers with the mark
 * @symbol L: library adds
 * @condition On the last day of the period on which all of these counters were read together. Only portals
 *   that publish all of them have it.
 * @condition A reader may have several marks, so the shares do not add up to one.
 * @source own
 */
export function funnelOf({ definition }: PortalView, rows: readonly ReadingRow[]): Funnel | null {
  if (!funnelSteps.every((metric) => definition.metrics[metric] !== undefined)) return null;
  for (const row of rows.toReversed()) {
    const { day, library } = row;
    if (library === undefined || library === null) continue;
    const steps = funnelSteps.flatMap((metric) => {
      const value = row[metric];
      if (value === undefined || value === null) return [];
      return [{ metric, value, share: library === 0 ? null : value / library }];
    });
    if (steps.length === funnelSteps.length) return { day, library, steps };
  }
  return null;
}
