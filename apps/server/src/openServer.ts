import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type AccountsStore, openAccounts } from './accounts/openAccounts.ts';
import { publicGuard } from './alerts/guard.ts';
import { startAlerts } from './alerts/runner.ts';
import { createSender } from './alerts/sender.ts';
import type { BackgroundFailures } from './background/backgroundFailures.ts';
import { describeSettlement, settleRestore } from './backup/settleRestore.ts';
import { openCollectors } from './collectors/openCollectors.ts';
import { ParserControls } from './collectors/parserControls.ts';
import type { ServerConfig } from './config/config.ts';
import { fillDemo } from './control/demoData.ts';
import { startControl } from './control/startControl.ts';
import { type DataFolder, openDataFolder } from './dataFolder/openDataFolder.ts';
import { isLoopback } from './http/isLoopback.ts';
import { Figures } from './http/prometheus.ts';
import { ImportQueue } from './imports/importQueue.ts';
import type { Measurements } from './measurements/client.ts';
import { observed } from './measurements/observed.ts';
import { openMeasurements } from './measurements/openMeasurements.ts';
import { publishedStates } from './measurements/state.ts';
import { type Preparation, startPreparation } from './pages/preparePages.ts';
import { publishedTag, type ReadDeps } from './reads/routes.ts';
import { buildServerApp } from './serverApp.ts';
import type { OpenServerOptions, ServerParts } from './serverParts.ts';
import { createRenames } from './staff/renames/renameRunner.ts';

export interface RunningServer {
  /** Such as `http://127.0.0.1:8080`. */
  address: string;
  measurements: Measurements;
  accounts: AccountsStore;
  /** Completes pending calls, closes the stores and releases the folder. Idempotent. */
  close(): Promise<void>;
}

/** Resources in the order of their opening; closed in reverse order. */
class ResourceStack {
  readonly #closers: (() => Promise<unknown>)[] = [];
  #closing: Promise<void> | undefined;

  add(close: () => Promise<unknown>): void {
    this.#closers.push(close);
  }

  close(): Promise<void> {
    this.#closing ??= (async () => {
      for (const close of this.#closers.reverse()) await close();
    })();
    return this.#closing;
  }
}

/**
 * Opens the data folder and both stores, fills an empty store with demo data, listens. Throws one
 * of the stores' own errors, or `ListenError`, with one line for a person; nothing stays open then.
 */
export async function openServer(options: OpenServerOptions): Promise<RunningServer> {
  const resources = new ResourceStack();
  try {
    return await open(options, resources);
  } catch (error) {
    await resources.close();
    throw error;
  }
}

async function open(options: OpenServerOptions, resources: ResourceStack): Promise<RunningServer> {
  const { config, say } = options;
  const folder = await openDataFolder(config.dataFolder);
  resources.add(() => folder.close());
  const figures = new Figures();
  const store = await openMeasurements(
    config.clickhouseUrl === null ? { folder: folder.measurements } : { url: config.clickhouseUrl },
  );
  const measurements = observed(store, (side, seconds) =>
    figures.storeQueries.observe({ side }, seconds),
  );
  resources.add(() => measurements.close());
  const accounts = await openAccountsIn(folder, options);
  resources.add(() => accounts.close());
  const settlement = await settleRestore({ measurements, database: accounts.database });
  const settled = describeSettlement(settlement);
  if (settled !== null) say(settled);
  if (config.demo) {
    await fillDemo(measurements, { onPortal: (portal) => say(`Demo data: ${portal} is ready.`) });
  }
  const controls = new ParserControls(accounts.database, accounts.auditLog, accounts.now);
  const importQueue = createImportQueue(options, {
    measurements,
    accounts,
    folder,
    figures,
    controls,
  });
  await importQueue.open();
  resources.add(() => importQueue.close());
  const collectors = await openCollectors({
    config,
    accounts,
    measurements,
    folder: folder.collectors,
    schedule: true,
  });
  resources.add(() => collectors.close());
  const renames = createRenames(accounts, measurements);
  resources.add(() => renames.close());
  const reads: ReadDeps = {
    measurements,
    coverHosts: config.coverHosts,
    markedDays: () => controls.partialDays(),
  };
  let preparation: Preparation | null = null;
  const app = await buildServerApp(options, {
    measurements,
    accounts,
    importQueue,
    figures,
    controls,
    collectors,
    renames,
    reads,
    isPrepared: () => preparation?.isReady ?? false,
  });
  resources.add(() => app.close());
  const address = await listen(app, config);
  renames.start();
  const alerts = startAlerts({
    database: accounts.database,
    measurements,
    now: accounts.now,
    failures: accounts.failures,
    send: createSender(publicGuard, accounts.now),
  });
  resources.add(() => alerts.close());
  preparation = prepare(app, { reads, failures: accounts.failures });
  resources.add(() => preparation.close());
  const control = await startControl({ measurements, accounts, collectors, folder, address });
  resources.add(() => control.close());
  return { address, measurements, accounts, close: () => resources.close() };
}

