import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../dataFolder/writeWhole.ts';

/** A process that is killed when all files of a backup but its manifest are written. */
const [target = ''] = process.argv.slice(2);
await writeWhole(target, { force: false }, async (folder) => {
  await mkdir(folder);
  await writeFile(join(folder, 'measurements.books.jsonl.gz'), 'half');
  process.kill(process.pid, 'SIGKILL');
});
