import fastifyCookie from '@fastify/cookie';
import {
  currentUser,
  login,
  MENU_VERSION_HEADER,
  menu,
  refreshToken,
  revokeToken,
} from '@litometr/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPath, route } from '../http/contract.ts';
import { ApiError } from '../http/errors.ts';
import { DEVICE_COOKIE, DEVICE_COOKIE_SECONDS } from './deviceCookies.ts';
import type { AccountsStore } from './openAccounts.ts';
import { signInFirst } from './refusals.ts';
import type { Caller } from './sessions.ts';

/**
 * Registers the session calls (docs/product-spec.md#7-calls) and the revoke call. The caller sets
 * `app.authenticate`.
 */
export function registerSessionRoutes(
  app: FastifyInstance,
  { accounts }: { accounts: Pick<AccountsStore, 'sessions' | 'menu'> },
): void {
  const { sessions, menu: menus } = accounts;
  app.register(fastifyCookie);
  // A client with an older menu fetches the new one.
  app.addHook('onSend', async (request, reply) => {
    if (request.headers.authorization === undefined || reply.statusCode === 401) return;
    reply.header(MENU_VERSION_HEADER, await menus.version());
  });
  route(app, login, async ({ body, request, reply }) => {
    personal(reply);
    const signIn = await sessions.login(body, callerOf(request)).catch((error: unknown) => {
      if (error instanceof ApiError) throw error;
      // A server error must not carry `detail`, which a login form shows as 'wrong password'.
      request.log.error({ err: error }, 'sign-in failed');
      throw new ApiError(500, { code: 'server_error' });
    });
    setDeviceCookie(reply, signIn.deviceCookie);
    reply.header(MENU_VERSION_HEADER, await menus.version());
    return signIn.response;
  });
  route(app, refreshToken, ({ body, request, reply }) => {
    personal(reply);
    return sessions.refresh(body.refresh, callerOf(request));
  });
  route(app, revokeToken, async ({ body, request, reply }) => {
    personal(reply);
    await sessions.revoke(body.refresh, callerOf(request));
    return {};
  });
  route(app, currentUser, ({ user, reply }) => {
    personal(reply);
    if (user === null) throw signInFirst();
    return { username: user.username, role: user.role };
  });
  route(app, menu, ({ user, request, reply }) => {
    personal(reply);
    if (user === null) throw signInFirst();
    return menus.forRole(user.role, request.headers['accept-language']);
  });
}

/** Forbids the browser and every proxy to store the response. */
function personal(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}

function callerOf(request: FastifyRequest): Caller {
  const { 'accept-language': languages, 'user-agent': agent } = request.headers;
  const { [DEVICE_COOKIE]: deviceCookie } = request.cookies;
  return { address: request.ip, languages, agent, deviceCookie };
}

/** Sent with session calls only, never to other sites, and readable by no script. */
function setDeviceCookie(reply: FastifyReply, value: string): void {
  reply.setCookie(DEVICE_COOKIE, value, {
    path: fastifyPath('/token'),
    maxAge: DEVICE_COOKIE_SECONDS,
    httpOnly: true,
    sameSite: 'strict',
    secure: reply.request.protocol === 'https',
  });
}
