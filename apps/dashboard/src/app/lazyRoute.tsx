import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { routeCode } from './pageCode.ts';

/** A guard of the session: a response leads elsewhere, null lets the reader in. */
type Guard = (args: LoaderFunctionArgs) => Promise<Response | null>;

/** A guarded route whose code is loaded when it is first navigated to. */
export function lazyRoute(
  path: string,
  load: () => Promise<ComponentType>,
  guard: Guard,
): RouteObject {
  const { load: loadCode, Screen } = routeCode(load);
  return {
    path,
    loader: async (args) => {
      const loaded = loadCode(args.url);
      // A guard that leads elsewhere makes the code needless, and its failure too.
      loaded.catch(() => undefined);
      const elsewhere = await guard(args);
      if (elsewhere === null) await loaded;
      return elsewhere;
    },
    Component: Screen,
  };
}
