import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { Piscina } from 'piscina';
import { ApiError } from '../http/errors.ts';
import type { ApiResponse } from './dashboardServer.ts';
import type {
  PortCall,
  PortResponse,
  RenderedResponse,
  RenderTask,
  RenderWorkerData,
} from './renderWorker.ts';

/** A page that is not rendered by then, in milliseconds, ends with its thread. */
const RENDER_TIMEOUT_MS = 10_000;
/** While one page waits for the API another is rendered. */
const AT_ONCE = 4;
/** Pages that wait for the thread; more are refused, for the server would only fall behind. */
const MAX_QUEUED_TASKS = 64;

export interface PageToRender {
  /** Path and query. */
  url: string;
  /** The `locale` cookie; empty where there is none. */
  locale: string;
  nonce: string;
}

/**
 * Renders the dashboard's pages in a thread of its own: a page takes it 75 to 125 ms, in which the
 * API would not respond.
 */
export class PageRenderer {
  readonly #app: FastifyInstance;
  readonly #pool: Piscina;

  constructor(app: FastifyInstance, folder: string) {
    this.#app = app;
    this.#pool = new Piscina({
      filename: join(import.meta.dirname, 'renderWorker.ts'),
      workerData: { folder } satisfies RenderWorkerData,
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: AT_ONCE,
      maxQueue: MAX_QUEUED_TASKS,
      // A thread that waits for its next task has timers of the last one to run.
      atomics: 'disabled',
    });
    app.addHook('onClose', () => this.#pool.destroy());
  }

  /** Paths of all public pages without an id. */
  publicPaths(): Promise<readonly string[]> {
    return this.#run('publicPaths', null) as Promise<readonly string[]>;
  }

  renderPage(page: PageToRender): Promise<RenderedResponse> {
    return this.#withPort(page, 'renderPage') as Promise<RenderedResponse>;
  }

  /** As SVG; null for pages without a picture. */
  sharePicture(page: PageToRender): Promise<string | null> {
    return this.#withPort(page, 'sharePicture') as Promise<string | null>;
  }

  async #withPort({ url, locale, nonce }: PageToRender, name: string): Promise<unknown> {
    const { publicUrl } = this.#app;
    const { port1: own, port2: port } = new MessageChannel();
    own.on('message', ({ id, url: called }: PortCall) => {
      void this.#callAsGuest(called).then((response) =>
        own.postMessage({ id, ...response } satisfies PortResponse),
      );
    });
    const task: RenderTask = {
      url: (publicUrl ?? 'http://localhost') + url,
      cookie: `locale=${locale}`,
      publicUrl,
      nonce,
      port,
    };
    try {
      return await this.#run(name, task);
    } finally {
      own.close();
    }
  }

  /** @throws ApiError 503 where too many pages wait already */
  async #run(name: string, task: RenderTask | null): Promise<unknown> {
    if (this.#pool.queueSize >= MAX_QUEUED_TASKS) {
      throw new ApiError(503, 'The server is busy. Try again in a moment.');
    }
    return this.#pool.run(task, {
      name,
      transferList: task === null ? [] : [task.port],
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    });
  }

  /** A call that fails is a failed block of the page, which says so and offers a retry. */
  async #callAsGuest(url: string): Promise<ApiResponse> {
    try {
      const { statusCode, body } = await this.#app.inject({ url });
      return { status: statusCode, body };
    } catch (error) {
      this.#app.log.error(error, `A page's call of ${url} failed.`);
      return { status: 500, body: '' };
    }
  }
}
