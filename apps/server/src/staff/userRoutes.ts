import { randomBytes } from 'node:crypto';
import {
  changeUser,
  createUser,
  endUserSessions,
  resetUser,
  type StaffUser,
  staffAudit,
  staffUsers,
} from '@litometr/api-contract';
import type { StaffRoute } from '../accounts/staffRoute.ts';
import { UserChangeError } from '../accounts/users.ts';
import { ApiError, badParameter, notFound } from '../http/errors.ts';
import { searchAudit } from './auditSearch.ts';
import type { StaffDeps } from './staffDeps.ts';
import { findUser, listUsers } from './userList.ts';

/** Accounts and the audit, for admins. */
export function registerUserRoutes(route: StaffRoute, { accounts }: StaffDeps): void {
  const { database, users, now: clock } = accounts;
  const loadUser = async (id: number): Promise<StaffUser> => {
    const user = await findUser(database, clock(), id);
    if (user === null) throw notFound('There is no such account.');
    return user;
  };
  route(staffUsers, 'admin', ({ query }) => listUsers(database, clock(), query));
  route(createUser, 'admin', async ({ user, body }) => {
    const { username, role, password: chosen } = body;
    const password = chosen ?? randomPassword();
    await users.add({ username, role, password }, user.id).catch(refused);
    const made = await users.find(username);
    return {
      user: await loadUser(made?.id ?? 0),
      password: chosen === undefined ? password : null,
    };
  });
  route(changeUser, 'admin', async ({ user, params, body }) => {
    const now = await loadUser(params.id);
    const { username } = now;
    if (params.id === user.id && (body.disabled === true || body.role !== undefined)) {
      throw ownAccount();
    }
    if (body.seen !== undefined && !isAsSeen(now, body.seen)) throw editConflict(now);
    if (body.role !== undefined) {
      await users.setRole(username, body.role, user.id).catch(refused);
    }
    if (body.disabled === true) await users.disable(username, user.id).catch(refused);
    if (body.disabled === false) await users.enable(username, user.id).catch(refused);
    return loadUser(params.id);
  });
  route(resetUser, 'admin', async ({ user, params }) => {
    const { username } = await loadUser(params.id);
    const password = randomPassword();
    await users.setPassword(username, password, user.id).catch(refused);
    return { user: await loadUser(params.id), password };
  });
  route(endUserSessions, 'admin', async ({ user, params }) => {
    const { username } = await loadUser(params.id);
    await users.endSessions(username, user.id).catch(refused);
    return loadUser(params.id);
  });
  route(staffAudit, 'admin', ({ query }) => searchAudit(database, query));
}

function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}

function isAsSeen(user: StaffUser, seen: { role: string; disabled: boolean }): boolean {
  return user.role === seen.role && (user.disabled_at !== null) === seen.disabled;
}

/** Refuses to overwrite a state that the caller has not seen. */
function editConflict(user: StaffUser): ApiError {
  const detail = 'Another user has changed the account. Check it again.';
  return new ApiError(409, { detail, code: 'conflict', user });
}

function ownAccount(): ApiError {
  return new ApiError(409, 'Your own role and access are changed by another admin.', {
    code: 'own_account',
  });
}

function refused(error: unknown): never {
  if (!(error instanceof UserChangeError)) throw error;
  if (error.code === 'invalid') throw badParameter('username', error.message);
  if (error.code === 'weak_password') throw badParameter('password', error.message);
  if (error.code === 'not_found') throw notFound(error.message);
  throw new ApiError(409, error.message, { code: error.code });
}
