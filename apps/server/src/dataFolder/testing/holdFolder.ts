import { openDataFolder } from '../openDataFolder.ts';

/** A process that takes a folder, says so, and stays until it is killed. */
await openDataFolder(process.argv[2] ?? '');
process.stdout.write('held\n');
setInterval(() => undefined, 60_000);
