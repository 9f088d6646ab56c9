import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { BackgroundFailures } from '../background/backgroundFailures.ts';

export interface PreparationDeps {
  app: Pick<FastifyInstance, 'inject'>;
  /** Names what is published; null while nothing is. */
  published: () => Promise<string | null>;
  /** Paths of the public pages; none where no dashboard is served. */
  paths: () => Promise<readonly string[]>;
  /** Receives pages that could not be prepared; visitors get them rendered on request. */
  failures: Pick<BackgroundFailures, 'isolate' | 'attempt'>;
}

export interface Preparation {
  /** True when all prepared pages of the published state are rendered. */
  readonly isReady: boolean;
  /** Ends after the response in progress. */
  close(): Promise<void>;
}

/** Interval of checks for a new publication. */
const LOOK_MS = 1_000;
/** Minimum pause between two responses; as long as the last one took, so that callers go first. */
const MIN_PAUSE_MS = 10;

/**
 * Renders the public pages after the start and after each publication, before a visitor waits for
 * them: one after the other, with pauses, so that other requests go first.
 */
export function startPreparation(deps: PreparationDeps): Preparation {
  const ending = new AbortController();
  let ready: string | null | undefined;
  let isReady = false;
  const turn = async () => {
    const state = await deps.published();
    if (state === ready) return;
    isReady = false;
    if (state === null || (await prepareState(deps, state, ending.signal))) {
      ready = state;
      isReady = true;
    }
  };
  const work = async () => {
    while (!ending.signal.aborted) {
      await deps.failures.isolate({ loop: 'pages', subject: 'publication' }, turn);
      await rest(LOOK_MS, ending.signal);
    }
  };
  const working = work();
  return {
    get isReady() {
      return isReady;
    },
    close: () => {
      ending.abort();
      return working;
    },
  };
}

/**
 * Waits until the time is over or the preparation ends; does not prevent the process from exiting.
 */
const rest = (ms: number, signal: AbortSignal) =>
  pause(ms, undefined, { signal, ref: false }).catch(() => undefined);

/**
 * Returns true when all pages were prepared: false if it was ended early or another state was
 * published in between.
 */
async function prepareState(
  { app, published, paths, failures }: PreparationDeps,
  state: string,
  signal: AbortSignal,
): Promise<boolean> {
  let isGoingOn = true;
  const fetchPage = async (url: string): Promise<string> => {
    isGoingOn &&= !signal.aborted && (await published()) === state;
    if (!isGoingOn) return '';
    const startedAt = performance.now();
    const body = await failures.attempt({ loop: 'pages', subject: url }, async () => {
      const response = await app.inject({ url });
      if (response.statusCode >= 500) throw new Error(`It responds with ${response.statusCode}.`);
      return response.body;
    });
    await rest(Math.max(MIN_PAUSE_MS, performance.now() - startedAt), signal);
    return body ?? '';
  };
  for (const path of await paths()) await fetchPage(path);
  return isGoingOn;
}
