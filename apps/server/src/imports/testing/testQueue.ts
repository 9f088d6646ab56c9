import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalSlug } from '@litometr/api-contract';
import type { Measurements } from '../../measurements/client.ts';
import { ImportQueue } from '../importQueue.ts';

/** Bound of an upload in tests. */
export const UPLOAD_LIMIT = 1024 * 1024;

/** Opens a queue over a folder of its own, which `close` deletes. */
export async function openTestQueue(measurements: Measurements) {
  const home = await mkdtemp(join(tmpdir(), 'litometr-uploads-'));
  const folder = join(home, 'uploads');
  const paused = new Set<PortalSlug>();
  const importQueue = new ImportQueue({
    measurements,
    folder,
    archiveFolder: join(home, 'held'),
    pausedPortals: () => Promise.resolve(paused),
    limit: UPLOAD_LIMIT,
    onEnd: () => Promise.resolve(),
  });
  await importQueue.open();
  return {
    importQueue,
    folder,
    paused,
    async close() {
      await importQueue.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
