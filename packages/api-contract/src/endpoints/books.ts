import type { metricKeys } from '@litometr/domain';
import * as z from 'zod/mini';
import { count, day, listKind, listPeriod, metricKey, numericId } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { bookBrief, gain, gains, listFormat, meta, named, quartiles, readings } from '../shapes.ts';
import { tierChoices } from './catalogueQuery.ts';

/** A book's present place in a list. */
export const bookRank = z.lazy(() =>
  z.object({
    list: listKind,
    genre: z.nullable(named),
    period: z.nullable(listPeriod),
    day,
    position: count,
    delta: z.nullable(z.int()),
    days_on: count,
    peak: count,
    entries: count,
  }),
);
export type BookRank = z.infer<typeof bookRank>;

export const bookDetail = z.lazy(() =>
  z.object({
    ...bookBrief.shape,
    external_url: z.nullable(z.string()),
    annotation: z.nullable(z.string()),
    series: z.nullable(z.object({ title: z.string(), number: z.nullable(z.number()) })),
    tags: z.array(named),
    pages: z.nullable(count),
    has_audio: z.nullable(z.boolean()),
    is_exclusive: z.nullable(z.boolean()),
    publisher: z.nullable(z.string()),
    first_published_on: z.nullable(z.string()),
    updated_on: z.nullable(z.string()),
    finished_on: z.nullable(z.string()),
    metrics: readings,
    /** Day of `metrics`; null without readings. */
    metrics_day: z.nullable(day),
    /** Of the week up to the data day. */
    gains,
    /** Of the week before that one. */
    gains_before: gains,
    /** Of the last day. */
    day_gains: gains,
    /** Of its authors when it came out; null without authors, or while nothing was read or ranked. */
    tier: z.nullable(z.enum(tierChoices)),
    /**
     * Percentile, 0 to 100, of the week's gain in the main metric among the `momentum_n` books of the
     * portal that have one; null of fewer than twenty.
     */
    momentum: z.nullable(z.number()),
    momentum_n: count,
    /** Best place in any list of the last ninety days, and since the first capture; null if in none. */
    best_position: z.nullable(count),
    best_ever: z.nullable(count),
    /** Votes per star, one to five; null where the portal shows none. */
    stars: z.nullable(z.array(count)),
    ranks: z.array(bookRank),
  }),
);
export type BookDetail = z.infer<typeof bookDetail>;

export const book = defineEndpoint({
  id: 'book',
  path: '/books/{id}/',
  summary: 'The card of a book',
  params: () => z.object({ id: numericId }),
  response: () => z.object({ meta, book: bookDetail }),
});

/** Books that an answer of `/similar/` names. */
export const SIMILAR_BOOKS = 20;

/**
 * Books of the portal with the most similar tags and genres. `score` is the Jaccard index (shared ÷
 * union; a tag matches a tag, a genre a genre), of books with two or more in common. Ties are
 * ordered by the main metric.
 */
export const similarBooks = defineEndpoint({
  id: 'similarBooks',
  path: '/books/{id}/similar/',
  summary: 'Books with the same tags and genres',
  params: () => z.object({ id: numericId }),
  query: () => z.object(listFormat),
  response: () =>
    z.object({
      meta,
      count,
      items: z.array(
        z.object({
          book: bookBrief,
          score: z.number(),
          /** Tags in common, then genres. */
          tags: z.array(named),
          genres: z.array(named),
          /** Of the week in the main metric; null where the portal publishes none. */
          gain: z.nullable(gain),
          momentum: z.nullable(z.number()),
          best_position: z.nullable(count),
        }),
      ),
    }),
});

/**
 * A book of another portal with the title and an author of a book, regardless of case, punctuation,
 * accents and the order of the author's names.
 *
 * - `certain`: it is the only such book of its portal, and all authors are the same
 * - `gain`: of the week in `metric`, the main metric of its portal
 */
export const otherListing = z.lazy(() =>
  z.object({
    book: bookBrief,
    external_url: z.nullable(z.string()),
    metric: z.nullable(metricKey),
    gain: z.nullable(gain),
    certain: z.boolean(),
  }),
);
export type OtherListing = z.infer<typeof otherListing>;

export const otherListings = defineEndpoint({
  id: 'otherListings',
  path: '/books/{id}/other-portals/',
  summary: 'The same title by the same author on other portals',
  params: () => z.object({ id: numericId }),
  query: () => z.object(listFormat),
  response: () => z.object({ meta, count, items: z.array(otherListing) }),
});

/** Ratios of a book. Counters are per thousand views, the price per 40,000 characters. */
export const bookRatioKeys = [
  ...([
    'likes',
    'library',
    'comments',
    'reviews',
    'awards',
  ] as const satisfies readonly (typeof metricKeys)[number][]),
  'price',
] as const;

/**
 * `value` of the last readings; null where one is missing. `genre`: of the books of its first genre
 * that have the ratio, itself among them; null of fewer than five.
 */
export const bookRatios = defineEndpoint({
  id: 'bookRatios',
  path: '/books/{id}/ratios/',
  summary: 'How a book is received for its views, and priced for its volume, within its genre',
  params: () => z.object({ id: numericId }),
  response: () =>
    z.object({
      meta,
      /** The first genre; null of a book without any. */
      genre: z.nullable(named),
      items: z.array(
        z.object({
          key: z.enum(bookRatioKeys),
          value: z.nullable(z.number()),
          genre: z.nullable(quartiles),
          /** Share of the genre's books with less, 0 to 1; null where either is. */
          above: z.nullable(z.number()),
        }),
      ),
    }),
});
