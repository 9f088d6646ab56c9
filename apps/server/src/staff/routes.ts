import type { ImportEntry } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import { staffAdmission, staffRoutes } from '../accounts/staffRoute.ts';
import { type CollectorService, registerCollectorRoutes } from '../collectors/collectorRoutes.ts';
import type { ParserControls } from '../collectors/parserControls.ts';
import type { Figures } from '../http/prometheus.ts';
import type { Measurements } from '../measurements/client.ts';
import { registerFailureRoutes } from './failureRoutes.ts';
import type { LogTail } from './logTail.ts';
import { registerMenuRoutes } from './menuRoutes.ts';
import { registerParserRoutes } from './parserRoutes.ts';
import { registerRenameRoutes } from './renames/renameRoutes.ts';
import type { RenameRunner } from './renames/renameRunner.ts';
import { registerSlowEndpoints } from './slowEndpoints.ts';
import { registerUserRoutes } from './userRoutes.ts';

export interface StaffDeps {
  accounts: Pick<
    AccountsStore,
    'counters' | 'database' | 'now' | 'users' | 'audit' | 'auditLog' | 'failures'
  >;
  measurements: Measurements;
  /** Settings of portals by staff; one instance for the server where other parts use it too. */
  controls?: ParserControls;
  /** The imports of this process that have not ended. */
  underWay: () => Promise<ImportEntry[]>;
  collectors: CollectorService;
  /** The last lines of the log; null where none are stored. */
  logTail: LogTail | null;
  /** Applies renames; one for the whole server, which closes it. */
  renames: RenameRunner;
  /** Request metrics; without them no endpoint counts as slow. */
  figures?: Pick<Figures, 'requests'>;
}

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
