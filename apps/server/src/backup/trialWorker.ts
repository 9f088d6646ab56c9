import { parentPort, workerData } from 'node:worker_threads';
import { BackupError } from '../dataFolder/writeWhole.ts';
import { openEmbedded } from '../postgres/database.ts';
import { describeFailure } from '../postgres/queryFailure.ts';
import { restoreAccounts } from './restoreAccounts.ts';
import type { Trial, TrialResult } from './tryAccounts.ts';

/** The thread of `tryAccounts`: the engine computes in the thread that calls it. */
const port = parentPort;
if (port === null) throw new Error('This file is run as a worker by tryAccounts.ts.');
// This program started the worker: `workerData` is the value that `tryAccounts` sets.
const { store, folder, accounts } = workerData as Trial;
const send = (result: TrialResult) => port.postMessage(result);
try {
  const opened = await openEmbedded(store, (db) => restoreAccounts(db, folder, accounts));
  await opened.close();
  send({ failure: null });
} catch (error) {
  send({ failure: describeFailure(error), mistake: error instanceof BackupError });
}
