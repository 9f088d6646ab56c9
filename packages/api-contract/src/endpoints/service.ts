import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const health = defineEndpoint({
  id: 'health',
  path: '/health/',
  summary: 'Liveness and readiness of the server and its two stores',
  auth: 'none',
  response: z.object({
    status: z.enum(['ok', 'failing']),
    version: z.string(),
    stores: z.object({
      measurements: z.enum(['ok', 'failing']),
      accounts: z.enum(['ok', 'failing']),
    }),
  }),
});
