import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A route whose code is fetched when it is first gone to. */
export function lazyRoute(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}
