import * as z from 'zod/mini';
import { count, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { text, wholeParam } from '../inputs.ts';
import { bookBrief, meta, named } from '../shapes.ts';

export const searchKinds = ['book', 'author', 'tag', 'genre'] as const;
export const searchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof searchKind>;

/** A place in a text that fits the query, in UTF-16 units: from, and up to. */
export const highlight = z.tuple([count, count]);
export type Highlight = z.infer<typeof highlight>;

const marked = z.object({ text: z.string(), highlights: z.array(highlight) });
export type Marked = z.infer<typeof marked>;

/**
 * A book. Where the same title of the same authors is listed on several portals it is one result:
 * the most popular listing, and the others in `listings`. `excerpt`: the words around the first
 * place in the annotation, where nothing else fits.
 */
export const foundBook = z.lazy(() =>
  z.object({
    kind: z.literal('book'),
    portal: portalSlug,
    book: bookBrief,
    title: marked,
    authors: z.array(marked),
    series: z.nullable(marked),
    excerpt: z.nullable(marked),
    listings: z.array(z.object({ portal: portalSlug, id: z.int() })),
  }),
);
export type FoundBook = z.infer<typeof foundBook>;

/** An author, tag or genre of a portal; `books` that bear it there. */
const foundName = <Kind extends 'author' | 'tag' | 'genre'>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    portal: portalSlug,
    ...named.shape,
    highlights: z.array(highlight),
    books: count,
  });
export const searchResult = z.discriminatedUnion('kind', [
  foundBook,
  foundName('author'),
  foundName('tag'),
  foundName('genre'),
]);
export type SearchResult = z.infer<typeof searchResult>;

/**
 * Finds by words of titles, authors, series, annotations and names: in any form and case, е for ё,
 * begun words, the wrong keyboard layout, the other script, one slip of the hand a word. The best
 * fit first (a whole title, words as typed, begun ones, other forms, slips; titles before authors,
 * series and annotations), then by popularity within the portal. At most `size` of each kind. A
 * query without a letter or digit finds nothing.
 */
export const search = defineEndpoint({
  id: 'search',
  path: '/search/',
  summary: 'Books, authors, tags and genres of all portals by words',
  query: () =>
    z.object({
      q: z._default(text(200), ''),
      kind: z.optional(searchKind),
      portal: z.optional(portalSlug),
      size: z._default(wholeParam(1, 50), 8),
    }),
  response: () =>
    z.object({
      meta,
      /**
       * The query as typed and its alternative readings; names of portals may match any of them.
       */
      readings: z.array(
        z.object({ kind: z.enum(['typed', 'layout', 'script']), text: z.string() }),
      ),
      /** All that fit, by kind; listings of a book are counted apart. */
      counts: z.object({ book: count, author: count, tag: count, genre: count }),
      items: z.array(searchResult),
    }),
});
