import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { whenIdle } from '../page/whenIdle.ts';
import { fetchCodeAhead } from './codeAhead.ts';
import type { Services } from './services.ts';
import { fetchWebFaces } from './webFaces.ts';

/** What a browser fetches for what may come next, once the first page stands. */
export function afterShown(
  router: ReturnType<typeof createBrowserRouter>,
  routes: RouteObject[],
  { warmWire }: Pick<Services, 'warmWire'>,
): void {
  // Whoever calls tells of a failure, and tries again.
  whenIdle(() => void warmWire().catch(() => undefined));
  fetchWebFaces(router);
  // Needed when files are gone, and then it is too late to load it.
  void import('./newRelease.ts').catch(() => undefined);
  void fetchCodeAhead(routes);
}
