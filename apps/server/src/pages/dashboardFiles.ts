import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { clientFolder } from './dashboardServer.ts';
import type { PageRenderer } from './PageRenderer.ts';
import { pageSender, registerPictures, registerSearchers } from './pages.ts';

/** Vite puts every hashed file here; whatever bears a hash never changes. */
const HASHED = 'assets';

/**
 * Serves the built dashboard: immutable hashed files, compressed variants (`.br`, `.gz`) where the
 * build created them, and a rendered page for every path that is neither a file nor below `/api`.
 */
export async function registerDashboard(
  app: FastifyInstance,
  folder: string,
  renderer: PageRenderer,
): Promise<void> {
  const sendPage = pageSender(app, renderer);
  registerPictures(app, renderer);
  registerSearchers(app, renderer);
  redirectDoubledSlashes(app);
  const files = clientFolder(folder);
  await app.register(fastifyStatic, {
    root: files,
    prefix: '/',
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        isBelow(HASHED, relative(files, path), sep)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      );
    },
  });
  const limit = app.rateLimit();
  app.get('/', { onRequest: limit }, sendPage);
  app.setNotFoundHandler({ preHandler: limit }, (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const path = request.url.split('?')[0] ?? '/';
    // Loaders' data by themselves (`/about.data`): browsers call the API instead.
    const isData = path.endsWith('.data') || isBelow('__manifest', path.slice(1));
    if (!isPage || isData || isBelow('api', path.slice(1)) || isBelow(HASHED, path.slice(1))) {
      throw new ApiError(404, 'Not found.');
    }
    return sendPage(request, reply);
  });
}

/**
 * A hand-made link such as `//portals//litnet` leads to the page; the files' plugin would refuse it
 * as an attempt to leave its folder. One slash at the beginning: never another host.
 */
function redirectDoubledSlashes(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const [path = '', ...query] = url.split('?');
    const single = path.replaceAll(/\/{2,}/g, '/');
    if (single === path || !['GET', 'HEAD'].includes(method) || isBelow('/api', single)) return;
    return reply.redirect([single, ...query].join('?'), 301);
  });
}

/** True when a relative path is a folder or leads into it. */
function isBelow(folder: string, path: string, separator = '/'): boolean {
  return path === folder || path.startsWith(folder + separator);
}
