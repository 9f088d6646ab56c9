import { type AccountsStore, openAccounts } from '../accounts/openAccounts.ts';
import { describeSettlement, settleRestore } from '../backup/settleRestore.ts';
import type { Collectors } from '../collectors/collectors.ts';
import { openCollectors } from '../collectors/openCollectors.ts';
import type { ServerConfig } from '../config/config.ts';
import { type DataFolder, openDataFolder } from '../dataFolder/openDataFolder.ts';
import { readServerInfo } from '../dataFolder/serverInfo.ts';
import { isLoopback } from '../http/isLoopback.ts';
import { preparedPlan } from '../measurements/journal.ts';
import { openMeasurements } from '../measurements/openMeasurements.ts';
import { localOperations, type Operations } from './operations.ts';
import { isResponding, remoteOperations } from './remoteOperations.ts';

export interface OpenOperations {
  operations: Operations;
  /** The address of the server that does the work; null when this process does it. */
  server: string | null;
  close: () => Promise<void>;
}

/** As returned by `readConfig`. */
export type OperationsConfig = Pick<
  ServerConfig,
  | ('dataFolder' | 'clickhouseUrl' | 'databaseUrl' | 'adminPassword' | 'demo' | 'host')
  | ('collectors' | 'contact')
>;

/**
 * Reaches the stores of a folder: through the server that holds it, else by opening them here.
 * Throws `DataFolderError` when neither can be.
 */
export async function openOperations(config: OperationsConfig): Promise<OpenOperations> {
  const server = await readServerInfo(config.dataFolder);
  if (server !== null && (await isResponding(server))) {
    return {
      operations: remoteOperations(server),
      server: server.address,
      close: () => Promise.resolve(),
    };
  }
  return openHere(config);
}

async function openHere(config: OperationsConfig): Promise<OpenOperations> {
  const folder = await openDataFolder(config.dataFolder);
  const closers = [() => folder.close()];
  const close = async () => {
    for (const closer of closers.toReversed()) await closer();
  };
  try {
    const measurements = await openMeasurements(
      config.clickhouseUrl === null
        ? { folder: folder.measurements }
        : { url: config.clickhouseUrl },
    );
    closers.push(() => measurements.close());
    let opened: Promise<AccountsStore> | undefined;
    const accounts = () => {
      opened ??= openAccountsHere(config, folder).then(async (store) => {
        closers.push(() => store.close());
        const settlement = await settleRestore({ measurements, database: store.database });
        const line = describeSettlement(settlement);
        if (line !== null) process.stdout.write(`${line}\n`);
        return store;
      });
      return opened;
    };
    // An interrupted restore is settled before anything else, whatever the command needs.
    if ((await preparedPlan(measurements.writer)) !== null) await accounts();
    let collecting: Promise<Collectors> | undefined;
    const collectors = () => {
      collecting ??= accounts().then(async (store) => {
        const opened = await openCollectors({
          config,
          accounts: store,
          measurements,
          folder: folder.collectors,
          schedule: false,
        });
        closers.push(() => opened.close());
        return opened;
      });
      return collecting;
    };
    const operations = localOperations({ measurements, accounts, collectors });
    return { operations, server: null, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Under the same rules as the server's start, which may be the first to open the store. */
async function openAccountsHere(
  config: OperationsConfig,
  folder: DataFolder,
): Promise<AccountsStore> {
  const accounts = await openAccounts({
    folder: folder.accounts,
    databaseUrl: config.databaseUrl,
    demoData: config.demo,
    loopback: isLoopback(config.host),
    adminPassword: config.adminPassword,
  });
  const { signIn } = accounts;
  if (signIn.kind === 'first-admin' && signIn.password !== null) {
    process.stdout.write(
      `Made the account ${signIn.username}. Password, shown this once: ${signIn.password}\n`,
    );
  }
  return accounts;
}
