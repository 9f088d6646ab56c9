import type { FastifyInstance } from 'fastify';
import { registerAlertRoutes } from './alerts/alertRoutes.ts';
import { registerFeed } from './alerts/feedRoute.ts';
import type { Guard } from './alerts/guard.ts';
import { registerWebhookRoutes } from './alerts/webhookRoutes.ts';
import { registerAccountRoutes } from './personal/accountRoutes.ts';
import { registerDataRoutes } from './personal/dataRoutes.ts';
import { registerNoteRoutes } from './personal/noteRoutes.ts';
import { ownRoutes } from './personal/ownRoute.ts';
import type { PersonalDeps } from './personal/personalDeps.ts';
import { registerViewRoutes } from './personal/viewRoutes.ts';
import { registerWatchRoutes } from './personal/watchRoutes.ts';

interface PersonalRoutesDeps extends PersonalDeps {
  /** Addresses that webhooks may be sent to. */
  guard: Guard;
}

/** Registers the routes of the personal area. Every row is read and changed by its owner only. */
export function registerPersonalRoutes(app: FastifyInstance, deps: PersonalRoutesDeps): void {
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
