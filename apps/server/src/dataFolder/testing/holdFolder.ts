import { openDataFolder } from '../openDataFolder.ts';

/** A process that locks a folder, prints so, and runs until it is killed. */
await openDataFolder(process.argv[2] ?? '');
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
