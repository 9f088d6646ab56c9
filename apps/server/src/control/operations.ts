import type {
  Collector,
  CollectorProgress,
  CollectorRun,
  PortalSlug,
} from '@litometr/api-contract';
import { runUsersCommand, type UsersCommand } from '../accounts/cliUsers.ts';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import { type BackupRequest, type BackupResult, backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { type CollectRequest, collectOnce } from '../collectors/collectOnce.ts';
import type { Collectors } from '../collectors/collectors.ts';
import { type ExportRequest, exportBundle } from '../ingest/export/exportBundle.ts';
import { importBundle } from '../ingest/importBundle.ts';
import type { ImportProgress } from '../ingest/progress.ts';
import type { Measurements } from '../measurements/client.ts';
import type { PublishResult } from '../measurements/publish.ts';
import { removeDemo } from '../measurements/removePortal.ts';
import { dropOldMonths, findOldMonths, type OldMonths } from '../measurements/retention.ts';
import { resetDemo } from './demoData.ts';
import { type ExamineOptions, examine, type Finding } from './doctor.ts';

interface ImportRequest {
  /** Absolute, on the machine of the server. */
  path: string;
  skipBadRows: boolean;
}

export interface Listener<Progress> {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

export type ImportListener = Listener<ImportProgress>;

/** Operations that a command may request, on the stores of this process or of a running server. */
export interface Operations {
  import(request: ImportRequest, listener?: ImportListener): Promise<PublishResult>;
  /** Answers the portals that were touched. */
  demo(action: 'reset' | 'remove'): Promise<PortalSlug[]>;
  /** Answers the lines to print. */
  users(command: UsersCommand): Promise<string[]>;
  doctor(options: ExamineOptions): Promise<Finding[]>;
  export(request: ExportRequest): Promise<void>;
  backup(request: BackupRequest & { verify: boolean }): Promise<BackupResult>;
  restore(request: BackupRequest): Promise<BackupResult>;
  /** Returns the data that is older than so many full months; deletes it with `drop`. */
  retention(request: RetentionRequest): Promise<OldMonths[]>;
  /** Collects a portal once and returns the outcome. */
  collect(request: CollectRequest, listener?: Listener<CollectorProgress>): Promise<CollectorRun>;
  collectors(request: CollectorsRequest): Promise<Collector[]>;
}

/** Lists the collectors, after making the change if there is one. */
interface CollectorsRequest {
  change: { portal: PortalSlug; enabled: boolean; agreed: string | null } | null;
}

interface RetentionRequest {
  months: number;
  drop: boolean;
}

/** Parts of the accounts store that the operations use. */
export type AccountsSide = Pick<AccountsStore, 'users' | 'healthy' | 'database'>;

export interface Stores {
  measurements: Measurements;
  /** Opened when it is first needed: an import has no business with accounts. */
  accounts: () => Promise<AccountsSide>;
  collectors: () => Promise<Collectors>;
}

/** The operations over the stores of this process. */
export function localOperations({ measurements, accounts, collectors }: Stores): Operations {
  const both = async () => {
    const { database, users } = await accounts();
    return { measurements, accounts: { database, hasPeople: () => hasPeople(users) } };
  };
  return {
    import: ({ path, skipBadRows }, listener) =>
      importBundle(measurements, path, { skipBadRows, ...listener }),
    demo: (action) => (action === 'reset' ? resetDemo(measurements) : removeDemo(measurements)),
    users: async (command) => runUsersCommand((await accounts()).users, command),
    doctor: async (options) => examine({ measurements, accounts: await accounts() }, options),
    export: (request) => exportBundle(measurements, request),
    backup: async (request) => backUp(await both(), request),
    restore: async (request) => restore(await both(), request),
    retention: ({ months, drop }) =>
      drop ? dropOldMonths(measurements, months) : findOldMonths(measurements, months),
    collect: async (request, listener) => collectOnce(await collectors(), request, listener),
    collectors: async ({ change }) => {
      const all = await collectors();
      if (change !== null) {
        const { portal, enabled, agreed } = change;
        await all.change(portal, { enabled, agreed: agreed ?? undefined }, null);
      }
      return all.list('en');
    },
  };
}

/** True when people have created accounts: those of a first start need not be preserved. */
async function hasPeople(users: AccountsSide['users']): Promise<boolean> {
  const own = (await users.list()).filter(({ demo }) => !demo);
  return own.some(({ username }) => username !== 'admin');
}
