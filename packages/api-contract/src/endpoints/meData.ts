import * as z from 'zod/mini';
import { count, instant } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../inputs.ts';
import { allowance } from './meAccount.ts';
import { done } from './meText.ts';
import { PASSWORD_MAX, sessionUser } from './session.ts';

const currentPassword = text(PASSWORD_MAX, 1);

export const myAccount = defineEndpoint({
  id: 'myAccount',
  path: '/me/',
  summary: 'The account of the caller, what its role gives and how much of it is used',
  auth: 'required',
  response: () =>
    z.extend(sessionUser, {
      created_at: instant,
      /** Its password is public. */
      demo: z.boolean(),
      allowance,
      used: z.object({ watch: count, views: count, notes: count, rules: count, webhooks: count }),
      unread_alerts: count,
    }),
});

/** Export of all data that the server stores about the caller, without secrets. */
export const myData = defineEndpoint({
  id: 'myData',
  path: '/me/data/',
  summary: 'All data of the caller as one JSON document',
  auth: 'required',
  response: () =>
    z.object({
      format: z.literal('litometr-account'),
      version: z.literal(1),
      made_at: instant,
      account: z.object({ username: z.string(), role: z.string(), created_at: instant }),
      preferences: z.record(z.string(), z.unknown()),
      watch: z.array(z.record(z.string(), z.unknown())),
      views: z.array(z.record(z.string(), z.unknown())),
      notes: z.array(z.record(z.string(), z.unknown())),
      rules: z.array(z.record(z.string(), z.unknown())),
      alerts: z.array(z.record(z.string(), z.unknown())),
      webhooks: z.array(z.record(z.string(), z.unknown())),
      sessions: z.array(z.record(z.string(), z.unknown())),
      activity: z.array(z.record(z.string(), z.unknown())),
    }),
});

/** 403 for a wrong password, 409 for the last admin. Only records without a name remain. */
export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'POST',
  path: '/me/deletion/',
  summary: 'Delete the account of the caller with all its data, confirmed by the password',
  auth: 'required',
  body: () => z.strictObject({ password: currentPassword }),
  response: () => done,
});
