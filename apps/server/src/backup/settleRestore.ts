import type { Measurements } from '../measurements/client.ts';
import { abandonEntry, decidePublication } from '../measurements/completePublication.ts';
import { preparedPlan } from '../measurements/journal.ts';
import { dropStage } from '../measurements/stage.ts';
import type { Database } from '../postgres/database.ts';
import { isDecided } from './restoreAccounts.ts';

export interface RestoredStores {
  measurements: Measurements;
  database: Database;
}

/**
 * - `none`: no restore was interrupted
 * - `completed`: its accounts were committed, so its measurements are published now
 * - `discarded`: its accounts were not committed, so both stores keep what they held
 */
export type Settlement = 'none' | 'completed' | 'discarded';

const lines: Readonly<Record<Settlement, string | null>> = {
  none: null,
  completed: 'An interrupted restore was completed: both stores hold the backup.',
  discarded: 'An interrupted restore was discarded: both stores are unchanged.',
};

/** A line for a person; null where there is nothing to say. */
export const describeSettlement = (settlement: Settlement) => lines[settlement];

/** Completes or discards an interrupted restore. Call it first after opening both stores. */
export function settleRestore(stores: RestoredStores): Promise<Settlement> {
  return stores.measurements.withPublishLock(() => settlePrepared(stores));
}

/** The same within a publication. */
export async function settlePrepared({
  measurements,
  database,
}: RestoredStores): Promise<Settlement> {
  const { writer } = measurements;
  const plan = await preparedPlan(writer);
  if (plan === null) return 'none';
  if (await isDecided(database, plan.importId)) {
    await decidePublication(measurements, plan, { source: 'backup' });
    return 'completed';
  }
  await abandonEntry(writer, plan);
  await dropStage(writer);
  return 'discarded';
}
