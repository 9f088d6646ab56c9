import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBuiltPages } from '../pages/builtPages.ts';
import { pageSender, registerSearchers } from '../pages/pages.ts';
import { ApiError } from './errors.ts';

/** Vite puts every hashed file here; whatever bears a hash never changes. */
const HASHED = 'assets';

/** What draws pages here on the server; no browser asks for it. */
const RENDER = 'render';

/** The page of the built dashboard, or null where it was not built. */
export function readDashboardPage(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch {
    return null; // not built: the API alone is served, and start says so
  }
}

/**
 * Serves the built dashboard: hashed files for ever, compressed twins (`.br`, `.gz`) where the
 * build made them, and the one page, told of its address, for every path that is neither a file
 * nor below `/api`.
 */
export async function registerDashboard(
  app: FastifyInstance,
  folder: string,
  html: string,
): Promise<void> {
  const pages = readBuiltPages(folder);
  // An older build knows nothing of its routes: its page goes out as it is.
  const sendPage =
    pages.length === 0
      ? (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile('index.html')
      : pageSender(app, folder, html, pages);
  registerSearchers(app, pages);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    index: false,
    wildcard: true,
    allowedPath: (path) => !isBelow(RENDER, path.slice(1)),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        isBelow(HASHED, relative(folder, path), sep)
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
    if (!isPage || isBelow('api', path.slice(1)) || isBelow(HASHED, path.slice(1))) {
      throw new ApiError(404, 'Not found.');
    }
    return sendPage(request, reply);
  });
}

/** Whether a relative path is a folder or leads into it. */
function isBelow(folder: string, path: string, separator = '/'): boolean {
  return path === folder || path.startsWith(folder + separator);
}
