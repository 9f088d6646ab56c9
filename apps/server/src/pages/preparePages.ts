import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { BackgroundFailures } from '../background/backgroundFailures.ts';
import type { BuiltPage } from './builtPages.ts';
import { type LeadingPage, leadingPages, linkedPages } from './leadingPages.ts';

export interface PreparationDeps {
  app: Pick<FastifyInstance, 'inject'>;
  /** Names what is published; null while nothing is. */
  published: () => Promise<string | null>;
  /** The product's own table of pages; none where no dashboard is served. */
  pages: readonly BuiltPage[];
  /** Takes what could not be prepared: the visitor will be answered as ever. */
  failures: Pick<BackgroundFailures, 'isolate' | 'attempt'>;
}

export interface Preparation {
  /** Whether all that is prepared of the published state stands ready. */
  readonly isReady: boolean;
  /** Ends after the answer under way. */
  close(): Promise<void>;
}

/** How often it is looked whether something else was published. */
const LOOK_MS = 1_000;
/** Between two answers, at least; and as long as the last one took, so that callers go first. */
const REST_MS = 10;

/**
 * Prepares what visitors open first, after the start and after each publication: the answers of the
 * leading pages and of the cards that they link to, and their drawings, are made and kept before
 * anybody waits for them. One after the other, with rests, beside whoever calls meanwhile.
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

/** A pause that the end cuts short, and that keeps no process alive. */
const rest = (ms: number, signal: AbortSignal) =>
  pause(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Whether all of it was prepared: not where it ended before, or another state came in between. */
async function prepareState(
  { app, published, pages, failures }: PreparationDeps,
  state: string,
  signal: AbortSignal,
): Promise<boolean> {
  let isGoingOn = true;
  const ask = async (url: string): Promise<string> => {
    isGoingOn &&= !signal.aborted && (await published()) === state;
    if (!isGoingOn) return '';
    const startedAt = performance.now();
    const body = await failures.attempt({ loop: 'pages', subject: url }, async () => {
      const answer = await app.inject({ url });
      if (answer.statusCode >= 500) throw new Error(`It answers ${answer.statusCode}.`);
      return answer.body;
    });
    await rest(Math.max(REST_MS, performance.now() - startedAt), signal);
    return body ?? '';
  };
  // A page asks its calls all at once, and is not drawn when they take long.
  const prepare = async ({ path, calls }: LeadingPage) => {
    for (const call of calls) await ask(call);
    await ask(path);
  };
  const leading = leadingPages(pages);
  for (const page of leading) await prepare(page);
  // The first of them may have left before they were drawn.
  const drawn: string[] = [];
  for (const { path } of leading) drawn.push(await ask(path));
  for (const page of linkedPages(pages, drawn)) await prepare(page);
  return isGoingOn;
}
