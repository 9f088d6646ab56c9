import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BackupError } from '../dataFolder/writeWhole.ts';
import type { BackupManifest } from './manifest.ts';

/** The input of the thread. */
export interface Trial {
  /** Folder of the store that it fills. */
  store: string;
  folder: string;
  accounts: BackupManifest['accounts'];
}

export type TrialResult = { failure: null } | { failure: string; mistake: boolean };

/**
 * Restores the accounts of a backup into an embedded store of their own, which is deleted
 * afterwards. Works in a thread, so that the server responds during it.
 *
 * @throws BackupError naming the file that cannot be restored, and why
 */
export async function tryAccounts(
  folder: string,
  accounts: BackupManifest['accounts'],
): Promise<void> {
  const store = join(folder, '.trial');
  const trial: Trial = { store, folder, accounts };
  const worker = new Worker(new URL('./trialWorker.ts', import.meta.url), {
    workerData: trial,
    // The workspace's packages are used from source, here as in the thread that starts this one.
    execArgv: ['--conditions=@litometr/source'],
  });
  const gone = new AbortController();
  worker.once('exit', (code) => gone.abort(new Error(`The trial's thread ended with ${code}.`)));
  try {
    // The thread runs this program's `trialWorker`: its message is the one that it sends.
    const [result] = (await once(worker, 'message', { signal: gone.signal })) as [TrialResult];
    if (result.failure === null) return;
    throw result.mistake ? new BackupError(result.failure) : new Error(result.failure);
  } finally {
    await worker.terminate();
    await rm(store, { recursive: true, force: true });
  }
}
