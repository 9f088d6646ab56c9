import * as z from 'zod/mini';
import { count, day, numericId, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { text, wholeParam } from '../inputs.ts';
import {
  bookBrief,
  changeReason,
  comparison,
  dayValue,
  gain,
  lift,
  listFormat,
  meta,
  named,
  paging,
  period,
  periodQuery,
  quartiles,
  share,
  span,
} from '../shapes.ts';

/** Genres and tags: statistics, and one of them. */

const portalParams = z.object({ portal: portalSlug });
const groupParams = z.object({ portal: portalSlug, id: numericId });

const sortKeys = [
  'name',
  'books',
  'authors',
  'new_books',
  'gain',
  'gain_change',
  'median_gain',
  'median_gain_new',
  'momentum',
  'above_share',
  'top_places',
  'top_authors',
  'lift',
  'likes_per_1000',
  'library_per_1000',
  'median_price',
  'median_chars',
  'finished_share',
  'period_gain',
  'period_top',
  'period_lift',
] as const;
/** `period_…`: by the figures over the requested period; groups without data in it come last. */
export const groupSorts = [...sortKeys, ...sortKeys.map((key) => `-${key}` as const)] as const;

/**
 * Percentiles for `above_share`: the gain that so many percent of a portal's books do not exceed.
 */
export const bars = ['50', '75', '90', '99'] as const;
export type Bar = (typeof bars)[number];

/** Lifecycle phase of a tag or genre; `lifecycleOf` defines the rule. */
export const lifecycle = z.enum(['emerging', 'growing', 'mature', 'fading']);
export type Lifecycle = z.infer<typeof lifecycle>;

/**
 * A genre or tag of a portal on the data day.
 *
 * - `books`, `authors`: all that are known; `active_books`: published, updated or ranked within
 *   thirty days; `new_books`: published within thirty days, `new_before`: within the thirty before
 * - `gain`, `median_gain`: seven-day gains of the portal's main metric over the books with both
 *   readings (`n` of them); `above_share`: of those, the books whose gain exceeds the bar: by
 *   default the median of the portal's books
 * - `gain_change`: as in `span`, of the seven days up to the data day against the seven before, of
 *   `gain_change_n` books; null with its `gain_change_reason`. `…_low` to `…_high` is its 95 % interval;
 *   `gain_change_certain`: the wider interval that holds of all groups of the kind at once leaves out 0
 * - `median_gain_new`: median daily gain, over the week, of its `new_n` books that were published within
 *   sixty days, with the 95 % interval `…_low` to `…_high`; null for fewer than eight
 * - `momentum`: median of its books' momentum, 0 to 100; null without any
 * - `top_places`: places in the lists of the portal's leading kind, each as on its last complete day
 *   within a week, `top_share` of all their places; `top_authors`: distinct authors with a place
 *   within thirty days, who may be more than the places
 * - `lift`: on the data day; `lift_before`: its value on the last captured day thirty days earlier
 * - `likes_per_1000`, `library_per_1000`: per thousand views, of the books with both readings;
 *   null where the portal does not publish them
 * - `price`: rubles, of the books that cost something; `chars`: characters with spaces
 * - `partner`: the tag that is on the same books oftenest beyond chance, of the pairs on twenty
 *   books or more: the highest lower bound of the shrunk ratio of observed to expected books
 * - `spark`: daily gains of the last thirty data days; null over a gap
 */
export const groupRow = z.object({
  id: z.int(),
  name: z.string(),
  books: count,
  authors: count,
  active_books: count,
  new_books: count,
  new_before: z.nullable(count),
  lifecycle: z.nullable(lifecycle),
  finished_share: z.nullable(z.number()),
  free_share: z.nullable(z.number()),
  gain: z.nullable(z.number()),
  gain_change: z.nullable(z.number()),
  gain_change_n: count,
  gain_change_reason: z.nullable(changeReason),
  gain_change_low: z.nullable(z.number()),
  gain_change_high: z.nullable(z.number()),
  gain_change_certain: z.boolean(),
  median_gain: z.nullable(z.number()),
  n: count,
  median_gain_new: z.nullable(z.number()),
  median_gain_new_low: z.nullable(z.number()),
  median_gain_new_high: z.nullable(z.number()),
  new_n: count,
  above_share: z.nullable(z.number()),
  momentum: z.nullable(z.number()),
  top_places: count,
  top_share: z.nullable(z.number()),
  top_authors: count,
  lift: z.nullable(lift),
  lift_before: z.nullable(z.number()),
  likes_per_1000: z.nullable(z.number()),
  library_per_1000: z.nullable(z.number()),
  median_price: z.nullable(z.number()),
  price: z.nullable(quartiles),
  chars: z.nullable(quartiles),
  partner: z.nullable(z.object({ ...named.shape, lift: z.number() })),
  spark: z.array(dayValue),
});
export type GroupRow = z.infer<typeof groupRow>;

/**
 * Over a period: `gain` adds up, the others are means of the captured days. `top_share` is compared only
 * where both periods are of the places of the same lists.
 */
export const groupFigures = z.lazy(() =>
  z.object({
    gain: span,
    active_books: span,
    new_books: span,
    supply_share: span,
    top_share: span,
    lift: span,
  }),
);
export type GroupFigures = z.infer<typeof groupFigures>;

/**
 * Figures of lists over the requested period. Null where days have no such data: for the tags of
 * one genre, and before the first data day.
 */
const overPeriod = { figures: z.nullable(groupFigures) };

/** A genre or tag as lists have it. */
export type ListedGroup = GroupRow & { figures: GroupFigures | null };

/**
 * - `period`: the days that the figures cover; the rest of the row is of the data day
 * - `bar_gain`: the week's gain at the requested percentile; null where no book has a gain
 */
const listParts = {
  meta,
  count,
  period,
  compared: z.nullable(period),
  bar_gain: z.nullable(z.number()),
};

const least = z._default(wholeParam(0, 1_000_000), 0);
const groupQuery = {
  q: z.optional(text(200)),
  min_books: least,
  min_authors: least,
  bar: z._default(z.enum(bars), '50'),
  sort: z._default(z.enum(groupSorts), '-books'),
  ...periodQuery,
  cmp: z._default(comparison, 'off'),
  ...paging,
};

/** The parts of openness: of the genre's own top list on its last captured day. */
const genreTop = z.lazy(() =>
  z.nullable(
    z.object({
      day,
      size: count,
      turnover: z.nullable(z.number()),
      half_life: z.nullable(z.number()),
      effective_authors: z.nullable(z.number()),
      debut_share: z.nullable(z.number()),
      median_age: z.nullable(z.number()),
      series_share: z.nullable(z.number()),
    }),
  ),
);
export const genreRow = z.lazy(() => z.object({ ...groupRow.shape, top: genreTop }));
export type GenreRow = z.infer<typeof genreRow>;

export const genres = defineEndpoint({
  id: 'genres',
  path: '/portals/{portal}/genres/',
  summary: 'Statistics of the genres of a portal',
  params: () => portalParams,
  query: () => z.object(groupQuery),
  response: () =>
    z.object({
      ...listParts,
      items: z.array(z.object({ ...groupRow.shape, top: genreTop, ...overPeriod })),
    }),
});

/** With `genre` the figures are of that genre's books; what needs a past is null then, `spark` empty. */
export const tags = defineEndpoint({
  id: 'tags',
  path: '/portals/{portal}/tags/',
  summary: 'Statistics of the tags of a portal',
  params: () => portalParams,
  query: () => z.object({ ...groupQuery, genre: z.optional(numericId) }),
  response: () =>
    z.object({ ...listParts, items: z.array(z.object({ ...groupRow.shape, ...overPeriod })) }),
});

/**
 * A genre or tag on a captured day. `supply_share` and `top_share`: its part of all active books
 * and of all places, as in `groupRow`. `gain` is null over a gap of days. `top_entered`, `top_left`:
 * its books that came onto the leading list since its complete day before, and that left it; null
 * where the list was not captured in full on the day, or never before.
 */
export const groupDay = z.lazy(() =>
  z.object({
    day,
    active_books: count,
    new_books: count,
    authors: count,
    gain: z.nullable(z.number()),
    n: count,
    top_places: count,
    top_entered: z.nullable(count),
    top_left: z.nullable(count),
    supply_share: z.nullable(z.number()),
    top_share: z.nullable(z.number()),
    lift: z.nullable(lift),
  }),
);
export type GroupDay = z.infer<typeof groupDay>;

/**
 * How many values lie in `from` ≤ value < `to`; the last bin has no end. What is 0 lies in none: the first
 * bin of prices begins above 0 and leaves out the books that cost nothing.
 */
export const bin = z.object({ from: z.number(), to: z.nullable(z.number()), count });
export type Bin = z.infer<typeof bin>;

const groupPeriodQuery = z.object({ ...periodQuery, cmp: z._default(comparison, 'off') });

const groupParts = {
  period,
  compared: z.nullable(period),
  figures: groupFigures,
  series: z.array(groupDay),
  prices: z.array(bin),
  volumes: z.array(bin),
  statuses: z.array(share),
  accesses: z.array(share),
  /** Tags of the same books, most frequent first; `lift` = observed ÷ expected books together. */
  partners: z.array(z.object({ ...named.shape, books: count, lift: z.number() })),
  /** Genres of the same books, most frequent first. */
  genres: z.array(z.object({ ...named.shape, books: count })),
  /** The leading fifty by main metric; `gain` of seven days. */
  books: z.array(
    z.object({
      book: bookBrief,
      gain: z.nullable(gain),
      momentum: z.nullable(z.number()),
      best_position: z.nullable(count),
    }),
  ),
  /** Twenty at most, those with most places and then most books first. */
  authors: z.array(
    z.object({
      ...named.shape,
      books: count,
      top_places: count,
      best_position: z.nullable(count),
      /** Of the books of this genre or tag. */
      share: z.number(),
    }),
  ),
  /** Who entered a list within thirty days, the latest first: twenty at most. */
  entered: z.array(z.object({ book: bookBrief, day, position: count })),
};

export const genre = defineEndpoint({
  id: 'genre',
  path: '/portals/{portal}/genres/{id}/',
  summary: 'One genre: its figures over time, prices, volumes, tags, books and authors',
  params: () => groupParams,
  query: () => groupPeriodQuery,
  response: () => z.object({ meta, genre: genreRow, ...groupParts }),
});

export const tag = defineEndpoint({
  id: 'tag',
  path: '/portals/{portal}/tags/{id}/',
  summary: 'One tag: its figures over time, partners, prices, volumes, books and authors',
  params: () => groupParams,
  query: () =>
    z.object({
      ...groupPeriodQuery.shape,
      /**
       * Reference genre for prices and volumes; by default the genre that most of its books have.
       */
      genre: z.optional(numericId),
    }),
  response: () =>
    z.object({
      meta,
      tag: groupRow,
      /** The first day that a book bore it; null where it was there from the first capture on. */
      first_seen: z.nullable(day),
      ...groupParts,
      /**
       * Of all books of a genre (those with the tag among them) how many lie in each bin of `prices`
       * and of `volumes`; null where no book of the tag has a genre.
       */
      against: z.nullable(
        z.object({ genre: named, prices: z.array(count), volumes: z.array(count) }),
      ),
    }),
});

/**
 * Books that cost something, by volume: `from` ≤ characters < `to`; the last band has no end.
 * `price` in rubles, null where no book of the band has a price.
 */
export const volumePrices = z.lazy(() =>
  z.object({ from: count, to: z.nullable(count), price: z.nullable(quartiles) }),
);
export type VolumePrices = z.infer<typeof volumePrices>;

/** Prices of paid books by their volume, over the whole portal or in one genre. */
export const pricesByVolume = defineEndpoint({
  id: 'pricesByVolume',
  path: '/portals/{portal}/prices-by-volume/',
  summary: 'Prices of paid books by volume',
  params: () => z.object({ portal: portalSlug }),
  query: () => z.object({ genre: z.optional(numericId), ...listFormat }),
  response: () => z.object({ meta, genre: z.nullable(named), count, items: z.array(volumePrices) }),
});
