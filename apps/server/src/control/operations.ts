import type { PortalSlug } from '@litometr/api-contract';
import { runUsersCommand, type UsersCommand } from '../accounts/cliUsers.ts';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import { importBundle } from '../ingest/importBundle.ts';
import type { ImportProgress } from '../ingest/progress.ts';
import type { Measurements } from '../measurements/client.ts';
import type { PublishResult } from '../measurements/publish.ts';
import { removeDemo } from '../measurements/removePortal.ts';
import { resetDemo } from './demoData.ts';
import { examine, type Finding } from './doctor.ts';

export interface ImportRequest {
  /** Absolute, on the machine of the server. */
  path: string;
  skipBadRows: boolean;
}

export interface ImportListener {
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
}

/** What a command may ask for, of the stores of this process or of a running server. */
export interface Operations {
  import(request: ImportRequest, listener?: ImportListener): Promise<PublishResult>;
  /** Answers the portals that were touched. */
  demo(action: 'reset' | 'remove'): Promise<PortalSlug[]>;
  /** Answers the lines to print. */
  users(command: UsersCommand): Promise<string[]>;
  doctor(): Promise<Finding[]>;
}

/** What the operations need of the accounts. */
export type AccountsSide = Pick<AccountsStore, 'users' | 'healthy'>;

export interface Stores {
  measurements: Measurements;
  /** Opened when it is first needed: an import has no business with accounts. */
  accounts: () => Promise<AccountsSide>;
}

/** The operations over the stores of this process. */
export function localOperations({ measurements, accounts }: Stores): Operations {
  return {
    import: ({ path, skipBadRows }, listener) =>
      importBundle(measurements, path, { skipBadRows, ...listener }),
    demo: (action) => (action === 'reset' ? resetDemo(measurements) : removeDemo(measurements)),
    users: async (command) => runUsersCommand((await accounts()).users, command),
    doctor: async () => examine({ measurements, accounts: await accounts() }),
  };
}
