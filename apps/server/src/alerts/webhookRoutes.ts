import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  tryWebhook,
  type Webhook,
  type WebhookDelivery,
  webhookDeliveries,
  webhookFault,
  webhooks,
} from '@litometr/api-contract';
import { badParameter } from '../http/errors.ts';
import { allowanceOf } from '../personal/allowance.ts';
import type { OwnRoute } from '../personal/ownRoute.ts';
import type { PersonalDeps } from '../personal/personalDeps.ts';
import { attempt, type DeliveryRow } from './deliver.ts';
import { type Guard, RefusedAddressError, requireAddress } from './guard.ts';
import { createSender } from './sender.ts';
import { type WebhookRow, WebhookStore } from './webhookStore.ts';

/** A test delivery is sent at once. */
const TRIALS_A_MINUTE = 5;

/** Registers the routes of webhooks, the addresses that receive alerts. */
export function registerWebhookRoutes(
  route: OwnRoute,
  { accounts, guard }: Pick<PersonalDeps, 'accounts'> & { guard: Guard },
): void {
  const { database, now } = accounts;
  const store = new WebhookStore(database, now);
  const send = createSender(guard, now);
  route(webhooks, async ({ user }) => ({
    limit: allowanceOf(user.role).webhooks,
    items: (await store.list(user.id)).map(shownWebhook),
  }));
  route(addWebhook, async ({ user, body }) => {
    const url = checked(body.url, guard);
    const hook = await store.add(user.id, url, allowanceOf(user.role).webhooks);
    return { ...shownWebhook(hook), secret: hook.secret };
  });
  route(changeWebhook, async ({ user, params, body }) =>
    shownWebhook(await store.enable(user.id, params.id, body.enabled)),
  );
  route(removeWebhook, async ({ user, params }) => {
    await store.remove(user.id, params.id);
    return {};
  });
  route(
    tryWebhook,
    async ({ user, params }) => {
      const trial = await store.beginTrial(user.id, params.id);
      return shownDelivery(await attempt({ database, send, now }, trial));
    },
    { perMinute: TRIALS_A_MINUTE },
  );
  route(webhookDeliveries, async ({ user, query }) => {
    const { count, rows } = await store.deliveries(user.id, query.webhook, query);
    return { count, items: rows.map(shownDelivery) };
  });
}

function checked(text: string, guard: Guard): string {
  try {
    return requireAddress(text, guard).href;
  } catch (error) {
    if (error instanceof RefusedAddressError) throw badParameter('url', error.message);
    throw error;
  }
}

function shownWebhook({ id, url, enabled, createdAt }: WebhookRow): Webhook {
  return { id, url, enabled, created_at: createdAt.toISOString() };
}

function shownDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, webhookId, alertId, state, attempts, createdAt, nextAt, status } = row;
  // An earlier release stored attempts as English sentences.
  const error =
    row.error === null ? null : (webhookFault.safeParse(row.error).data ?? 'connection');
  return {
    id,
    webhook: webhookId,
    alert: alertId,
    state,
    attempts,
    status,
    error,
    created_at: createdAt.toISOString(),
    next_at: nextAt?.toISOString() ?? null,
  };
}
