import { importBundle } from '../../ingest/importBundle.ts';
import { openMeasurements } from '../openMeasurements.ts';

/** A process that imports a bundle and is killed at a point on the way. */
const [folder = '', bundle = '', killAt = ''] = process.argv.slice(2);
const measurements = await openMeasurements({ folder });
await importBundle(measurements, bundle, {
  probe: (point) => {
    if (point === killAt) process.kill(process.pid, 'SIGKILL');
  },
});
