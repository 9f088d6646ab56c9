import type { CollectorProgress, CollectorRun, PortalSlug } from '@litometr/api-contract';
import type { Collectors } from './collectors.ts';

export interface CollectRequest {
  portal: PortalSlug;
  /** Reads and writes the bundle, imports nothing. */
  dryRun: boolean;
}

const PROGRESS_INTERVAL_MS = 1_000;

/** Runs a collector for a command; the run ends when the command ends. */
export async function collectOnce(
  collectors: Collectors,
  { portal, dryRun }: CollectRequest,
  {
    signal,
    onProgress = () => undefined,
  }: { signal?: AbortSignal; onProgress?: (progress: CollectorProgress) => void } = {},
): Promise<CollectorRun> {
  const { run, ended } = await collectors.start(portal, { trigger: 'command', dryRun });
  const stop = () => void collectors.stop(portal, { run: run.id });
  signal?.addEventListener('abort', stop);
  const reportProgress = () => {
    const own = collectors.progress().find((progress) => progress.run === run.id);
    if (own !== undefined) onProgress(own);
  };
  const progressTimer = setInterval(reportProgress, PROGRESS_INTERVAL_MS);
  try {
    return await ended;
  } finally {
    clearInterval(progressTimer);
    signal?.removeEventListener('abort', stop);
  }
}
