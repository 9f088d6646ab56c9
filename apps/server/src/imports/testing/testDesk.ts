import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measurements } from '../../measurements/client.ts';
import { ImportDesk } from '../importDesk.ts';

/** Bound of an upload in tests. */
export const UPLOAD_LIMIT = 1024 * 1024;

/** A desk over a folder of its own, which goes with `close`. */
export async function openTestDesk(measurements: Measurements) {
  const folder = await mkdtemp(join(tmpdir(), 'litometr-uploads-'));
  const desk = new ImportDesk({
    measurements,
    folder,
    limit: UPLOAD_LIMIT,
    onEnd: () => Promise.resolve(),
  });
  await desk.open();
  return {
    desk,
    folder,
    async close() {
      await desk.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
