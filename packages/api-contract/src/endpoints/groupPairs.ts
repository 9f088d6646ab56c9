import * as z from 'zod/mini';
import { count, numericId, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { wholeParam } from '../inputs.ts';
import { listFormat, meta, named } from '../shapes.ts';

/** Genres and tags that occur together on books. */

const portalParams = z.object({ portal: portalSlug });

const pairParts = {
  /** The genres or tags of most books, in a pair or in none; most books first. */
  nodes: z.array(z.object({ ...named.shape, books: count, momentum: z.nullable(z.number()) })),
  /** `books` with both of `n` in all; `lift` = books · n ÷ (books of a · books of b), `pmi` its log2. */
  items: z.array(
    z.object({ a: z.int(), b: z.int(), books: count, lift: z.number(), pmi: z.number() }),
  ),
};

export const tagPairs = defineEndpoint({
  id: 'tagPairs',
  path: '/portals/{portal}/tags/pairs/',
  summary: 'Co-occurrence of the most common tags, for a matrix and a map',
  params: () => portalParams,
  query: () =>
    z.object({
      genre: z.optional(numericId),
      top: z._default(wholeParam(2, 100), 40),
      min_books: z._default(wholeParam(1, 1_000_000), 1),
      ...listFormat,
    }),
  response: () => z.object({ meta, count, ...pairParts }),
});

export const genreOverlap = defineEndpoint({
  id: 'genreOverlap',
  path: '/portals/{portal}/genres/overlap/',
  summary: 'Co-occurrence of genres on books',
  params: () => portalParams,
  query: () => z.object(listFormat),
  response: () => z.object({ meta, count, ...pairParts }),
});
