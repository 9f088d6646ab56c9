import type { Endpoint, EndpointResponse, Role } from '@litometr/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type HandlerContext, route, type SessionUser } from '../http/contract.ts';
import { ApiError } from '../http/errors.ts';
import type { AccountsStore } from './openAccounts.ts';
import { signInFirst } from './refusals.ts';
import { hasRank } from './roles.ts';

type StaffContext<E extends Endpoint> = Omit<HandlerContext<E>, 'user'> & {
  user: SessionUser;
};

export type StaffRoute = <E extends Endpoint>(
  endpoint: E,
  least: Role,
  handler: (context: StaffContext<E>) => Promise<EndpointResponse<E>> | EndpointResponse<E>,
  options?: { bodyLimit?: number },
) => void;

export type Admit = (
  least: Role,
) => (user: SessionUser | null, request: FastifyRequest) => Promise<void>;

/** Records of refusals per account: a flood of them would say nothing new. */
const NOTES = { points: 5, seconds: 10 * 60 };

/** Lets staff of a rank in; refusals are in the audit. */
export function staffAdmission({
  audit,
  counters,
}: Pick<AccountsStore, 'audit' | 'counters'>): Admit {
  const noted = counters.create('staff_refusal', NOTES);
  return (least) => async (user, request) => {
    if (user === null) throw signInFirst();
    if (hasRank(user.role, least)) return;
    if ((await noted.take(String(user.id))) === 0) {
      const path = request.routeOptions.url ?? '';
      const details = { path, method: request.method, needs: least };
      await audit.record({
        event: 'authz_fail',
        userId: user.id,
        address: request.ip,
        details,
      });
    }
    throw new ApiError(403, `This is for ${least === 'admin' ? 'admins' : 'staff'} only.`, {
      code: 'permission_denied',
    });
  };
}

/** Registers endpoints for staff; the role is checked before anything of the request is parsed. */
export function staffRoutes(app: FastifyInstance, admission: Admit): StaffRoute {
  return (endpoint, least, handler, options = {}) => {
    route(
      app,
      endpoint,
      ({ user, ...context }) => {
        if (user === null) throw signInFirst();
        return handler({ ...context, user });
      },
      { ...options, admit: admission(least) },
    );
  };
}
