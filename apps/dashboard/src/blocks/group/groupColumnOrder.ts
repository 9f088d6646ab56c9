/**
 * Columns in the order in which they are left out of a table without room for all. The change of the
 * gain and the lift always stay.
 */
export const leftOutFirst = [
  'lifecycle',
  'free_share',
  'finished_share',
  'median_age',
  'effective_authors',
  'debut_share',
  'half_life',
  'turnover',
  'library_per_1000',
  'likes_per_1000',
  'lift_change',
  'partner',
  'median_chars',
  'authors',
  'median_price',
  'momentum',
  'median_gain_new',
  'above_share',
  'spark',
  'median_gain',
  'period_lift',
  'period_top',
  'top_places',
  'new_books',
  'books',
  'gain',
];
