import type {
  AuthorRow,
  bookRatioKeys,
  Cadence,
  GenreRow,
  GroupFigures,
  GroupRow,
  Kpi,
  ListItem,
  ListKpi,
  levelMetrics,
  Sentence,
  stockMetrics,
  TrendFunction,
} from '@litometr/api-contract';
import { expect, it } from 'vitest';
import methodology from './methodology.json';

/**
 * The formulas of the figures that the API responds with. A figure that is added to the contract does
 * not compile here until it has one.
 */
const kpis = {
  books: 'supply',
  new_books: 'supply',
  finished_share: 'group-shares',
  median_price: 'quartiles',
  turnover: 'turnover',
  gain_views: 'gain-sum',
  gain_likes: 'gain-sum',
  gain_library: 'gain-sum',
  gain_rating_count: 'gain-sum',
} as const satisfies Record<Kpi['key'], string>;

const listKpis = {
  new: 'rank-change',
  returned: 'rank-change',
  left: 'days-on-list',
  turnover: 'turnover',
  half_life: 'half-life',
  median_days_on: 'list-composition',
  subscription_share: 'list-composition',
  in_progress_share: 'list-composition',
  median_price: 'list-composition',
  authors_per_100: 'list-composition',
} as const satisfies Record<ListKpi['key'], string>;

const listItems = {
  position: 'complete-captures',
  prev_position: 'rank-change',
  delta: 'rank-change',
  state: 'rank-change',
  week_position: 'rank-change',
  week_delta: 'rank-change',
  days_on: 'days-on-list',
  streak: 'days-on-list',
  entries: 'days-on-list',
  peak: 'days-on-list',
  peak_day: 'days-on-list',
  first_entry: 'days-on-list',
  strength: 'strength',
  metrics: 'rounding',
  gains: 'gain',
  spark: 'complete-captures',
} as const satisfies Record<Exclude<keyof ListItem, 'book' | 'has_audio' | 'places'>, string>;

const groups = {
  books: 'supply',
  authors: 'supply',
  active_books: 'supply',
  new_books: 'supply',
  new_before: 'life-cycle',
  lifecycle: 'life-cycle',
  finished_share: 'group-shares',
  free_share: 'group-shares',
  gain: 'group-gain',
  gain_change: 'gain-change',
  gain_change_n: 'gain-change',
  gain_change_reason: 'gain-change',
  gain_change_low: 'change-interval',
  gain_change_high: 'change-interval',
  gain_change_certain: 'certain-growth',
  median_gain: 'group-gain',
  n: 'group-gain',
  median_gain_new: 'new-books-gain',
  median_gain_new_low: 'new-books-gain',
  median_gain_new_high: 'new-books-gain',
  new_n: 'new-books-gain',
  above_share: 'share-above-bar',
  momentum: 'momentum',
  top_places: 'top-share',
  top_share: 'top-share',
  top_authors: 'top-share',
  lift: 'lift',
  lift_before: 'lift',
  likes_per_1000: 'likes-per-view',
  library_per_1000: 'likes-per-view',
  median_price: 'quartiles',
  price: 'quartiles',
  chars: 'quartiles',
  partner: 'best-partner',
  spark: 'group-gain',
} as const satisfies Record<Exclude<keyof GroupRow, 'id' | 'name'>, string>;

const genreTops = {
  day: 'complete-captures',
  size: 'complete-captures',
  turnover: 'turnover',
  half_life: 'half-life',
  effective_authors: 'effective-authors',
  debut_share: 'list-composition',
  median_age: 'list-composition',
  series_share: 'list-composition',
} as const satisfies Record<keyof NonNullable<GenreRow['top']>, string>;

const periods = {
  gain: 'gain-sum',
  active_books: 'mean-change',
  new_books: 'mean-change',
  supply_share: 'supply',
  top_share: 'top-share',
  lift: 'lift',
} as const satisfies Record<keyof GroupFigures, string>;

const authors = {
  tier: 'author-tier',
  books: 'author-figures',
  finished: 'author-figures',
  active_books: 'supply',
  gain: 'author-figures',
  gain_change: 'gain-change',
  gain_change_n: 'gain-change',
  gain_change_reason: 'gain-change',
  n: 'author-figures',
  top_places: 'top-share',
  best_position: 'author-figures',
  best_ever: 'author-figures',
  days_in_tops: 'author-figures',
  hit_share: 'author-figures',
  chars: 'author-figures',
  subscribers: 'author-figures',
  subscribers_gain: 'author-figures',
  cadence: 'cadence',
  written_per_day: 'characters-per-day',
  written_n: 'characters-per-day',
  spark: 'gain-sum',
} as const satisfies Record<
  Exclude<keyof AuthorRow, 'id' | 'name' | 'active_book' | 'debut_on' | 'updated' | 'genres'>,
  string
>;

const cadences = {
  updates: 'cadence',
  chapters: 'cadence',
  per_week: 'cadence',
  regularity: 'cadence',
  chars_per_day: 'cadence',
} as const satisfies Record<keyof Cadence, string>;

const trendFunctions = {
  sum: 'workbench-functions',
  mean: 'workbench-functions',
  median: 'workbench-functions',
  count: 'workbench-functions',
  cumulative: 'workbench-functions',
  share: 'workbench-functions',
  week_mean: 'week-mean',
  index: 'index',
} as const satisfies Record<TrendFunction, string>;

const trendMetrics = {
  new_books: 'supply',
  active_books: 'supply',
  top_places: 'top-share',
  lift: 'lift',
  price: 'workbench-levels',
  volume: 'workbench-levels',
  rank: 'workbench-levels',
} as const satisfies Record<(typeof stockMetrics)[number] | (typeof levelMetrics)[number], string>;

const ratios = {
  likes: 'book-ratios',
  library: 'book-ratios',
  comments: 'book-ratios',
  reviews: 'book-ratios',
  awards: 'book-ratios',
  price: 'book-ratios',
} as const satisfies Record<(typeof bookRatioKeys)[number], string>;

const sentences = {
  leader: 'day-sentences',
  riser: 'day-sentences',
  turnover: 'day-sentences',
  newcomers: 'day-sentences',
  genre_share: 'day-sentences',
  momentum: 'day-sentences',
} as const satisfies Record<Sentence['rule'], string>;

it('describes every figure of the contract', () => {
  const used = [
    kpis,
    listKpis,
    listItems,
    groups,
    genreTops,
    periods,
    authors,
    cadences,
    trendFunctions,
    trendMetrics,
    ratios,
    sentences,
  ].flatMap((figures): string[] => Object.values(figures));
  expect(used.filter((id) => !(id in methodology.entries))).toEqual([]);
});
