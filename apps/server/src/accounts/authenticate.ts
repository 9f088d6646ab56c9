import type { Role } from '@litometr/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Authenticate, SessionUser } from '../http/contract.ts';
import { badToken, notAllowed, signInFirst } from './refusals.ts';
import { hasRank } from './roles.ts';
import type { Sessions } from './sessions.ts';

const bearer = /^bearer +([\w\-.~+/]+=*)$/i;

/**
 * Null for a guest, who sends no bearer token.
 *
 * @throws ApiError 401 `token_not_valid` for a token that is not ours or has ended: also on public
 * reads, so that the client refreshes it
 */
export function authenticateWith(sessions: Sessions): Authenticate {
  return async (request: FastifyRequest) => {
    const header = request.headers.authorization;
    if (header === undefined || !/^bearer\b/i.test(header)) return null;
    const token = bearer.exec(header)?.[1];
    if (token === undefined) throw badToken();
    return sessions.identify(token);
  };
}

/** The caller, when their rank is at least that of `role`; 401 for guests, 403 for lower ranks. */
export function requireRole(user: SessionUser | null, role: Role): SessionUser {
  if (user === null) throw signInFirst();
  if (!hasRank(user.role, role)) throw notAllowed();
  return user;
}
