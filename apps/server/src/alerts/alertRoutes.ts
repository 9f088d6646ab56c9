import {
  type Alert,
  type AlertRule,
  type AlertScope,
  addAlertRule,
  alertFeed,
  alertInbox,
  alertRules,
  alert as alertSchema,
  changeAlertRule,
  readAlerts,
  removeAlertRule,
  removeFeed,
  renewFeed,
} from '@litometr/api-contract';
import * as z from 'zod/mini';
import type { BackgroundFailures } from '../background/backgroundFailures.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { allowanceOf } from '../personal/allowance.ts';
import { type AlertRow, InboxStore } from '../personal/inboxStore.ts';
import type { OwnRoute } from '../personal/ownRoute.ts';
import type { PersonalDeps } from '../personal/personalDeps.ts';
import { keyOf, type Published } from '../personal/published.ts';
import { FeedStore } from './feedStore.ts';
import { type RuleRow, RuleStore } from './ruleStore.ts';

/** Registers the routes of rules, of their alerts and of the private feed. */
export function registerAlertRoutes(route: OwnRoute, deps: PersonalDeps): void {
  const { accounts } = deps;
  registerRuleRoutes(route, deps);
  const inbox = new InboxStore(accounts.database, accounts.now);
  const feeds = new FeedStore(accounts.database, accounts.now);
  route(alertInbox, async ({ user, query }) => {
    const { count, unread, rows } = await inbox.page(user.id, query.unread === 'true', query);
    return { count, unread, items: await shownAlerts(rows, accounts.failures) };
  });
  route(readAlerts, async ({ user, body }) => ({
    unread: await inbox.mark(user.id, body.ids, body.read),
  }));
  route(alertFeed, async ({ user }) => ({
    created_at: (await feeds.find(user.id))?.toISOString() ?? null,
  }));
  route(renewFeed, async ({ user }) => {
    const { token, createdAt } = await feeds.renew(user.id);
    return { created_at: createdAt.toISOString(), path: `/api/feeds/${token}.atom` };
  });
  route(removeFeed, async ({ user }) => {
    await feeds.remove(user.id);
    return {};
  });
}

function registerRuleRoutes(route: OwnRoute, { accounts, published }: PersonalDeps): void {
  const store = new RuleStore(accounts.database, accounts.now);
  const shown = async (row: RuleRow): Promise<AlertRule> => {
    const [rule] = await shownRules(published, [{ ...row, lastAt: null }]);
    if (rule === undefined) throw notFound('There is no such rule.');
    return rule;
  };
  route(alertRules, async ({ user }) => ({
    limit: allowanceOf(user.role).rules,
    items: await shownRules(published, await store.list(user.id)),
  }));
  route(addAlertRule, async ({ user, body }) => {
    const { rules, niche_rules: hasGroupRules } = allowanceOf(user.role);
    const { scope } = body;
    if (!hasGroupRules && (scope.kind === 'genre' || scope.kind === 'tag')) {
      throw new ApiError(403, 'Rules about genres and tags need the role vip.', {
        code: 'permission_denied',
      });
    }
    const keys = keysOf(scope);
    if ((await published.find(keys)).length < keys.length) {
      throw notFound(`There is no such ${scope.kind}.`);
    }
    return shown(await store.add(user.id, body, rules));
  });
  route(changeAlertRule, async ({ user, params, body }) =>
    shown(await store.change(user.id, params.id, body)),
  );
  route(removeAlertRule, async ({ user, params }) => {
    await store.remove(user.id, params.id);
    return {};
  });
}

const keysOf = (scope: AlertScope) =>
  scope.kind === 'watched' ? [] : [{ kind: scope.kind, target: scope.target }];

async function shownRules(
  published: Published,
  rows: readonly (RuleRow & { lastAt: Date | null })[],
): Promise<AlertRule[]> {
  const things = await published.find(rows.flatMap(({ scope }) => keysOf(scope)));
  const names = new Map(things.map((thing) => [keyOf(thing), thing.name]));
  return rows.map(({ id, scope, condition, enabled, createdAt, lastAt }) => {
    const [key] = keysOf(scope);
    return {
      id,
      scope,
      condition,
      enabled,
      name: key === undefined ? null : (names.get(keyOf(key)) ?? null),
      created_at: createdAt.toISOString(),
      last_at: lastAt?.toISOString() ?? null,
    };
  });
}

/** A stored alert that does not fit the contract is reported and left out; the others are shown. */
export async function shownAlerts(
  rows: readonly AlertRow[],
  failures: BackgroundFailures,
): Promise<Alert[]> {
  const shown: Alert[] = [];
  for (const { id, ruleId, portal, day, fact, at, readAt } of rows) {
    const read = z.safeParse(alertSchema, {
      id,
      rule: ruleId,
      portal,
      day,
      fact,
      at: at.toISOString(),
      read_at: readAt?.toISOString() ?? null,
    });
    const subject = { loop: 'feeds', subject: `alert ${id}` } as const;
    if (read.success) {
      shown.push(read.data);
      await failures.succeeded(subject);
    } else {
      await failures.record(subject, new Error('The alert does not match the contract.'));
    }
  }
  return shown;
}
