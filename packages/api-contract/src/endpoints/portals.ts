import * as z from 'zod/mini';
import { count, day, listKind, listPeriod, metricKey, portalSlug, rankState } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  bookBrief,
  comparison,
  dayValue,
  gain,
  meta,
  named,
  period,
  periodQuery,
  span,
} from '../shapes.ts';

/**
 * Availability and precision of a metric on a portal. `steps`: values from `from` up to the next
 * step are rounded to `step`; empty where the metric is exact or not published.
 */
export const capability = z.lazy(() =>
  z.object({
    metric: metricKey,
    available: z.boolean(),
    precision: z.nullable(z.enum(['exact', 'rounded'])),
    steps: z.array(z.object({ from: z.number(), step: z.number() })),
  }),
);

/** A list that the store holds for a portal. `depth`: of its last captured day, see `capturedDay`. */
export const portalList = z.lazy(() =>
  z.object({
    list: listKind,
    genres: z.array(named),
    periods: z.array(listPeriod),
    depth: count,
  }),
);

export const portalSummary = z.lazy(() =>
  z.object({
    slug: portalSlug,
    name: z.string(),
    url: z.string(),
    meta,
    /** The first captured day that the store holds; null without any. */
    first_day: z.nullable(day),
    books: count,
    capabilities: z.array(capability),
    main_metric: z.nullable(metricKey),
    lists: z.array(portalList),
  }),
);
export type PortalSummary = z.infer<typeof portalSummary>;

export const portals = defineEndpoint({
  id: 'portals',
  path: '/portals/',
  summary: 'The six portals: what each publishes, which lists are held, the data day',
  response: () => z.object({ items: z.array(portalSummary) }),
});

/**
 * A figure with its history. `value` is of the last captured day (`new_books`: of the week up to
 * it). `previous` is the same a week before, of a turnover that of the capture before; null if
 * unknown, and of a turnover where the two days are not equally far from the days before them. `span`:
 * gains and new books add up over the period, a turnover is a mean; null where the store knows only how
 * things are now.
 */
export const kpi = z.lazy(() =>
  z.object({
    key: z.enum([
      'books',
      'new_books',
      'finished_share',
      'median_price',
      'turnover',
      'gain_views',
      'gain_likes',
      'gain_library',
      'gain_rating_count',
    ]),
    unit: z.enum(['count', 'share', 'rub']),
    value: z.nullable(z.number()),
    previous: z.nullable(z.number()),
    span: z.nullable(span),
    n: count,
    series: z.array(dayValue),
  }),
);
export type Kpi = z.infer<typeof kpi>;

/** A book with its last place and its main-metric gain over seven days. */
export const mover = z.lazy(() =>
  z.object({
    book: bookBrief,
    list: listKind,
    genre: z.nullable(named),
    position: count,
    prev_position: z.nullable(count),
    delta: z.nullable(z.int()),
    state: rankState,
    gain: z.nullable(gain),
  }),
);
export type Mover = z.infer<typeof mover>;

export const overview = defineEndpoint({
  id: 'portalOverview',
  path: '/portals/{portal}/overview/',
  summary: 'Key figures, daily entries and exits, and the largest moves of a portal',
  params: () => z.object({ portal: portalSlug }),
  query: () => z.object({ ...periodQuery, cmp: z._default(comparison, 'off') }),
  response: () =>
    z.object({
      meta,
      from: z.nullable(day),
      to: z.nullable(day),
      compared: z.nullable(period),
      kpis: z.array(kpi),
      /** The list that flow and movers are of; null where the store holds none. */
      leading: z.nullable(
        z.object({ list: listKind, genre: z.nullable(named), period: z.nullable(listPeriod) }),
      ),
      /** Per complete day of the portal's leading list; null on its first day. */
      flow: z.array(
        z.object({ day, entered: z.nullable(count), left: z.nullable(count), size: count }),
      ),
      /** Distinct books that entered the leading list in the period; null without such a list. */
      entered_books: z.nullable(count),
      risers: z.array(mover),
      fallers: z.array(mover),
      entered: z.array(mover),
    }),
});

/** One portal on the home page. `leader` heads the portal's leading list. */
export const homePortal = z.lazy(() =>
  z.object({
    slug: portalSlug,
    name: z.string(),
    meta,
    books: count,
    turnover: z.nullable(z.number()),
    entered: z.nullable(count),
    leader: z.nullable(mover),
    spark: z.array(dayValue),
  }),
);
export type HomePortal = z.infer<typeof homePortal>;

/**
 * A book that gathers speed: `momentum` is the percentile, 0 to 100, of its week's `gain` in the main
 * metric among the `n` books of its portal that have one. In order: the first book of each portal,
 * portals as in the menu, then the second of each.
 */
export const surge = z.lazy(() =>
  z.object({
    book: bookBrief,
    momentum: z.number(),
    n: count,
    gain: z.nullable(gain),
    best_position: z.nullable(count),
  }),
);
export type Surge = z.infer<typeof surge>;

export const home = defineEndpoint({
  id: 'home',
  path: '/home/',
  summary: 'Main changes of the day on all six portals',
  response: () =>
    z.object({
      /** The latest data day of all portals; `demo` when any portal shows generated data. */
      meta,
      /**
       * Over all portals. `updated`: books that the portal dates as gone on with on its data day;
       * `new_books`: of the week; `entered`, `left`, `turnover` (a mean): of the leading lists on
       * their last captured days; `coverage`: the mean of the portals'. `before`: the week
       * before, and the captured days before; of these null where a last captured day is further from
       * the day before than that one is, since more books enter in three days than in one. `series`: the last thirty days; null where not every
       * portal was captured, since a sum without one would fall.
       */
      kpis: z.object({
        books: count,
        updated: count,
        new_books: count,
        entered: count,
        left: count,
        turnover: z.nullable(z.number()),
        coverage: z.nullable(z.number()),
        before: z.object({
          new_books: count,
          entered: z.nullable(count),
          left: z.nullable(count),
          turnover: z.nullable(z.number()),
        }),
        series: z.object({ entered: z.array(dayValue), turnover: z.array(dayValue) }),
      }),
      portals: z.array(homePortal),
      risers: z.array(mover),
      entered: z.array(mover),
      /**
       * Those of the highest momentum, the first in larger portals first: two of a portal and ten in all
       * at most.
       */
      surges: z.array(surge),
    }),
});
