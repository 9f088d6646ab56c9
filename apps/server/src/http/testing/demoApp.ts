import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { authenticateWith } from '../../accounts/authenticate.ts';
import type { AccountsStore } from '../../accounts/openAccounts.ts';
import { registerSessionRoutes } from '../../accounts/routes.ts';
import { staffAdmission } from '../../accounts/staffRoute.ts';
import { openTestAccounts } from '../../accounts/testing/openTestAccounts.ts';
import { publicGuard } from '../../alerts/guard.ts';
import { type AppOptions, buildApp } from '../../buildApp.ts';
import { idleCollectors } from '../../collectors/testing/idleCollectors.ts';
import { registerImportRoutes } from '../../imports/routes.ts';
import { openTestQueue, UPLOAD_LIMIT } from '../../imports/testing/testQueue.ts';
import { testStore } from '../../measurements/testing/testStore.ts';
import { publishedReads } from '../../personal/publishedReads.ts';
import { registerPersonalRoutes } from '../../personalRoutes.ts';
import { publishedTag, registerReadRoutes } from '../../reads/routes.ts';
import { createRenames } from '../../staff/renames/renameRunner.ts';
import { registerStaffRoutes } from '../../staff/routes.ts';
import { registerServiceRoutes } from '../serviceRoutes.ts';

/** The whole application over small demo data, with the demo accounts; `now` moves their clock. */
export function demoApp(options: { now?: () => Date; logger?: AppOptions['logger'] } = {}) {
  const store = testStore('demo');
  let app: FastifyInstance | undefined;
  let accounts: AccountsStore | undefined;
  let closeQueue: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const opened = await openTestAccounts(options.now === undefined ? {} : { now: options.now });
    accounts = opened;
    const { audit } = opened;
    const testQueue = await openTestQueue(store.measurements);
    closeQueue = () => testQueue.close();
    const reads = { measurements: store.measurements, coverHosts: [] };
    app = await buildApp({
      version: '1.2.3',
      dashboardFolder: null,
      coverHosts: [],
      trustProxy: [],
      authenticate: authenticateWith(opened.sessions),
      stateTag: () => publishedTag(reads),
      logger: options.logger ?? false,
      routes: (to) => {
        const isHealthy = () => Promise.resolve(true);
        registerServiceRoutes(to, {
          version: '1.2.3',
          contact: null,
          demoAccounts: true,
          isPrepared: () => true,
          stores: { measurements: isHealthy, accounts: isHealthy },
        });
        registerSessionRoutes(to, { accounts: opened });
        registerReadRoutes(to, reads);
        registerPersonalRoutes(to, {
          accounts: opened,
          published: publishedReads(reads),
          guard: publicGuard,
        });
        registerStaffRoutes(to, {
          accounts: opened,
          measurements: store.measurements,
          underWay: () => Promise.resolve([]),
          collectors: idleCollectors(opened, store.measurements),
          renames: createRenames(opened, store.measurements),
          logTail: null,
        });
        registerImportRoutes(to, {
          ...reads,
          importQueue: testQueue.importQueue,
          limit: UPLOAD_LIMIT,
          audit,
          admission: staffAdmission(opened),
        });
      },
    });
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    await closeQueue?.();
    await accounts?.close();
  });
  return {
    store,
    get accounts() {
      if (accounts === undefined) throw new Error('The accounts open before the first test.');
      return accounts;
    },
    get app() {
      if (app === undefined) throw new Error('The application opens before the first test.');
      return app;
    },
    get(url: string, headers: Record<string, string> = {}) {
      return this.app.inject({ method: 'GET', url, headers });
    },
  };
}
