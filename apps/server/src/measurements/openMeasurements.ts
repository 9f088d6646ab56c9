import { connectMeasurements, type Measurements } from './client.ts';
import { recover } from './completePublication.ts';
import type { MeasurementsPlace } from './connections.ts';
import { migrate } from './migrate.ts';

/**
 * Opens the measurements store ready for use: connected, after a crash brought to its last good
 * state, and migrated. A restore that is only prepared stays as it is until
 * `settleRestore` has looked at the accounts store.
 *
 *     const measurements = await openMeasurements({ folder: dataFolder.measurements });
 *     const measurements = await openMeasurements({ url: 'http://127.0.0.1:8123' });
 *
 * One process owns a folder: take the data folder's lock first (`openDataFolder`).
 * Throws `MeasurementsUnavailableError` or `StoreVersionError`.
 */
export async function openMeasurements(place: MeasurementsPlace): Promise<Measurements> {
  const measurements = await connectMeasurements(place);
  try {
    await migrate(measurements.writer, () => recover(measurements, { keepsPrepared: true }));
    return measurements;
  } catch (error) {
    await measurements.close();
    throw error;
  }
}
