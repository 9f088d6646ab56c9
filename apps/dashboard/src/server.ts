import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router-dom';
import { type BuiltFiles, readBuiltFiles } from './app/builtFiles.ts';
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

const builtFiles = new Map<string, BuiltFiles>();

/** Returns what the build has made for browsers, read once. */
function filesIn(clientFolder: string): BuiltFiles {
  const known = builtFiles.get(clientFolder);
  if (known !== undefined) return known;
  const files = readBuiltFiles(clientFolder, build.assets.routes['root']?.css ?? []);
  builtFiles.set(clientFolder, files);
  return files;
}

/** Renders the page at the address of a request, as HTML. */
export function renderPage(request: Request, context: PageContext): Promise<Response> {
  const { clientFolder } = context;
  // In development Vite serves the files.
  const files = clientFolder === null ? null : filesIn(clientFolder);
  const router = new RouterContextProvider();
  router.set(servicesContext, createServerServices(context, localeOfRequest(request), files));
  return handle(request, router);
}
