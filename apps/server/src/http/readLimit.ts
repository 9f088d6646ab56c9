import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import { isLoopbackAddress, toBlockKey } from './addressBlocks.ts';
import { ApiError } from './errors.ts';

/**
 * Public requests a minute and address block. A page makes some tens of calls, and an office of
 * many readers may share one address.
 */
export const READS_PER_MINUTE = 1_200;

/**
 * Limits public reads and, through `app.rateLimit()`, pages. Each process counts by itself. Calls
 * from this machine are not limited: tools, health checks and the server's own requests.
 */
export async function registerReadLimit(
  app: FastifyInstance,
  readsPerMinute = READS_PER_MINUTE,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: readsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => toBlockKey(request.ip),
    allowList: (request) => isLoopbackAddress(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError(
        429,
        `Too many requests from this network. Try again in ${Math.ceil(ttl / 1000)} seconds.`,
        { code: 'throttled' },
      ),
    // Shared caches store public responses: a count of one caller is not part of them.
    addHeadersOnExceeding: withoutCounts,
    addHeaders: { ...withoutCounts, 'retry-after': true },
  });
  const limit = app.rateLimit();
  app.addHook('onRoute', (added) => {
    if (!isPublicRead(added.config?.endpoint)) return;
    added.onRequest = [...[added.onRequest ?? []].flat(), limit];
  });
}

const withoutCounts = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

function isPublicRead(endpoint: Endpoint | undefined): boolean {
  return endpoint?.method === 'GET' && endpoint.auth !== 'required';
}
