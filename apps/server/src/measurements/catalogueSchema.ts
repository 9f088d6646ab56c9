import { listKinds, metricKeys } from '@litometr/domain';
import { columnsPerKey } from './columns.ts';

/**
 * The columns that a catalogue filters and sorts by, one row per book, so that no page needs a
 * join.
 */
export const catalogueTables = {
  /**
   * `external_id`: the portal's own, which orders equals. `title_key`: small letters, е for ё.
   * `has_discount`: an old price above the price. `last_…`: the last reading. `gain_…`: its gain in
   * the week up to the data day as rows show it (`weekGainSql`). `best_position`: the best place in any list
   * within ninety days up to the data day, `best_<list>`: of those in lists of a kind; null in
   * none. `momentum`, `tier`, `top_places`: of `book_latest`. `entered_on`, `entered_at`: the last
   * day within thirty up to the data day on which the book came onto a list, and its best place there.
   * `in_finished_series`: see `finishedSeriesSql`; such a book is `in_series` too. `facets`: what the book counts for, as
   * `status:finished`, `access:discount`, `in_list:any`, `genre:3`; every book has `all`.
   */
  catalogue_books: {
    partition: 'portal',
    order: 'portal, id',
    columns: {
      portal: 'LowCardinality(String)',
      id: 'UInt32',
      external_id: 'String',
      title_key: 'String',
      author_ids: 'Array(UInt32)',
      genre_ids: 'Array(UInt32)',
      tag_ids: 'Array(UInt32)',
      facets: 'Array(LowCardinality(String))',
      form: 'LowCardinality(Nullable(String))',
      status: 'LowCardinality(Nullable(String))',
      access: 'LowCardinality(Nullable(String))',
      age_limit: 'Nullable(UInt8)',
      has_discount: 'Bool',
      price: 'Nullable(Float64)',
      chars: 'Nullable(UInt64)',
      published: 'Nullable(String)',
      updated: 'Nullable(String)',
      first_seen: 'String',
      in_series: 'Bool',
      in_finished_series: 'Bool',
      has_audio: 'Nullable(Bool)',
      is_exclusive: 'Nullable(Bool)',
      tier: 'LowCardinality(Nullable(String))',
      momentum: 'Nullable(Float64)',
      top_places: 'UInt16',
      entered_on: 'Nullable(Date)',
      entered_at: 'Nullable(UInt16)',
      best_position: 'Nullable(UInt16)',
      ...columnsPerKey(listKinds, { 'best_*': 'Nullable(UInt16)' }),
      ...columnsPerKey(metricKeys, {
        'last_*': 'Nullable(Float64)',
        'gain_*': 'Nullable(Float64)',
      }),
    },
  },
} as const;
