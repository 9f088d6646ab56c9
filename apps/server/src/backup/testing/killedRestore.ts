import { type RestorePoint, restore } from '../restore.ts';
import { sidesOf, withBoth } from './bothStores.ts';

/** A process that restores a backup and is killed at a point on the way. */
const [dataFolder = '', path = '', killAt = ''] = process.argv.slice(2);
await withBoth(dataFolder, (stores) =>
  restore(sidesOf(stores), {
    path,
    force: true,
    probe: (point: RestorePoint) => {
      if (point === killAt) process.kill(process.pid, 'SIGKILL');
    },
  }),
);
