import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Names the published state of all portals; changes whenever a reader could see other numbers. */
export type StateTag = () => Promise<string>;

/**
 * Answers of public reads depend on the published state, the address and nothing else, so their
 * ETag is known before a query runs: a repeat costs no read. Answers to a call with a token are
 * private. What is personal is not stored at all.
 */
export function registerRevalidation(
  app: FastifyInstance,
  stateTag: StateTag,
  build: string,
): void {
  app.decorate('stateTag', stateTag);
  app.addHook('preHandler', async (request, reply) => {
    const endpoint = request.routeOptions.config.endpoint;
    if (endpoint === undefined) return;
    if (endpoint.method !== 'GET' || endpoint.auth !== 'optional') {
      reply.header('cache-control', 'no-store');
      return;
    }
    const isPrivate = request.headers.authorization !== undefined;
    // A bad token must be refused, not served from a cache. Tables are longer by role.
    const user = isPrivate ? await app.authenticate(request) : null;
    const tag = `W/"${createHash('sha256')
      .update(`${build}\n${await stateTag()}\n${user?.role ?? ''}\n${request.url}`)
      .digest('base64url')
      .slice(0, 22)}"`;
    reply.headers({
      etag: tag,
      'cache-control': `${isPrivate ? 'private' : 'public'}, no-cache`,
      vary: 'authorization, accept-encoding',
    });
    if (names(request.headers['if-none-match'], tag)) return reply.status(304).send();
  });
  // An error response must not be revalidated by the tag of a valid one.
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400 && request.routeOptions.config.endpoint !== undefined) {
      reply.removeHeader('etag');
      reply.header('cache-control', 'no-store');
    }
    return payload;
  });
}

/**
 * True when `If-None-Match` contains the tag, alone or among others; weak and strong are the same
 * here.
 */
function names(header: string | undefined, tag: string): boolean {
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header?.split(',').some((part) => opaque(part) === opaque(tag)) ?? false;
}
