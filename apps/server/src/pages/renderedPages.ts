import { createHash } from 'node:crypto';
import { moscowDay } from '@litometr/domain';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageRenderer, PageToRender } from './PageRenderer.ts';
import type { RenderedResponse } from './renderWorker.ts';

/** A page as it was rendered. */
export interface RenderedPage extends RenderedResponse {
  /** Of the page without its nonce. */
  etag: string;
}

/** Most UTF-16 units of cached HTML; a page has some hundred thousand. */
const MAX_CACHED_UNITS = 24 * 2 ** 20;

/** Placeholder of the nonce in cached pages, random so that no page can contain it. */
const NONCE_PLACE = crypto.randomUUID();

type PageAddress = Omit<PageToRender, 'nonce'>;

/**
 * Renders public pages, which are the same for everybody, and caches them by address, language,
 * published state and day: pages say "today".
 */
export class RenderedPages {
  readonly #app: FastifyInstance;
  readonly #pages: LRUCache<string, RenderedPage, PageAddress>;

  constructor(app: FastifyInstance, renderer: PageRenderer) {
    this.#app = app;
    this.#pages = new LRUCache({
      maxSize: MAX_CACHED_UNITS,
      sizeCalculation: ({ html }) => html.length + 1,
      fetchMethod: async (_key, _stale, { context }) => {
        const page = await renderer.renderPage({ ...context, nonce: NONCE_PLACE });
        const hash = createHash('sha256').update(page.html).digest('base64url');
        return { ...page, etag: `W/"${hash.slice(0, 22)}"` };
      },
    });
  }

  /** @returns the page with this nonce in its scripts */
  async get(address: PageAddress, nonce: string): Promise<RenderedPage> {
    const state = await this.#app.stateTag();
    const day = moscowDay(new Date().toISOString());
    const key = [state, day, address.locale, address.url].join(' ');
    const page = await this.#pages.fetch(key, { context: address });
    if (page === undefined) throw new Error(`${address.url} was not rendered.`);
    if (!page.isWhole) this.#pages.delete(key);
    return { ...page, html: page.html.replaceAll(NONCE_PLACE, nonce) };
  }
}
