import {
  type AlertCondition,
  type AlertField,
  type AlertNumberField,
  type AlertType,
  alertBounds,
  alertFieldsOf,
  alertTypes,
} from '@litometr/domain';

import * as z from 'zod/mini';
import { count, day, id, instant, listKind, metricKey, numericId, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { decimal, list, whole } from '../inputs.ts';
import { paging } from '../shapes.ts';
import { done } from './meText.ts';

export type { AlertCondition } from '@litometr/domain';

/**
 * The books that a rule is about: one; all of an author, genre or tag (the last two from vip on);
 * or `watched`: those on the watch list and all of its authors.
 */
export const alertScope = z.union([
  z.strictObject({ kind: z.enum(['book', 'author', 'genre', 'tag']), target: id }),
  z.strictObject({ kind: z.literal('watched') }),
]);
export type AlertScope = z.infer<typeof alertScope>;

const numberOf = (field: AlertNumberField) => {
  const { min, max, isWhole } = alertBounds[field];
  return isWhole ? whole(min, max) : decimal(min, max);
};
const fieldSchema = (field: AlertField) => (field === 'list' ? listKind : numberOf(field));

/** Returns the schema of a condition of the registry. */
function conditionSchema(type: AlertType) {
  const fields = alertFieldsOf(type).map(({ field, isRequired }) => [
    field,
    isRequired ? fieldSchema(field) : z.nullable(fieldSchema(field)),
  ]);
  return z.strictObject({ type: z.literal(type), ...Object.fromEntries(fields) });
}

const [first, ...others] = alertTypes;

/** Condition that triggers a rule. A rule creates at most a hundred alerts per publication. */
// Type and schema follow from one registry; what is built in a loop has no such type by itself.
export const alertCondition = z.discriminatedUnion('type', [
  conditionSchema(first),
  ...others.map(conditionSchema),
]) as unknown as z.ZodMiniType<AlertCondition, AlertCondition>;

export const alertRule = z.lazy(() =>
  z.object({
    id,
    scope: alertScope,
    /** Of the thing that the scope names; null for `watched` and where the store has no such. */
    name: z.nullable(z.string()),
    condition: alertCondition,
    enabled: z.boolean(),
    created_at: instant,
    /** Time of the last alert; null if there was none. */
    last_at: z.nullable(instant),
  }),
);
export type AlertRule = z.infer<typeof alertRule>;

export const alertRules = defineEndpoint({
  id: 'alertRules',
  path: '/me/alert-rules/',
  summary: 'List the alert rules of the caller',
  auth: 'required',
  response: () => z.object({ limit: count, items: z.array(alertRule) }),
});

const ruleBody = z.strictObject({ scope: alertScope, condition: alertCondition });
const ruleParams = z.object({ id: numericId });

/** 403 for a niche below vip, 404 for what the store does not have, 409 at the limit. */
export const addAlertRule = defineEndpoint({
  id: 'addAlertRule',
  method: 'POST',
  path: '/me/alert-rules/',
  summary: 'Create an alert rule, effective from the next publication',
  auth: 'required',
  body: () => ruleBody,
  response: () => alertRule,
});

export const changeAlertRule = defineEndpoint({
  id: 'changeAlertRule',
  method: 'PATCH',
  path: '/me/alert-rules/{id}/',
  summary: 'Change a rule, or let it rest',
  auth: 'required',
  params: () => ruleParams,
  body: () =>
    z.strictObject({
      condition: z.optional(alertCondition),
      enabled: z.optional(z.boolean()),
    }),
  response: () => alertRule,
});

export const removeAlertRule = defineEndpoint({
  id: 'removeAlertRule',
  method: 'DELETE',
  path: '/me/alert-rules/{id}/',
  summary: 'Delete a rule; its alerts remain',
  auth: 'required',
  params: () => ruleParams,
  response: () => done,
});

/**
 * Change of a book of the type of its rule's condition. `before`, `after`: ranks of `entered`, `left`, `place` (null outside the list),
 * rubles of `price`, metric values of `growth`.
 */
export const alertFact = z.lazy(() =>
  z.object({
    type: z.enum(alertTypes),
    book: z.object({ id, title: z.string() }),
    list: z.nullable(
      z.object({ kind: listKind, genre: z.nullable(z.string()), period: z.string() }),
    ),
    metric: z.nullable(metricKey),
    before: z.nullable(z.number()),
    after: z.nullable(z.number()),
  }),
);
export type AlertFact = z.infer<typeof alertFact>;

export const alert = z.lazy(() =>
  z.object({
    id,
    /** Null when the rule is gone. */
    rule: z.nullable(id),
    portal: portalSlug,
    day,
    fact: alertFact,
    at: instant,
    /** Null while it is unread. */
    read_at: z.nullable(instant),
  }),
);
export type Alert = z.infer<typeof alert>;

export const alertInbox = defineEndpoint({
  id: 'alertInbox',
  path: '/me/alerts/',
  summary: 'List the alerts of the caller, the latest first',
  auth: 'required',
  query: () =>
    z.object({
      unread: z.optional(z.enum(['true'])),
      page: paging.page,
      size: paging.size,
    }),
  response: () => z.object({ count, unread: count, items: z.array(alert) }),
});

/** `ids` null: all of them. */
export const readAlerts = defineEndpoint({
  id: 'readAlerts',
  method: 'POST',
  path: '/me/alerts/read/',
  summary: 'Mark alerts as read, or as unread again',
  auth: 'required',
  body: () =>
    z.strictObject({
      ids: z.nullable(list(id, 1_000)),
      read: z.boolean(),
    }),
  response: () => z.object({ unread: count }),
});

/** Whether a private feed exists. Its address is returned once, when the feed is created. */
export const alertFeed = defineEndpoint({
  id: 'alertFeed',
  path: '/me/feed/',
  summary: 'Whether the caller has a private Atom feed of alerts',
  auth: 'required',
  response: () => z.object({ created_at: z.nullable(instant) }),
});

export const renewFeed = defineEndpoint({
  id: 'renewFeed',
  method: 'POST',
  path: '/me/feed/',
  summary: 'Create the private feed, or replace its address: the old one stops working',
  auth: 'required',
  response: () =>
    z.object({
      created_at: instant,
      /** Below the address of this server: `/api/feeds/<token>.atom`. Shown this once. */
      path: z.string(),
    }),
});

export const removeFeed = defineEndpoint({
  id: 'removeFeed',
  method: 'DELETE',
  path: '/me/feed/',
  summary: 'Take the private feed away',
  auth: 'required',
  response: () => done,
});
