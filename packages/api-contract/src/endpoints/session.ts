import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../inputs.ts';

/** The roles of a session (`sessionUser.role`) and of screens. */
export {
  type AccountRole,
  accountRoleOf,
  accountRoles,
  type Role,
  roleRank,
} from '@litometr/domain';

/** Longest username that is stored, in characters. */
export const USERNAME_MAX = 150;
/** Longest password that is hashed, in characters. Limits the work that one call can cause. */
export const PASSWORD_MAX = 1024;

/** A user as the session knows them. `role` is open text: an unknown role ranks 0. */
export const sessionUser = z.object({
  username: z.string(),
  role: z.string(),
});

/** `access` and `refresh` are opaque to clients; both are non-empty. */
export const tokenPair = z.object({
  access: z.string().check(z.minLength(1)),
  refresh: z.string().check(z.minLength(1)),
});

export const menuItemMeta = z.lazy(() =>
  z.object({
    /** Name of an icon in the dashboard's set; an unknown name shows none. */
    icon: z.optional(z.string()),
    defaultExpanded: z.optional(z.boolean()),
    /** Lowest role that sees the entry; an unknown role hides it from all users. */
    requiredRole: z.optional(z.string()),
    title: z.optional(z.string()),
  }),
);

/**
 * One entry of the server's menu. `path` and `component` are null for groups and separators;
 * `displayName` is one text in the language of the request's `Accept-Language`.
 */
export const menuItem = z.object({
  name: z.string(),
  path: z.nullable(z.string()),
  displayName: z.string(),
  type: z.enum(['item', 'group', 'separator']),
  component: z.nullable(z.string()),
  meta: menuItemMeta,
  get children() {
    return z.array(menuItem);
  },
});

export const loginRequest = z.strictObject({
  username: text(USERNAME_MAX, 1),
  password: text(PASSWORD_MAX, 1),
});

export const loginResponse = z.extend(tokenPair, {
  user: sessionUser,
  menu: z.array(menuItem),
});

export const refreshRequest = z.strictObject({
  refresh: text(4096, 1),
});

/** Without `refresh` the refresh token that was sent stays valid. */
export const refreshResponse = z.lazy(() =>
  z.object({
    access: z.string().check(z.minLength(1)),
    refresh: z.optional(z.string().check(z.minLength(1))),
  }),
);

/** Answered for a known and for an unknown token alike. */
export const revokeResponse = z.object({});

export const menuResponse = z.array(menuItem);

export const login = defineEndpoint({
  id: 'login',
  method: 'POST',
  path: '/token/',
  summary: 'Sign in: tokens, the user and the menu of their role in one response',
  auth: 'none',
  body: () => loginRequest,
  response: () => loginResponse,
});

export const refreshToken = defineEndpoint({
  id: 'refreshToken',
  method: 'POST',
  path: '/token/refresh/',
  summary: 'A new access token; the refresh token is replaced too',
  auth: 'none',
  body: () => refreshRequest,
  response: () => refreshResponse,
});

export const revokeToken = defineEndpoint({
  id: 'revokeToken',
  method: 'POST',
  path: '/token/revoke/',
  summary: 'Sign out on the server: ends the session that the refresh token belongs to',
  auth: 'none',
  body: () => refreshRequest,
  response: () => revokeResponse,
});

export const currentUser = defineEndpoint({
  id: 'currentUser',
  path: '/auth/users/me/',
  summary: 'The signed-in user',
  auth: 'required',
  response: () => sessionUser,
});

/**
 * Response header of calls with a token: the version of the published menu. A client whose menu has
 * another version fetches it again.
 */
export const MENU_VERSION_HEADER = 'menu-version';

export const menu = defineEndpoint({
  id: 'menu',
  path: '/menu/',
  summary: "The server's menu for the caller's role, in the language of Accept-Language",
  auth: 'required',
  response: () => menuResponse,
});

export type SessionUser = z.infer<typeof sessionUser>;
export type TokenPair = z.infer<typeof tokenPair>;
export type MenuItemMeta = z.infer<typeof menuItemMeta>;
export type MenuItem = z.infer<typeof menuItem>;
export type LoginRequest = z.infer<typeof loginRequest>;
export type LoginResponse = z.infer<typeof loginResponse>;
export type RefreshRequest = z.infer<typeof refreshRequest>;
export type RefreshResponse = z.infer<typeof refreshResponse>;