function openAccountsIn(
  folder: DataFolder,
  { config, logger }: OpenServerOptions,
): Promise<AccountsStore> {
  return openAccounts({
    onFailure: ({ loop, subject, message }) => {
      // The text names no rows and no people; the error itself would.
      if (logger !== false) logger.error(`Background task failed: ${loop}, ${subject}: ${message}`);
    },
    folder: folder.accounts,
    databaseUrl: config.databaseUrl,
    demoData: config.demo,
    loopback: isLoopback(config.host),
    adminPassword: config.adminPassword,
  });
}

/** Starts rendering the pages that visitors open first before they are requested. */
function prepare(
  app: FastifyInstance,
  { reads, failures }: { reads: ReadDeps; failures: BackgroundFailures },
): Preparation {
  const { measurements } = reads;
  return startPreparation({
    app,
    paths: app.publicPaths,
    published: async () => {
      const states = await measurements.read((db) => publishedStates(measurements, db));
      return states.length === 0 ? null : publishedTag(reads);
    },
    failures,
  });
}

function createImportQueue(
  { config, logger }: OpenServerOptions,
  {
    measurements,
    accounts,
    folder,
    figures,
    controls,
  }: Pick<ServerParts, 'measurements' | 'accounts' | 'figures' | 'controls'> & {
    folder: DataFolder;
  },
): ImportQueue {
  return new ImportQueue({
    measurements,
    folder: folder.uploads,
    archiveFolder: folder.archives,
    pausedPortals: () => controls.pausedPortals(),
    limit: config.uploadBytes,
    onProgress: (rows) => figures.importRows.set(rows),
    onEnd: async ({ id, userId, status, failure }) => {
      figures.importsEnded.inc({ outcome: status });
      if (failure !== null && logger !== false)
        logger.error({ import: id, failure }, 'import failed');
      // A record that is not written must not end the process.
      await accounts.failures.attempt({ loop: 'imports', subject: 'audit' }, () =>
        accounts.audit.record({
          event: 'data_imported',
          userId,
          details: { import: id, outcome: status },
        }),
      );
    },
  });
}

/** The address cannot be listened on; the message is one line that says why and what to do. */
export class ListenError extends Error {
  override name = 'ListenError';
}

async function listen(app: FastifyInstance, { host, port }: ServerConfig): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    throw new ListenError(listenReason(cause, host, port), { cause });
  }
  const { port: boundPort } = app.server.address() as AddressInfo;
  const shown = host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${boundPort}`;
}

function listenReason(cause: unknown, host: string, port: number): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const other = 'Choose another with PORT, for example PORT=8090 npm start.';
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is used by another program. ${other}`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. ${other}`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Correct HOST.`;
  return `The server cannot listen on ${host}:${port}: ${String(cause)}`;
}
