import type { FastifyBaseLogger } from 'fastify';
import type { AccountsStore } from './accounts/openAccounts.ts';
import type { Collectors } from './collectors/collectors.ts';
import type { ParserControls } from './collectors/parserControls.ts';
import type { ServerConfig } from './config/config.ts';
import type { Figures } from './http/prometheus.ts';
import type { ImportQueue } from './imports/importQueue.ts';
import type { Measurements } from './measurements/client.ts';
import type { ReadDeps } from './reads/routes.ts';
import type { LogTail } from './staff/logTail.ts';
import type { RenameRunner } from './staff/renames/renameRunner.ts';

export interface OpenServerOptions {
  config: ServerConfig;
  /** Folder of the built dashboard; null serves the API alone. */
  dashboardFolder: string | null;
  logger: FastifyBaseLogger | false;
  /** Hears what `logger` writes, for staff. */
  logTail?: LogTail;
  /** Hears what the start is doing, a line at a time. */
  say: (line: string) => void;
}

/** Parts that the application serves requests from. */
export interface ServerParts {
  measurements: Measurements;
  accounts: AccountsStore;
  figures: Figures;
  controls: ParserControls;
  importQueue: ImportQueue;
  collectors: Collectors;
  renames: RenameRunner;
  reads: ReadDeps;
  /** True when the pages that visitors open first are rendered. */
  isPrepared: () => boolean;
}
