import type { FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import { builtDashboard } from '../http/testing/builtDashboard.ts';
import { PageRenderer } from './PageRenderer.ts';

it('renders a page whose call of the API fails, and logs the failure', async () => {
  const built = await builtDashboard();
  const hooks: (() => Promise<void>)[] = [];
  const log = vi.fn();
  const app = {
    publicUrl: null,
    log: { error: log },
    addHook: (_name: string, close: () => Promise<void>) => hooks.push(close),
    inject: () => Promise.reject(new Error('The store is closed.')),
  };
  const renderer = new PageRenderer(app as unknown as FastifyInstance, built.folder);
  const { html } = await renderer.renderPage({ url: '/books/1', locale: 'ru', nonce: 'n' });
  // The page writes the status of its call.
  expect(html).toContain('/books/1 ru  500');
  expect(log).toHaveBeenCalledOnce();
  for (const close of hooks) await close();
  await built.remove();
});
