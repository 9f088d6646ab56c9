import * as z from 'zod/mini';
import { count, day, listKind, listPeriod, numericId } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { bookBrief, gains, meta, named, readings } from '../shapes.ts';

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
