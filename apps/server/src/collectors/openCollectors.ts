import type { AccountsStore } from '../accounts/openAccounts.ts';
import type { ServerConfig } from '../config/config.ts';
import type { Measurements } from '../measurements/client.ts';
import { collectorSettings } from './collectorSettings.ts';
import { Collectors } from './collectors.ts';
import { ParserControls } from './parserControls.ts';
import { portalCollectors } from './portals/portals.ts';

interface OpenOptions {
  config: Pick<ServerConfig, 'collectors' | 'contact'>;
  accounts: Pick<AccountsStore, 'database' | 'auditLog' | 'failures' | 'now'>;
  measurements: Measurements;
  /** Cached pages and unfinished bundles. */
  folder: string;
  /** True when runs are scheduled: in a server, not in a command. */
  schedule: boolean;
}

/** The collectors of all portals over the stores of this process. */
export async function openCollectors(options: OpenOptions): Promise<Collectors> {
  const { config, accounts, measurements, folder, schedule } = options;
  const controls = new ParserControls(accounts.database, accounts.auditLog, accounts.now);
  const collectors = new Collectors({
    portals: portalCollectors,
    settings: collectorSettings(config),
    paused: () => controls.pausedPortals(),
    accounts,
    measurements,
    folder,
  });
  await collectors.open({ schedule });
  return collectors;
}
