/**
 * The sections of the methodology, in the order of the page and of `docs/metrics.md`. A formula that is
 * not named here fails the check, and so does a name without a formula.
 */
export const sections = [
  {
    id: 'readings',
    title: 'Readings and days',
    entries: ['day', 'main-metric', 'rounding', 'coverage', 'partial-days'],
  },
  {
    id: 'gains',
    title: 'Gains and changes',
    entries: [
      'gain',
      'reset',
      'week-gain',
      'gain-sum',
      'compared-period',
      'gain-change',
      'change-interval',
      'certain-growth',
      'mean-change',
      'momentum',
      'surges',
      'growth-alert',
    ],
  },
  {
    id: 'lists',
    title: 'Rank lists',
    entries: [
      'complete-captures',
      'rank-change',
      'days-on-list',
      'strength',
      'rank-gains',
      'chapter-weekdays',
      'turnover',
      'survival-in-list',
      'half-life',
      'effective-authors',
      'list-composition',
      'top-share',
      'top-mix',
      'neighbours',
      'list-overlap',
    ],
  },
  {
    id: 'groups',
    title: 'Genres and tags',
    entries: [
      'supply',
      'group-gain',
      'share-above-bar',
      'new-books-gain',
      'pareto-line',
      'lift',
      'life-cycle',
      'pair-lift',
      'best-partner',
      'tag-map',
      'tag-growth',
      'quartiles',
      'group-shares',
      'prices-by-volume',
      'likes-per-view',
      'seasons',
    ],
  },
  {
    id: 'books',
    title: 'Books',
    entries: [
      'book-ratios',
      'similar-books',
      'other-portals',
      'reader-funnel',
      'book-parts',
      'book-events',
      'price-changes',
      'weekday-updates',
      'busiest-weekday',
      'finished-series',
    ],
  },
  {
    id: 'authors',
    title: 'Authors',
    entries: [
      'author-tier',
      'author-figures',
      'cadence',
      'characters-per-day',
      'similar-authors',
      'gain-by-book',
      'growth-by-age',
      'series-retention',
    ],
  },
  {
    id: 'workbench',
    title: 'Detailed trends',
    entries: [
      'buckets',
      'workbench-levels',
      'workbench-functions',
      'week-mean',
      'index',
      'odd-days',
    ],
  },
  {
    id: 'home',
    title: 'Home page and watched items',
    entries: ['day-sentences', 'turnover-calendar', 'watch-changes'],
  },
] as const;

/**
 * Modules of formulas: every exported function and every exported text of SQL in them names its entry
 * of the methodology, by `@methodology` or `@methodology-part`. Elsewhere the tags are read where they
 * occur.
 */
export const formulaModules = [
  'apps/server/src/reads/formulas/*.ts',
  'apps/server/src/statistics/*.ts',
  'apps/server/src/reads/shared/readings.ts',
  'apps/server/src/reads/shared/comparison.ts',
  'apps/server/src/reads/workbench/{buckets,points}.ts',
  'apps/server/src/measurements/{bookLatest,gainDaily,rankAggregates}.ts',
  'apps/server/src/measurements/aggregates/{activity,authorStats,bookEvents,dayQuality,finishedSeries}.ts',
  'apps/server/src/measurements/aggregates/{gainChangeSql,listQuality,newBooksGainSql,groupBars}.ts',
  'apps/server/src/measurements/aggregates/{groupDaily,groupLatest,weekGainSql,written}.ts',
];

/** Where tags are looked for. */
export const searchedModules = [
  'apps/server/src/**/*.ts',
  'apps/dashboard/src/**/*.{ts,tsx}',
  'packages/domain/src/**/*.ts',
  'packages/analytics-widgets/src/**/*.{ts,tsx}',
];
