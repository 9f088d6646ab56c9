import type { AccountsStore } from '../../accounts/openAccounts.ts';
import { readConfig } from '../../config/config.ts';
import type { Measurements } from '../../measurements/client.ts';
import { collectorSettings } from '../collectorSettings.ts';
import { Collectors } from '../collectors.ts';
import { portalCollectors } from '../portals/portals.ts';

/** The collectors of a server that does not collect, as it is by default. */
export function idleCollectors(
  accounts: Pick<AccountsStore, 'database' | 'auditLog' | 'failures'>,
  measurements: Measurements,
): Collectors {
  return new Collectors({
    portals: portalCollectors,
    settings: collectorSettings(readConfig({})),
    paused: () => Promise.resolve(new Set()),
    folder: '/nonexistent',
    accounts,
    measurements,
  });
}
