import type { FastifyInstance } from 'fastify';
import { staffAdmission, staffRoutes } from '../accounts/staffRoute.ts';
import { registerCollectorRoutes } from '../collectors/collectorRoutes.ts';
import { registerFailureRoutes } from './failureRoutes.ts';
import { registerMenuRoutes } from './menuRoutes.ts';
import { registerParserRoutes } from './parserRoutes.ts';
import { registerRenameRoutes } from './renames/renameRoutes.ts';
import { registerSlowEndpoints } from './slowEndpoints.ts';
import type { StaffDeps } from './staffDeps.ts';
import { registerUserRoutes } from './userRoutes.ts';

/** The screens of staff: what changes something is in the audit, and so is who was refused. */
export function registerStaffRoutes(app: FastifyInstance, deps: StaffDeps): void {
  const admission = staffAdmission(deps.accounts);
  const route = staffRoutes(app, admission);
  registerMenuRoutes(route, deps);
  registerUserRoutes(route, deps);
  registerParserRoutes(app, route, { ...deps, admission });
  registerFailureRoutes(route, deps);
  registerRenameRoutes(route, deps);
  registerCollectorRoutes(route, deps.collectors);
  registerSlowEndpoints(route, { figures: deps.figures, now: deps.accounts.now });
}
