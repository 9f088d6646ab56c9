import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageLocale } from './builtPages.ts';

/** A page to be drawn; see `renderPage` of the dashboard. */
export interface PageQuestion {
  path: string;
  locale: PageLocale;
  answers: Readonly<Record<string, unknown>>;
}

/** What is drawn of a page: all of it as HTML, or its main figure as a PNG for shared links. */
export interface Drawings {
  page: string;
  picture: Uint8Array;
}
export type DrawingKind = keyof Drawings;

/** What the thread is asked. */
export interface ThreadQuestion {
  id: number;
  kind: DrawingKind;
  question: PageQuestion;
}

/** What it says: null where the page has no such drawing. */
export type ThreadAnswer =
  | { id: number; drawn: Drawings[DrawingKind] | null }
  | { id: number; failed: string };

/** More are not worth the wait: pages go out undrawn meanwhile. */
const MOST_WAITING = 16;
/** A drawing takes a tenth of a second; one that takes this long hangs. */
const HANGS_MS = 10_000;
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

interface Waiting {
  done: (drawn: Drawings[DrawingKind] | null) => void;
  timer: NodeJS.Timeout;
}

/**
 * Draws pages in a thread of its own, so that answers are not kept waiting. Started by the first
 * page, and again by the next one after it broke. A page that cannot be drawn is null: it goes out
 * as it was built, and the browser draws it.
 */
export class PageThread {
  readonly #code: string;
  readonly #warn: (reason: string) => void;
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(folder: string, warn: (reason: string) => void) {
    this.#code = join(folder, 'render', 'prerender.mjs');
    this.#warn = warn;
  }

  /** Whether the build left what draws. */
  get canDraw(): boolean {
    return existsSync(this.#code);
  }

  async page(question: PageQuestion): Promise<string | null> {
    const drawn = await this.#draw('page', question);
    return typeof drawn === 'string' ? drawn : null;
  }

  async picture(question: PageQuestion): Promise<Uint8Array | null> {
    const drawn = await this.#draw('picture', question);
    return typeof drawn === 'string' ? null : drawn;
  }

  #draw(kind: DrawingKind, question: PageQuestion): Promise<Drawings[DrawingKind] | null> {
    if (this.#waiting.size >= MOST_WAITING) return Promise.resolve(null);
    this.#worker ??= this.#start();
    const id = ++this.#last;
    const drawn = new Promise<Drawings[DrawingKind] | null>((done) => {
      const timer = setTimeout(() => this.#giveUp(`${question.path} took too long`), HANGS_MS);
      this.#waiting.set(id, { done, timer: timer.unref() });
    });
    const asked: ThreadQuestion = { id, kind, question };
    this.#worker.postMessage(asked);
    return drawn;
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#release();
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./drawPages.ts', import.meta.url), {
      workerData: { code: this.#code },
      resourceLimits: limits,
      // React's own checks are for those who build, and make a page take thrice as long.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => {
      if ('failed' in answer) this.#warn(answer.failed);
      this.#settle(answer.id, 'drawn' in answer ? answer.drawn : null);
    });
    worker.on('error', (error) => this.#giveUp(String(error)));
    return worker;
  }

  #settle(id: number, drawn: Drawings[DrawingKind] | null): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    waiting.done(drawn);
  }

  #giveUp(reason: string): void {
    this.#warn(reason);
    const worker = this.#worker;
    this.#release();
    void worker?.terminate();
  }

  #release(): void {
    this.#worker = null;
    for (const id of [...this.#waiting.keys()]) this.#settle(id, null);
  }
}
