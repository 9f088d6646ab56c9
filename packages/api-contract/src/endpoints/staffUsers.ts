import * as z from 'zod/mini';
import { count, id, instant, numericId } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDay, listParam, pattern, text } from '../inputs.ts';
import { listFormat, paging } from '../shapes.ts';
import { PASSWORD_MIN } from './meAccount.ts';
import { accountRoles, PASSWORD_MAX, USERNAME_MAX } from './session.ts';

/** Accounts and the audit, for admins. */

export const accountRole = z.enum(accountRoles);

export const staffUser = z.lazy(() =>
  z.object({
    id,
    username: z.string(),
    role: z.string(),
    /** Its password is public. */
    demo: z.boolean(),
    created_at: instant,
    /** Null while it may sign in. */
    disabled_at: z.nullable(instant),
    /** Null where no session of the user is stored. */
    last_seen_at: z.nullable(instant),
    /** That live. */
    sessions: count,
  }),
);
export type StaffUser = z.infer<typeof staffUser>;

export const staffUsers = defineEndpoint({
  id: 'staffUsers',
  path: '/staff/users/',
  summary: 'Accounts by name (admins)',
  auth: 'required',
  query: () =>
    z.object({
      /** A part of the name. */
      q: z.optional(text(USERNAME_MAX)),
      role: z.optional(accountRole),
      state: z.optional(z.enum(['enabled', 'disabled'])),
      page: paging.page,
      size: paging.size,
    }),
  response: () => z.object({ count, items: z.array(staffUser) }),
});

const shownOnce = z.lazy(() =>
  z.object({
    user: staffUser,
    /** Made by the server and shown this once; null where it was given. */
    password: z.nullable(z.string()),
  }),
);

/** Without a `password` one is made. 409 `name_taken`. */
export const createUser = defineEndpoint({
  id: 'createUser',
  method: 'POST',
  path: '/staff/users/',
  summary: 'Make an account (admins)',
  auth: 'required',
  body: () =>
    z.strictObject({
      username: text(USERNAME_MAX, 1),
      role: accountRole,
      password: z.optional(text(PASSWORD_MAX, PASSWORD_MIN)),
    }),
  response: () => shownOnce,
});

const userParams = z.object({ id: numericId });

/**
 * Disabling ends the sessions. 409 `last_admin`; `own_account` for disabling oneself or giving up
 * one's own role; `conflict` with the `user` as it is when that is not what `seen` says.
 */
export const changeUser = defineEndpoint({
  id: 'changeUser',
  method: 'PATCH',
  path: '/staff/users/{id}/',
  summary: 'Give an account another role, disable or enable it (admins)',
  auth: 'required',
  params: () => userParams,
  body: () =>
    z.strictObject({
      role: z.optional(accountRole),
      disabled: z.optional(z.boolean()),
      seen: z.optional(z.strictObject({ role: text(40), disabled: z.boolean() })),
    }),
  response: () => staffUser,
});

/** Its owner has to sign in again everywhere. */
export const endUserSessions = defineEndpoint({
  id: 'endUserSessions',
  method: 'POST',
  path: '/staff/users/{id}/sessions/end/',
  summary: 'End all sessions of an account (admins)',
  auth: 'required',
  params: () => userParams,
  response: () => staffUser,
});

export const resetUser = defineEndpoint({
  id: 'resetUser',
  method: 'POST',
  path: '/staff/users/{id}/reset/',
  summary: 'Give an account a new password, shown once, and end its sessions (admins)',
  auth: 'required',
  params: () => userParams,
  response: () => shownOnce,
});

export const auditEvents = [
  'authn_login_success',
  'authn_login_fail',
  'authn_login_fail_max',
  'authn_login_lock',
  'authn_token_created',
  'authn_token_revoked',
  'authn_token_reuse',
  'authn_password_change',
  'authz_fail',
  'user_created',
  'user_updated',
  'user_disabled',
  'user_enabled',
  'user_removed',
  'data_imported',
  'menu_changed',
  'parser_changed',
] as const;
export const auditEvent = z.enum(auditEvents);
export type AuditEvent = z.infer<typeof auditEvent>;

const person = z.nullable(z.object({ id, username: z.string() }));

/**
 * A record. `user`: whose account, `actor`: who did it to them; null where there is none, or it is
 * gone. `subject`, `address` and `session` are keyed hashes: the same text is the same person or
 * place, and nothing more is known.
 */
export const auditRecord = z.lazy(() =>
  z.object({
    id,
    at: instant,
    event: z.string(),
    user: person,
    actor: person,
    subject: z.nullable(z.string()),
    address: z.nullable(z.string()),
    session: z.nullable(z.string()),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
);
export type AuditRecord = z.infer<typeof auditRecord>;

export const staffAudit = defineEndpoint({
  id: 'staffAudit',
  path: '/staff/audit/',
  summary: 'Records of what happened to accounts, data and settings, the latest first (admins)',
  auth: 'required',
  query: () =>
    z.object({
      /** Names with commas between them. */
      event: z.optional(listParam(auditEvent)),
      user: z.optional(numericId),
      actor: z.optional(numericId),
      /** A part of the name of who did it: the actor, or the account itself where there is none. */
      by: z.optional(text(USERNAME_MAX)),
      /** A part of what it was done to: the account of another, or any value of the details. */
      object: z.optional(text(100)),
      /** A hash as records show it. */
      address: z.optional(pattern(/^[0-9a-f]{24}$/, 24)),
      /** Days in Moscow, both included. */
      from: z.optional(calendarDay),
      to: z.optional(calendarDay),
      page: paging.page,
      size: paging.size,
      ...listFormat,
    }),
  response: () => z.object({ count, items: z.array(auditRecord) }),
});
