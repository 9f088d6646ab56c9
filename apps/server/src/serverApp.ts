import type { FastifyInstance } from 'fastify';
import { authenticateWith } from './accounts/authenticate.ts';
import { registerSessionRoutes } from './accounts/routes.ts';
import { staffAdmission } from './accounts/staffRoute.ts';
import { publicGuard } from './alerts/guard.ts';
import { buildApp } from './buildApp.ts';
import { version } from './config/version.ts';
import { registerPrometheus } from './http/prometheus.ts';
import { registerServiceRoutes } from './http/serviceRoutes.ts';
import { importsUnderWay, registerImportRoutes } from './imports/routes.ts';
import { portalStates } from './measurements/state.ts';
import { publishedReads } from './personal/publishedReads.ts';
import { registerPersonalRoutes } from './personalRoutes.ts';
import { publishedTag, registerReadRoutes } from './reads/routes.ts';
import type { OpenServerOptions, ServerParts } from './serverParts.ts';
import { registerStaffRoutes } from './staff/routes.ts';

/** The HTTP application with every route, of parts that are open. */
export function buildServerApp(
  { config, dashboardFolder, logger, logTail }: OpenServerOptions,
  {
    measurements,
    accounts,
    importQueue,
    figures,
    controls,
    collectors,
    renames,
    reads,
    isPrepared,
  }: ServerParts,
): Promise<FastifyInstance> {
  return buildApp({
    version,
    publicUrl: config.publicUrl,
    dashboardFolder,
    coverHosts: config.coverHosts,
    trustProxy: config.trustProxy,
    connections: config.connections,
    readsPerMinute: config.readsPerMinute,
    authenticate: authenticateWith(accounts.sessions),
    // The settings are public reads too, and the next start may have others.
    stateTag: async () =>
      [await publishedTag(reads), config.contact, accounts.signIn.kind].join('\n'),
    logger,
    routes: (app) => {
      registerPrometheus(app, figures, {
        token: config.metricsToken,
        states: () => measurements.read(portalStates),
      });
      registerServiceRoutes(app, {
        version,
        contact: config.contact,
        demoAccounts: accounts.signIn.kind === 'demo',
        isPrepared,
        stores: {
          measurements: () =>
            measurements
              .read((reader) => reader.select('SELECT 1'))
              .then(
                () => true,
                () => false,
              ),
          accounts: () => accounts.healthy(),
        },
      });
      registerSessionRoutes(app, { accounts });
      registerReadRoutes(app, reads);
      registerPersonalRoutes(app, {
        accounts,
        published: publishedReads(reads),
        guard: publicGuard,
      });
      registerStaffRoutes(app, {
        accounts,
        measurements,
        controls,
        collectors,
        renames,
        underWay: () => importsUnderWay({ measurements, importQueue }),
        logTail: logTail ?? null,
        figures,
      });
      registerImportRoutes(app, {
        measurements,
        importQueue,
        limit: config.uploadBytes,
        admission: staffAdmission(accounts),
        audit: accounts.audit,
      });
    },
  });
}
