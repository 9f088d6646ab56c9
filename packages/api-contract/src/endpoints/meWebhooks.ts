import * as z from 'zod/mini';
import { count, id, instant, numericId } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../inputs.ts';
import { paging } from '../shapes.ts';
import { done } from './meText.ts';

/**
 * An address that receives a POST of JSON for each alert, signed in the header `litometr-signature:
 * t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>.<body>">`.
 */
export const webhook = z.object({
  id,
  url: z.string(),
  enabled: z.boolean(),
  created_at: instant,
});
export type Webhook = z.infer<typeof webhook>;

export const webhooks = defineEndpoint({
  id: 'webhooks',
  path: '/me/webhooks/',
  summary: "The caller's webhooks",
  auth: 'required',
  response: () => z.object({ limit: count, items: z.array(webhook) }),
});

/**
 * 400 for an address that is not https or resolves to a private network (resolved again before each
 * delivery), 409 at the limit of the role or for a duplicate address.
 */
export const addWebhook = defineEndpoint({
  id: 'addWebhook',
  method: 'POST',
  path: '/me/webhooks/',
  summary: 'Add a webhook; the secret that signs its deliveries is shown this once',
  auth: 'required',
  body: () => z.strictObject({ url: text(500, 1) }),
  response: () => z.extend(webhook, { secret: z.string() }),
});

const webhookParams = z.object({ id: numericId });

export const changeWebhook = defineEndpoint({
  id: 'changeWebhook',
  method: 'PATCH',
  path: '/me/webhooks/{id}/',
  summary: 'Let a webhook rest or work again',
  auth: 'required',
  params: () => webhookParams,
  body: () => z.strictObject({ enabled: z.boolean() }),
  response: () => webhook,
});

export const removeWebhook = defineEndpoint({
  id: 'removeWebhook',
  method: 'DELETE',
  path: '/me/webhooks/{id}/',
  summary: 'Remove a webhook and its deliveries',
  auth: 'required',
  params: () => webhookParams,
  response: () => done,
});

/**
 * Why an attempt failed. `address`: what it leads to may not be called (a private network, no
 * https); `redirect`: it answered by one, and none is followed; `status`: it answered with another
 * status than 2xx; `timeout`: it did not answer in time; `host`: its name is not known;
 * `certificate`: its certificate is not trusted; `connection`: it could not be connected to;
 * `internal`: this server could not prepare the message.
 */
export const webhookFault = z.enum([
  'address',
  'redirect',
  'status',
  'timeout',
  'host',
  'certificate',
  'connection',
  'internal',
]);
export type WebhookFault = z.infer<typeof webhookFault>;

/** `error` says why the last attempt failed; `next_at` is null when it is tried no more. */
export const webhookDelivery = z.lazy(() =>
  z.object({
    id,
    webhook: id,
    /** Null for a trial. */
    alert: z.nullable(id),
    state: z.enum(['waiting', 'delivered', 'given_up']),
    attempts: count,
    created_at: instant,
    next_at: z.nullable(instant),
    /** Of the last answer; null where none came. */
    status: z.nullable(count),
    error: z.nullable(webhookFault),
  }),
);
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const tryWebhook = defineEndpoint({
  id: 'tryWebhook',
  method: 'POST',
  path: '/me/webhooks/{id}/trial/',
  summary: 'Send a test delivery to a webhook and return the result, without retries',
  auth: 'required',
  params: () => webhookParams,
  response: () => webhookDelivery,
});

export const webhookDeliveries = defineEndpoint({
  id: 'webhookDeliveries',
  path: '/me/webhook-deliveries/',
  summary: "The deliveries of the caller's webhooks, the latest first",
  auth: 'required',
  query: () =>
    z.object({
      webhook: z.optional(numericId),
      page: paging.page,
      size: paging.size,
    }),
  response: () => z.object({ count, items: z.array(webhookDelivery) }),
});
