import type { Endpoint, EndpointResponse } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../accounts/limits/counters.ts';
import { signInFirst } from '../accounts/refusals.ts';
import { type HandlerContext, route, type SessionUser } from '../http/contract.ts';
import { ApiError } from '../http/errors.ts';

type OwnContext<E extends Endpoint> = Omit<HandlerContext<E>, 'user'> & {
  user: SessionUser;
};

type OwnHandler<E extends Endpoint> = (
  context: OwnContext<E>,
) => Promise<EndpointResponse<E>> | EndpointResponse<E>;

interface OwnOptions {
  bodyLimit?: number;
  /** Limit of calls a minute and user, for calls that cost more than a row. */
  perMinute?: number;
}

export type OwnRoute = <E extends Endpoint>(
  endpoint: E,
  handler: OwnHandler<E>,
  options?: OwnOptions,
) => void;

const MINUTE = 60;
/** Only a runaway loop is faster. */
const CHANGES_A_MINUTE = 300;

/** Registers endpoints about the caller's own account; changes are bounded per user. */
export function ownRoutes(app: FastifyInstance, limits: Counters): OwnRoute {
  const changes = limits.create('own_changes', { points: CHANGES_A_MINUTE, seconds: MINUTE });
  return (endpoint, handler, { bodyLimit, perMinute } = {}) => {
    const counters = endpoint.method === 'GET' ? [] : [changes];
    if (perMinute !== undefined) {
      counters.push(limits.create(`own_${endpoint.id}`, { points: perMinute, seconds: MINUTE }));
    }
    const admit = async (user: SessionUser | null) => {
      if (user === null) throw signInFirst();
      for (const counter of counters) {
        const wait = await counter.take(String(user.id));
        if (wait > 0) throw tooFast(wait);
      }
    };
    route(
      app,
      endpoint,
      ({ user, ...context }) => {
        if (user === null) throw signInFirst();
        return handler({ ...context, user });
      },
      { admit, bodyLimit },
    );
  };
}

function tooFast(waitSeconds: number): ApiError {
  return new ApiError(429, 'Too many calls in a minute. Try again a little later.', {
    headers: { 'retry-after': String(waitSeconds) },
  });
}
