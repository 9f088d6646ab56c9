import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../http/contract.ts';
import { badToken } from './refusals.ts';
import type { Sessions } from './sessions.ts';

const bearer = /^bearer +([\w\-.~+/]+=*)$/i;

/**
 * Identifies the caller; null for a guest, who sends no bearer token.
 *
 * @throws ApiError 401 `token_not_valid` for a token that is invalid or has expired: also on public
 * endpoints, so that the client refreshes it
 */
export function authenticateWith(sessions: Sessions): Authenticate {
  return async (request: FastifyRequest) => {
    const header = request.headers.authorization;
    if (header === undefined || !/^bearer\b/i.test(header)) return null;
    const token = bearer.exec(header)?.[1];
    if (token === undefined) throw badToken();
    // The route's pattern, because the address itself may hold private data.
    const path = request.routeOptions.url ?? '';
    return sessions.identify(token, { address: request.ip, path });
  };
}
