import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { fetchCodeAhead } from './codeAhead.ts';
import { fetchWebFaces } from './webFaces.ts';

/** What a browser fetches for what may come next, once the first page stands. */
export function afterShown(
  router: ReturnType<typeof createBrowserRouter>,
  routes: RouteObject[],
): void {
  fetchWebFaces(router);
  void fetchCodeAhead(routes);
}
