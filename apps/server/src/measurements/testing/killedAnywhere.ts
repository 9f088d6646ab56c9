import { importBundle } from '../../ingest/importBundle.ts';
import { openMeasurements } from '../openMeasurements.ts';
import { faultyStore } from './faultyStore.ts';

/**
 * A process that imports a bundle and is killed while its n-th statement runs, some milliseconds
 * after that began; with 0 it ends by itself. Prints how many statements there were.
 */
const [folder = '', bundle = '', killAt = '0', delay = '0'] = process.argv.slice(2);
const measurements = await openMeasurements({ folder });
let statements = 0;
const store = faultyStore(measurements, (number) => {
  statements = number;
  if (number !== Number(killAt)) return;
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(delay));
});
await importBundle(store, bundle);
await measurements.close();
process.stdout.write(`${statements}\n`);
