import { constants, existsSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { access, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import FDLock from 'fd-lock';
import {
  readServerInfo,
  removeServerInfo,
  type ServerInfo,
  writeServerInfo,
} from './serverInfo.ts';

/** The folder cannot be used; the message is one line that says why and what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** Another process works in the folder. `holder` is the server, when it is one that listens. */
export class DataFolderBusyError extends DataFolderError {
  override name = 'DataFolderBusyError';
  readonly holder: ServerInfo | null;

  constructor(message: string, holder: ServerInfo | null) {
    super(message);
    this.holder = holder;
  }
}

/** The data folder, held by this process alone until `close`. */
export interface DataFolder {
  /** Absolute. */
  readonly path: string;
  /** The folder of the measurements store. */
  readonly measurements: string;
  /** The folder of the accounts store. */
  readonly accounts: string;
  /** Folder of uploads until they are imported. */
  readonly uploads: string;
  /** Folder of the latest uploads, so that they can be imported again. */
  readonly archives: string;
  /** Pages and books that the collectors have read. */
  readonly collectors: string;
  /** Address and token for other processes; a file that only its owner can read. */
  announce(server: ServerInfo): Promise<void>;
  /** Removes `server.json` and releases the lock. Idempotent. */
  close(): Promise<void>;
}

/**
 * Creates the folder where it is missing (readable only by its owner), checks that it is writable
 * and takes its lock, which the system releases even when the process is killed.
 *
 * Throws `DataFolderBusyError` while another process holds it, else `DataFolderError`.
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  await prepare(path);
  const lock = await takeLock(path);
  // The file of a killed server would send commands to a port that no server listens on.
  await removeServerInfo(path);
  let closing: Promise<void> | undefined;
  return {
    path,
    measurements: join(path, 'measurements'),
    accounts: join(path, 'accounts'),
    uploads: join(path, 'uploads'),
    archives: join(path, 'archives'),
    collectors: join(path, 'collectors'),
    announce: (server) => writeServerInfo(path, server),
    close() {
      closing ??= removeServerInfo(path).then(() => lock.close());
      return closing;
    },
  };
}

async function prepare(path: string): Promise<void> {
  try {
    await makeFolder(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw unwritable(path, cause);
  }
}

/** Step by step: Node's recursive mkdir never returns for a path below /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) {
    if (!(await stat(path)).isDirectory()) throw new Error('the path is a file');
    return;
  }
  await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 });
}

function unwritable(path: string, cause: unknown): DataFolderError {
  return new DataFolderError(
    `The data folder ${path} cannot be written: ${reasonOf(cause)}. Give this user the right to write there, or choose another folder with LITOMETR_DATA_DIR.`,
    { cause },
  );
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? cause.code : undefined;
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'ENOENT') return 'no folder can be made there';
  if (code === 'EROFS') return 'the disk is read-only';
  return cause.message;
}

/** The lock file holds the process id of the last holder, for the message of the next comer. */
async function takeLock(path: string): Promise<FDLock> {
  const fd = openLockFile(path);
  const lock = new FDLock(fd);
  try {
    await lock.ready();
  } catch {
    throw await busyError(path);
  }
  ftruncateSync(fd);
  writeSync(fd, String(process.pid));
  return lock;
}

function openLockFile(path: string): number {
  try {
    return openSync(lockFile(path), 'a+', 0o600);
  } catch (cause) {
    throw unwritable(path, cause);
  }
}

const lockFile = (path: string) => join(path, 'lock');

async function busyError(path: string): Promise<DataFolderBusyError> {
  const holder = await readServerInfo(path);
  const pid = await readFile(lockFile(path), 'utf8');
  const who =
    holder === null
      ? `Another process${pid === '' ? '' : ` (${pid})`}`
      : `Another Litometr server (process ${holder.pid}, ${holder.address})`;
  return new DataFolderBusyError(
    `${who} holds the data folder ${path}. Stop it, or choose another folder with LITOMETR_DATA_DIR.`,
    holder,
  );
}
