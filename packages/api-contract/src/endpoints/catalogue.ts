import * as z from 'zod/mini';
import { bookAccess, bookForm, bookStatus, count, numericId, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { bookBrief, gains, named, pageOf, paging, readings } from '../shapes.ts';

export const catalogueSorts = [
  'title',
  '-title',
  'price',
  '-price',
  'chars',
  '-chars',
  'published',
  '-published',
  'gain',
  '-gain',
  'views',
  '-views',
  'likes',
  '-likes',
  'library',
  '-library',
  'rating_count',
  '-rating_count',
] as const;

export const catalogueRow = z.object({
  book: bookBrief,
  tags: z.array(named),
  published: z.nullable(z.string()),
  metrics: readings,
  gains,
  /** Best place in any list of the last ninety days; null if in none. */
  best_position: z.nullable(count),
});
export type CatalogueRow = z.infer<typeof catalogueRow>;

/** Without `sort` a catalogue stands by main metric, the largest first. */
export const catalogue = defineEndpoint({
  id: 'catalogue',
  path: '/portals/{portal}/books/',
  summary: 'The books of a portal, searched and filtered',
  params: z.object({ portal: portalSlug }),
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(200))),
    genre: z.optional(numericId),
    tag: z.optional(numericId),
    author: z.optional(numericId),
    status: z.optional(bookStatus),
    access: z.optional(bookAccess),
    form: z.optional(bookForm),
    sort: z.optional(z.enum(catalogueSorts)),
    ...paging,
  }),
  response: pageOf(catalogueRow),
});
