/**
 * How a file writes a value and the store holds it: a whole number from 0, a decimal number with at
 * most four digits after the point, or rubles.
 */
export type FieldFormat = 'counter' | 'decimal' | 'rubles';

/**
 * What the values of a field mean.
 *
 * - `counter`: a total since publication, which has gains
 * - `level`: an average on the portal's own scale, which has no gains to sum
 * - `detail`: read together with the metrics and no metric itself
 */
export type FieldKind = 'counter' | 'level' | 'detail';

export interface SnapshotField {
  /** Name on the wire, in files and in the store. */
  readonly key: string;
  readonly kind: FieldKind;
  readonly format: FieldFormat;
}

/**
 * The fields of a snapshot in the order of `metrics.csv` and of the table `metrics`. Metrics are those
 * that are no details. A new field goes to the end: tables of existing stores have this order.
 */
export const snapshotFields = [
  { key: 'views', kind: 'counter', format: 'counter' },
  { key: 'likes', kind: 'counter', format: 'counter' },
  { key: 'library', kind: 'counter', format: 'counter' },
  { key: 'comments', kind: 'counter', format: 'counter' },
  { key: 'reviews', kind: 'counter', format: 'counter' },
  { key: 'awards', kind: 'counter', format: 'counter' },
  { key: 'rating', kind: 'level', format: 'decimal' },
  { key: 'rating_count', kind: 'counter', format: 'counter' },
  { key: 'chars', kind: 'detail', format: 'counter' },
  { key: 'price_rub', kind: 'detail', format: 'rubles' },
  { key: 'reading', kind: 'counter', format: 'counter' },
  { key: 'postponed', kind: 'counter', format: 'counter' },
  { key: 'finished_reading', kind: 'counter', format: 'counter' },
  { key: 'not_interested', kind: 'counter', format: 'counter' },
  { key: 'downloaded', kind: 'counter', format: 'counter' },
  { key: 'donations', kind: 'counter', format: 'counter' },
  { key: 'stars_1', kind: 'detail', format: 'counter' },
  { key: 'stars_2', kind: 'detail', format: 'counter' },
  { key: 'stars_3', kind: 'detail', format: 'counter' },
  { key: 'stars_4', kind: 'detail', format: 'counter' },
  { key: 'stars_5', kind: 'detail', format: 'counter' },
] as const satisfies readonly SnapshotField[];
