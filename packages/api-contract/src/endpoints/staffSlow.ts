import * as z from 'zod/mini';
import { count, instant } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';

/**
 * The answers of one route since the server has started, in seconds. `p95` is read off the
 * buckets of the histogram: null where it lies beyond the last of them, `beyond` says which.
 * `failed`: of them those answered with 500 or more.
 */
export const slowEndpoint = z.lazy(() =>
  z.object({
    method: z.string(),
    /** The pattern of the route, never an address. */
    route: z.string(),
    count,
    failed: count,
    mean: z.number(),
    p95: z.nullable(z.number()),
    beyond: z.nullable(z.number()),
  }),
);
export type SlowEndpoint = z.infer<typeof slowEndpoint>;

export const slowEndpoints = defineEndpoint({
  id: 'slowEndpoints',
  path: '/staff/slow/',
  summary: 'The slowest routes of this server since its start (moderators and admins)',
  auth: 'required',
  response: () => z.object({ since: instant, items: z.array(slowEndpoint) }),
});
