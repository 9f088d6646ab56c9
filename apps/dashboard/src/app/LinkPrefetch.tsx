import { use, useEffect, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  matchRoutes,
} from 'react-router-dom';

/** Returns the path of a link to another page of the app; null for other elements and other links. */
function pathOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link?.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : link.pathname;
}

/** Returns the addresses of the code of a page: of its routes, and of what they import. */
function useCodeOf(path: string | null): string[] {
  const manifest = use(FrameworkContext)?.manifest;
  const router = use(DataRouterContext)?.router;
  if (path === null || manifest === undefined || router === undefined) return [];
  const routes = (matchRoutes(router.routes, path, router.basename) ?? []).map(
    ({ route }) => manifest.routes[route.id],
  );
  return [
    ...new Set(routes.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : []))),
  ];
}

/**
 * Loads the code of a page when the pointer or the focus comes to a link to it. One component for all links: those
 * of the component library are not links of the router, and hundreds of links in a table would each have a state
 * for it. The router's own `prefetch="intent"` reloads the page where the code does not load: what is written in it
 * would be lost by a pointer that passes over a link without a network.
 */
export function LinkPrefetch() {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const approach = ({ target }: Event) => {
      const approached = pathOf(target);
      // A file that did not load is not requested again by most browsers.
      if (approached !== null && navigator.onLine) setPath(approached);
    };
    document.addEventListener('pointerover', approach);
    document.addEventListener('focusin', approach);
    return () => {
      document.removeEventListener('pointerover', approach);
      document.removeEventListener('focusin', approach);
    };
  }, []);
  return useCodeOf(path).map((href) => <link key={href} rel="modulepreload" href={href} />);
}
