import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalSlug } from '@litometr/api-contract';
import type { Measurements } from '../../measurements/client.ts';
import { ImportDesk } from '../importDesk.ts';

/** Bound of an upload in tests. */
export const UPLOAD_LIMIT = 1024 * 1024;

/** A desk over a folder of its own, which goes with `close`. */
export async function openTestDesk(measurements: Measurements) {
  const home = await mkdtemp(join(tmpdir(), 'litometr-uploads-'));
  const folder = join(home, 'uploads');
  const paused = new Set<PortalSlug>();
  const desk = new ImportDesk({
    measurements,
    folder,
    heldFolder: join(home, 'held'),
    pausedPortals: () => Promise.resolve(paused),
    limit: UPLOAD_LIMIT,
    onEnd: () => Promise.resolve(),
  });
  await desk.open();
  return {
    desk,
    folder,
    paused,
    async close() {
      await desk.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
