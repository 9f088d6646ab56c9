import * as z from 'zod/mini';
import { count, day, listKind, listPeriod, metricKey, numericId, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { bookBrief, dayPosition, gains, meta, named, reading, readings } from '../shapes.ts';
import { catalogueRow } from './catalogue.ts';
import { authorRow } from './statistics.ts';

/** A book's present place in a list. */
export const bookRank = z.object({
  list: listKind,
  genre: z.nullable(named),
  period: z.nullable(listPeriod),
  day,
  position: count,
  delta: z.nullable(z.int()),
  days_on: count,
  peak: count,
  entries: count,
});
export type BookRank = z.infer<typeof bookRank>;

export const bookDetail = z.object({
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
  gains,
  /** Votes per star, one to five; null where the portal shows none. */
  stars: z.nullable(z.array(count)),
  ranks: z.array(bookRank),
});
export type BookDetail = z.infer<typeof bookDetail>;

export const book = defineEndpoint({
  id: 'book',
  path: '/books/{id}/',
  summary: 'The card of a book',
  params: z.object({ id: numericId }),
  response: z.object({ meta, book: bookDetail }),
});

/** A list in a book's history, with the places on each captured day of the period. */
export const rankHistory = z.object({
  list: listKind,
  genre: z.nullable(named),
  period: z.nullable(listPeriod),
  depth: count,
  points: z.array(dayPosition),
});
export type RankHistory = z.infer<typeof rankHistory>;

export const bookHistory = defineEndpoint({
  id: 'bookHistory',
  path: '/books/{id}/history/',
  summary: 'Places and metrics of a book over time; missing days are missing',
  params: z.object({ id: numericId }),
  query: z.object({
    metric: z.optional(metricKey),
    from: z.optional(day),
    to: z.optional(day),
  }),
  response: z.object({
    meta,
    from: z.nullable(day),
    to: z.nullable(day),
    metrics: z.array(
      z.object({
        metric: metricKey,
        points: z.array(z.object({ day, ...reading.shape })),
      }),
    ),
    ranks: z.array(rankHistory),
  }),
});

export const author = defineEndpoint({
  id: 'author',
  path: '/authors/{id}/',
  summary: 'The card of an author',
  params: z.object({ id: numericId }),
  response: z.object({
    meta,
    author: z.object({
      ...authorRow.shape,
      portal: portalSlug,
      external_url: z.nullable(z.string()),
      chars: z.nullable(count),
    }),
    books: z.array(catalogueRow),
  }),
});
