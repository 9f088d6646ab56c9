import { locales } from '@litometr/domain';
import * as z from 'zod/mini';
import { count, instant, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { entries, list, pattern, text } from '../inputs.ts';
import { comparison } from '../shapes.ts';
import { done } from './meText.ts';
import { PASSWORD_MAX } from './session.ts';

/** The account of the caller. All of it is answered with `no-store`. */

export const PASSWORD_MIN = 8;

export const locale = z.enum(locales);

/** Days up to the data day. */
export const rangeChoice = z.enum(['7', '30', '90', '365', 'all']);

/** Tables whose columns are stored. */
export const COLUMN_TABLES_MAX = 60;

const columnKey = pattern(/^[\w.-]{1,60}$/, 60);

/** Choices of a user. Null is 'not chosen': the product's default applies on every device. */
export const preferences = z.object({
  locale: z.nullable(locale),
  theme: z.nullable(z.enum(['light', 'dark'])),
  contrast: z.nullable(z.boolean()),
  density: z.nullable(z.enum(['comfortable', 'dense'])),
  /** Shows covers of 18+ books without confirmation. */
  adult: z.nullable(z.boolean()),
  portal: z.nullable(portalSlug),
  range: z.nullable(rangeChoice),
  cmp: z.nullable(comparison),
  /** The shown columns of a table, by the table's name. */
  columns: z.nullable(entries(columnKey, list(columnKey, 80), COLUMN_TABLES_MAX)),
});
export type Preferences = z.infer<typeof preferences>;

/** Of who has chosen nothing. */
export const noPreferences: Preferences = {
  locale: null,
  theme: null,
  contrast: null,
  density: null,
  adult: null,
  portal: null,
  range: null,
  cmp: null,
  columns: null,
};

export const myPreferences = defineEndpoint({
  id: 'myPreferences',
  path: '/me/preferences/',
  summary: 'Preferences of the caller: language, theme, density, defaults, columns',
  auth: 'required',
  response: () => preferences,
});

export const changePreferences = defineEndpoint({
  id: 'changePreferences',
  method: 'PATCH',
  path: '/me/preferences/',
  summary: 'Change preferences: what is named takes its new value, null takes a choice back',
  auth: 'required',
  body: () => z.strictObject(z.partial(preferences).shape),
  response: () => preferences,
});

/** Limits of a role: how many items of each kind a user may store. */
export const allowance = z.lazy(() =>
  z.object({
    csv_rows: count,
    watch: count,
    views: count,
    notes: count,
    rules: count,
    webhooks: count,
    /** Rules about genres and tags. */
    niche_rules: z.boolean(),
  }),
);
export type Allowance = z.infer<typeof allowance>;

export const sessionEntry = z.lazy(() =>
  z.object({
    id: z.uuid(),
    /** The session of this very call. */
    current: z.boolean(),
    /** User agent of the browser; null where it sent none. */
    agent: z.nullable(z.string()),
    started_at: instant,
    /** When it last renewed its token, its start included. */
    last_used_at: instant,
    expires_at: instant,
  }),
);
export type SessionEntry = z.infer<typeof sessionEntry>;

export const mySessions = defineEndpoint({
  id: 'mySessions',
  path: '/me/sessions/',
  summary: 'The sessions of the caller that live, the last used first',
  auth: 'required',
  response: () => z.object({ items: z.array(sessionEntry) }),
});

export const endSession = defineEndpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/me/sessions/{id}/',
  summary: 'Sign one session out',
  auth: 'required',
  params: () => z.object({ id: z.uuid() }),
  response: () => done,
});

export const endSessions = defineEndpoint({
  id: 'endSessions',
  method: 'POST',
  path: '/me/sessions/end/',
  summary: 'Sign out everywhere, or everywhere but here',
  auth: 'required',
  body: () => z.strictObject({ keep_this: z.boolean() }),
  response: () => z.object({ ended: count }),
});

const currentPassword = text(PASSWORD_MAX, 1);

/** 403 for a wrong current password; 429 after several. Ends all other sessions. */
export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/me/password/',
  summary: 'Change the password; other sessions end',
  auth: 'required',
  body: () =>
    z.strictObject({
      current: currentPassword,
      next: text(PASSWORD_MAX, PASSWORD_MIN),
    }),
  response: () => done,
});
