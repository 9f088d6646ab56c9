import * as z from 'zod/mini';
import { count, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { named, pageOf, paging } from '../shapes.ts';

const portalParams = z.object({ portal: portalSlug });

export const authorSorts = [
  'name',
  '-name',
  'books',
  '-books',
  'gain',
  '-gain',
  'top_places',
  '-top_places',
  'best_position',
  '-best_position',
] as const;

/** `best_position`: best place in any list of the last ninety days; null if in none. */
export const authorRow = z.object({
  id: z.int(),
  name: z.string(),
  books: count,
  finished: count,
  gain: z.nullable(z.number()),
  top_places: count,
  best_position: z.nullable(count),
  genres: z.array(named),
});
export type AuthorRow = z.infer<typeof authorRow>;

export const authors = defineEndpoint({
  id: 'authors',
  path: '/portals/{portal}/authors/',
  summary: 'The authors of a portal',
  params: portalParams,
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(200))),
    sort: z._default(z.enum(authorSorts), '-gain'),
    ...paging,
  }),
  response: pageOf(authorRow),
});
