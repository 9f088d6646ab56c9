import type { ImportEntry } from '@litometr/api-contract';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import type { CollectorService } from '../collectors/collectorRoutes.ts';
import type { ParserControls } from '../collectors/parserControls.ts';
import type { Figures } from '../http/prometheus.ts';
import type { Measurements } from '../measurements/client.ts';
import type { LogTail } from './logTail.ts';
import type { RenameRunner } from './renames/renameRunner.ts';

/** What the screens of staff need. */
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
