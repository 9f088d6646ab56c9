import * as z from 'zod/mini';
import { count, day, numericId, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../inputs.ts';
import {
  changeReason,
  dayValue,
  listFormat,
  meta,
  named,
  pageOf,
  paging,
  periodQuery,
} from '../shapes.ts';
import { catalogueRow } from './catalogue.ts';

const portalParams = z.object({ portal: portalSlug });
const authorParams = z.object({ id: numericId });

const sortKeys = [
  'name',
  'books',
  'finished',
  'gain',
  'top_places',
  'best_position',
  'best_ever',
  'days_in_tops',
  'hit_share',
  'chars',
  'subscribers',
  'subscribers_gain',
  'updated',
  'cadence',
  'written_per_day',
] as const;
/** Authors without the value come last both ways; `cadence` is updates a week. */
export const authorSorts = [...sortKeys, ...sortKeys.map((key) => `-${key}` as const)] as const;

/** `debut`: one book; `published`: more; `charted`: at least one book has ever been in a list. */
export const authorTiers = ['debut', 'published', 'charted'] as const;
export const authorTier = z.enum(authorTiers);
export type AuthorTier = z.infer<typeof authorTier>;

/** Weeks up to the data day that a cadence covers. */
export const CADENCE_WEEKS = 12;
/** Days up to the data day that `written_per_day` covers. */
export const WRITTEN_DAYS = 30;

/**
 * How regularly an author publishes, by the portal's dates of chapters.
 *
 * - `updates`: days on which a chapter of any book was published, `chapters`: number of chapters
 * - `per_week`: updates a week, `regularity`: share of weeks with an update
 * - `chars_per_day`: characters published a day; null where chapter sizes are unknown
 */
export const cadence = z.lazy(() =>
  z.object({
    updates: count,
    chapters: count,
    per_week: z.number(),
    regularity: z.number(),
    chars_per_day: z.nullable(z.number()),
  }),
);
export type Cadence = z.infer<typeof cadence>;

/**
 * An author of a portal on the data day.
 *
 * - `gain`: of the week in the portal's main metric, over `n` books with both snapshots
 * - `gain_change`: as for genres and tags, from one book on
 * - `best_position`: best rank in any list of the last ninety days, `best_ever`: since the first
 *   captured list; null if in none. `days_in_tops`: days with a book in any list
 * - `hit_share`: share of books that have ever been in a list
 * - `active_books`: published, updated or ranked within thirty days; `active_book`: the most
 *   recently updated one of them that is in progress
 * - `subscribers`, `subscribers_gain` (of the week): null where the portal does not publish them
 * - `written_per_day`: characters a day by which the author's books grew, comparing the sizes that
 *   the portal showed thirty days before the data day and on it (negative where a text became
 *   shorter). Null where no book has both snapshots, and where a book was first seen in between,
 *   because its initial size is unknown. `written_n`: number of books with both snapshots, without
 *   those whose change is below the portal's rounding step
 */
export const authorRow = z.object({
  id: z.int(),
  name: z.string(),
  tier: z.nullable(authorTier),
  books: count,
  finished: count,
  active_books: count,
  active_book: z.nullable(z.object({ id: z.int(), title: z.string() })),
  gain: z.nullable(z.number()),
  gain_change: z.nullable(z.number()),
  gain_change_n: count,
  gain_change_reason: z.nullable(changeReason),
  n: count,
  top_places: count,
  best_position: z.nullable(count),
  best_ever: z.nullable(count),
  days_in_tops: count,
  hit_share: z.nullable(z.number()),
  chars: z.nullable(count),
  subscribers: z.nullable(count),
  subscribers_gain: z.nullable(z.int()),
  debut_on: z.nullable(day),
  updated: z.nullable(z.string()),
  genres: z.array(named),
  /** Null where the portal dates no chapter of the author's, and before the first data day. */
  cadence: z.nullable(cadence),
  written_per_day: z.nullable(z.number()),
  written_n: count,
  /** Daily gains of the last thirty data days; null over a gap. */
  spark: z.array(dayValue),
});
export type AuthorRow = z.infer<typeof authorRow>;

const yesOrNo = z.optional(z.enum(['yes', 'no']));

export const authors = defineEndpoint({
  id: 'authors',
  path: '/portals/{portal}/authors/',
  summary: 'The authors of a portal',
  params: () => portalParams,
  query: () =>
    z.object({
      /** A part of the name, or its words as `/search/` matches them. */
      q: z.optional(text(200)),
      tier: z.optional(authorTier),
      /** With a book in this genre. */
      genre: z.optional(numericId),
      /** With an active book, or without. */
      active: yesOrNo,
      /** With a book of a publisher, or without any. */
      publisher: yesOrNo,
      /** First ever on a list within thirty days, or not. */
      breakthrough: yesOrNo,
      /** With a `gain_change` above zero, or not. */
      growing: yesOrNo,
      sort: z._default(z.enum(authorSorts), '-gain'),
      ...paging,
    }),
  response: () => pageOf(authorRow),
});

export const authorsSummary = defineEndpoint({
  id: 'authorsSummary',
  path: '/portals/{portal}/authors/summary/',
  summary: 'How many authors there are, how many begin, how the top is shared out',
  params: () => portalParams,
  response: () =>
    z.object({
      meta,
      authors: count,
      /** With an active book. */
      active: count,
      /** First published, or first seen, within thirty days. */
      debuts: count,
      /** Within the thirty days before those. */
      debuts_before: count,
      /** With a place in the leading list now. */
      in_tops: count,
      median_books: z.nullable(z.number()),
      /** Places of the leading list that the ten with most of them hold; null without places. */
      top_ten_share: z.nullable(z.number()),
    }),
});

export const author = defineEndpoint({
  id: 'author',
  path: '/authors/{id}/',
  summary: 'The card of an author',
  params: () => authorParams,
  response: () =>
    z.object({
      meta,
      author: z.object({
        ...authorRow.shape,
        portal: portalSlug,
        external_url: z.nullable(z.string()),
        avatar_url: z.nullable(z.string()),
      }),
      /** The newest two hundred. */
      books: z.array(catalogueRow),
      /**
       * Authors with the most similar tags. `score` is the Jaccard index (shared tags ÷ union of
       * tags), of authors with two or more tags in common. Ten at most; ties are ordered by the
       * number of shared lists. `shared_lists`: lists that have ever contained books of both.
       */
      similar: z.array(
        z.object({ ...named.shape, shared: count, score: z.number(), shared_lists: count }),
      ),
    }),
});

export const authorBookSorts = [
  'published',
  '-published',
  'title',
  '-title',
  'series',
  '-series',
] as const;

/** A book on the author's timeline: when it was written, and when it was in lists. */
export const authorBook = z.lazy(() =>
  z.object({
    ...catalogueRow.shape,
    series: z.nullable(z.object({ title: z.string(), number: z.nullable(z.number()) })),
    updated: z.nullable(z.string()),
    finished: z.nullable(z.string()),
    /** First day on any list; null if never, or unknown: a list had no capture before that day. */
    first_listed: z.nullable(day),
    best_ever: z.nullable(count),
    days_on_lists: count,
    /** The latest fifty changes of its price that were seen, oldest first, in rubles. */
    prices: z.array(z.object({ day, before: z.number(), after: z.number() })),
  }),
);
export type AuthorBook = z.infer<typeof authorBook>;

/** `series`: by the series' title and the number in it; books outside series last. */
export const authorBooks = defineEndpoint({
  id: 'authorBooks',
  path: '/authors/{id}/books/',
  summary: 'The books of an author with their dates, series and time on lists',
  params: () => authorParams,
  query: () => z.object({ sort: z._default(z.enum(authorBookSorts), '-published'), ...paging }),
  response: () => pageOf(authorBook),
});

export const authorHistory = defineEndpoint({
  id: 'authorHistory',
  path: '/authors/{id}/history/',
  summary: 'An author over time: gains, places, subscribers, releases, genres by year',
  params: () => authorParams,
  query: () => z.object({ ...periodQuery, ...listFormat }),
  response: () =>
    z.object({
      meta,
      from: z.nullable(day),
      to: z.nullable(day),
      count,
      /**
       * Days that have data. `gain`: null over a gap. `places`: in any list, each list as on its last complete
       * capture within the week up to the day; null where no list is known, or one that the author was on is
       * not known any more. `top_places`: in the leading lists, in the same way. `best_position`: of all places.
       */
      items: z.array(
        z.object({
          day,
          gain: z.nullable(z.number()),
          n: count,
          places: z.nullable(count),
          top_places: z.nullable(count),
          best_position: z.nullable(count),
        }),
      ),
      subscribers: z.array(z.object({ day, value: count })),
      /**
       * Releases of a day of the period: books by the portal's dates, and parts (`chapters`) as in
       * the events of the books.
       */
      releases: z.array(z.object({ day, books: count, chapters: count })),
      /**
       * Genres and tags of the books by the year of their publication, all years; of the tags the twelve
       * that most books bear, of `year_tags` in all.
       */
      year_tags: count,
      years: z.array(
        z.object({
          year: z.int(),
          books: count,
          genres: z.array(z.object({ ...named.shape, books: count })),
          tags: z.array(z.object({ ...named.shape, books: count })),
        }),
      ),
      /** The main metric by days since publication: the twelve newest books that were read. */
      aligned: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          points: z.array(z.object({ age: z.int(), value: z.number() })),
        }),
      ),
    }),
});
