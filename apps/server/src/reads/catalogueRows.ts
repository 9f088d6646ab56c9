import type { CatalogueItem, CatalogueRow, DayValue } from '@litometr/api-contract';
import { mainMetric, type PortalDefinition } from '../measurements/portals.ts';
import type { BookRow, StandingRow } from './bookRows.ts';
import type { PortalView } from './context.ts';
import { valueAt } from './latest.ts';
import { dayBefore } from './period.ts';
import { gainsOf, publishedMetrics, readingsOf, weekGain } from './readings.ts';

/** What every row of books tells. */
export function toCatalogueRow(
  definition: PortalDefinition,
  { book, tags, standing }: StandingRow,
): CatalogueRow {
  const last = valueAt(standing, 'last');
  return {
    book,
    tags,
    published: standing.published,
    metrics: readingsOf(definition, last),
    gains: gainsOf(definition, valueAt(standing, 'week'), last, weekGain),
    best_position: standing.best_position,
  };
}

/** The rows of a catalogue's page, in the order of their ids. */
export function catalogueItems(
  view: PortalView,
  ids: readonly number[],
  rows: ReadonlyMap<number, BookRow>,
): CatalogueItem[] {
  const sparkOf = sparksOf(view);
  return ids.flatMap((id): CatalogueItem[] => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const { series_title: title, series_number: number, ...standing } = row.standing;
    return [
      {
        ...toCatalogueRow(view.definition, row),
        series: title === null ? null : { title, number },
        updated: standing.updated,
        has_audio: standing.has_audio,
        is_exclusive: standing.is_exclusive,
        momentum: standing.momentum,
        spark: sparkOf(row),
      },
    ];
  });
}

const SPARK_DAYS = 30;

/** The main metric of the last thirty days; only days on which it was read. */
function sparksOf({ definition, asof }: PortalView): (row: BookRow) => DayValue[] {
  const metric = mainMetric(definition);
  if (metric === null || asof === null) return () => [];
  const at = publishedMetrics(definition).indexOf(metric) + 1;
  const days = Array.from({ length: SPARK_DAYS }, (_, before) => dayBefore(asof, before));
  return ({ recent }) =>
    recent.flatMap((reading) => {
      const [day, value = null] = [days[reading[0]], reading[at]];
      return day === undefined || value === null ? [] : [{ day, value }];
    });
}
