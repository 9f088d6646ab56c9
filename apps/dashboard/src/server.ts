import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router-dom';
import { localeOfRequest } from './app/localeOfRequest.ts';
import type { PageContext } from './app/pageContext.ts';
import { createServerServices } from './app/serverServices.ts';
import { servicesContext } from './app/servicesContext.ts';

import { paths } from './domain/paths.ts';
import { portalPath, portals } from './portals/portals.ts';

export type { PageContext } from './app/pageContext.ts';
export { sharePicture } from './app/share/sharePicture.ts';

/** Paths of all public pages without an id. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.about,
  paths.portals,
  ...portals.flatMap(({ slug, pages }) => [
    portalPath(slug),
    ...pages.map(({ path }) => portalPath(slug, path)),
  ]),
];

const handle = createRequestHandler(build, 'production');

/**
 * The style sheet is part of the page: on a slow line the first paint came after 1,640 ms with a
 * file of its own, which shares the line with fonts and scripts. Null in development, where Vite
 * serves the styles.
 */
const styles = import.meta.env.DEV
  ? null
  : (build.assets.routes['root']?.css ?? [])
      .map((href) => readFileSync(join(import.meta.dirname, '../client', href), 'utf8'))
      .join('\n');

/** Renders the page at the address of a request, as HTML. */
export function renderPage(request: Request, context: PageContext): Promise<Response> {
  const router = new RouterContextProvider();
  router.set(servicesContext, createServerServices(context, localeOfRequest(request), styles));
  return handle(request, router);
}
