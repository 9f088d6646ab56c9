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
      /**
       * True when the pages that visitors open first have been rendered from the published data.
       */
      prepared: z.boolean(),
      stores: z.object({ measurements: storeHealth, accounts: storeHealth }),
    }),
});

/** Properties of this installation that the dashboard needs first. */
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
