/** Kinds of lists that portals publish, by their wire names. */
export const listKinds = [
  'bestseller',
  'global_top',
  'genre_top',
  'trending',
  'new',
  'promo',
] as const;
export type ListKind = (typeof listKinds)[number];

/** Periods that a list of one kind may be published for. */
export const listPeriods = ['day', 'week', 'month', 'all'] as const;
export type ListPeriod = (typeof listPeriods)[number];
