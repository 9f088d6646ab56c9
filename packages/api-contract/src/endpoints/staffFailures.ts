import * as z from 'zod/mini';
import { count, id, instant, numericId } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done } from './meText.ts';

/** The loops that run beside requests. */
export const backgroundLoop = z.enum([
  'alerts',
  'webhooks',
  'feeds',
  'collectors',
  'imports',
  'renames',
  'pages',
  'pruning',
]);
export type BackgroundLoop = z.infer<typeof backgroundLoop>;

/**
 * A subject (a rule, webhook, portal or task) that a background loop skips because it fails. It is
 * retried, and leaves the list when it succeeds. `message` is technical and in English; it holds no
 * contents of rows.
 */
export const backgroundFailure = z.lazy(() =>
  z.object({
    id,
    loop: backgroundLoop,
    subject: z.string(),
    message: z.string(),
    /** Failures in a row. */
    count,
    first_at: instant,
    last_at: instant,
  }),
);
export type BackgroundFailure = z.infer<typeof backgroundFailure>;

export const backgroundFailures = defineEndpoint({
  id: 'backgroundFailures',
  path: '/staff/failures/',
  summary: 'List failures of background loops, the latest first (moderators and admins)',
  auth: 'required',
  response: () => z.object({ items: z.array(backgroundFailure) }),
});

/** 404 for a failure that is resolved or dismissed already. */
export const dismissBackgroundFailure = defineEndpoint({
  id: 'dismissBackgroundFailure',
  method: 'DELETE',
  path: '/staff/failures/{id}/',
  summary: 'Hide a background failure until its subject recovers and fails again (staff)',
  auth: 'required',
  params: () => z.object({ id: numericId }),
  response: () => done,
});
