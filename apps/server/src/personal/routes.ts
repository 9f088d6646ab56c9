import type { FastifyInstance } from 'fastify';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import { registerAlertRoutes } from '../alerts/alertRoutes.ts';
import { registerFeed } from '../alerts/feedRoute.ts';
import type { Guard } from '../alerts/guard.ts';
import { registerWebhookRoutes } from '../alerts/webhookRoutes.ts';
import { registerAccountRoutes } from './accountRoutes.ts';
import { registerDataRoutes } from './dataRoutes.ts';
import { registerNoteRoutes } from './noteRoutes.ts';
import { ownRoutes } from './ownRoute.ts';
import type { Published } from './published.ts';
import { registerViewRoutes } from './viewRoutes.ts';
import { registerWatchRoutes } from './watchRoutes.ts';

export interface PersonalDeps {
  accounts: Pick<AccountsStore, 'counters' | 'database' | 'now' | 'own' | 'failures'>;
  published: Published;
  /** Addresses that webhooks may be sent to. */
  guard: Guard;
}

/** Registers the routes of the personal area. Every row is read and changed by its owner only. */
export function registerPersonalRoutes(app: FastifyInstance, deps: PersonalDeps): void {
  const own = ownRoutes(app, deps.accounts.counters);
  registerAccountRoutes(own, deps);
  registerWatchRoutes(own, deps);
  registerViewRoutes(own, deps);
  registerNoteRoutes(own, deps);
  registerAlertRoutes(own, deps);
  registerWebhookRoutes(own, deps);
  registerDataRoutes(own, deps);
  registerFeed(app, deps);
}
