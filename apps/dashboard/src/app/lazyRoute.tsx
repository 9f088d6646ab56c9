import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { createCode } from '../page/code.ts';
import { loadPageCode } from './pageCode.ts';

/** A guard of the session: a response leads elsewhere, null lets the reader in. */
type Guard = (args: LoaderFunctionArgs) => Promise<Response | null>;

/**
 * A guarded route whose code is loaded when it is first navigated to. The router's own `lazy` caches
 * a failed load for the lifetime of the tab.
 */
export function lazyRoute(
  path: string,
  load: () => Promise<ComponentType>,
  guard: Guard,
): RouteObject {
  const code = createCode(load);
  return {
    path,
    loader: async (args) => {
      const loaded = loadPageCode(code.load, args.url);
      // A guard that leads elsewhere makes the code needless, and its failure too.
      loaded.catch(() => undefined);
      const elsewhere = await guard(args);
      if (elsewhere === null) await loaded;
      return elsewhere;
    },
    Component: code.Screen,
  };
}
