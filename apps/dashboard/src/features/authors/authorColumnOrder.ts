/** The columns that decide; the rest are one press away. */
export const usualColumns = [
  'books',
  'active_book',
  'gain',
  'gain_change',
  'top_places',
  'best_position',
  'spark',
];

/**
 * Columns in the order in which they are left out of a table without room for all. Books, gain, its
 * change and places in tops always stay.
 */
export const leftOutFirst = [
  'genres',
  'tier',
  'debut_on',
  'updated',
  'days_in_tops',
  'best_ever',
  'hit_share',
  'cadence',
  'written_per_day',
  'chars',
  'subscribers',
  'active_book',
  'spark',
  'best_position',
];
