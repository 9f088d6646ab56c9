import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle, type PageHandle } from '../page/pageHandle.ts';

export interface PageAt {
  page: PageHandle;
  /** Of what the page tells; undefined where it tells of no single thing. */
  id: string | undefined;
}

/** The page at an address; null where no page of ours stands. */
export function pageAt(routes: RouteObject[], address: string | URL): PageAt | null {
  const leaf = matchRoutes(routes, address)?.at(-1);
  const handle: unknown = leaf?.route.handle;
  return isPageHandle(handle) ? { page: handle, id: leaf?.params['id'] } : null;
}
