import type { CatalogueItem, CatalogueRow, DayValue } from '@litometr/api-contract';
import { dayBefore, type PortalDefinition } from '@litometr/domain';
import { mainMetric } from '../../measurements/portals.ts';
import type { BookRow, SnapshotRow } from './bookRows.ts';
import type { PortalView } from './context.ts';
import { valueAt } from './latest.ts';
import { gainsOf, publishedMetrics, readingsOf, weekGain } from './readings.ts';

/** The facts that every row of books shows. */
export function toCatalogueRow(
  definition: PortalDefinition,
  { book, tags, snapshot }: SnapshotRow,
): CatalogueRow {
  const last = valueAt(snapshot, 'last');
  return {
    book,
    tags,
    published: snapshot.published,
    metrics: readingsOf(definition, last),
    gains: gainsOf(definition, valueAt(snapshot, 'week'), last, weekGain),
    best_position: snapshot.best_position,
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
    const { series_title: title, series_number: number, ...snapshot } = row.snapshot;
    return [
      {
        ...toCatalogueRow(view.definition, row),
        series: title === null ? null : { title, number },
        updated: snapshot.updated,
        has_audio: snapshot.has_audio,
        is_exclusive: snapshot.is_exclusive,
        momentum: snapshot.momentum,
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
