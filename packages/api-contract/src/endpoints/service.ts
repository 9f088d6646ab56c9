import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const storeHealth = z.enum(['ok', 'failing']);

export const health = defineEndpoint({
  id: 'health',
  path: '/health/',
  summary: 'Liveness and readiness of the server and its two stores',
  auth: 'none',
  response: () =>
    z.object({
      status: storeHealth,
      version: z.string(),
      /** Whether the pages that visitors open first stand ready, drawn of what is published. */
      prepared: z.boolean(),
      stores: z.object({ measurements: storeHealth, accounts: storeHealth }),
    }),
});

/** What the dashboard must know of this installation before anything else. */
export const settings = defineEndpoint({
  id: 'settings',
  path: '/settings/',
  summary: 'Settings of this installation that the dashboard shows',
  response: () =>
    z.object({
      /** A link (`mailto:` or `https:`) for messages to the team; null where none is set. */
      contact: z.nullable(z.string()),
      /** Whether the demo accounts exist (one per role, password `demo`). */
      demo_accounts: z.boolean(),
    }),
});
