import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router-dom';

/** Returns the path of a link to a page of the app; null for other elements and other links. */
function pathOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link?.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : link.pathname;
}

/**
 * Loads the code of a page when the pointer or the focus comes to a link to it, like `<Link prefetch="intent">`.
 * One component for all links: those of the component library are not links of the router, and hundreds of links
 * in a table would each have a state for it.
 */
export function LinkPrefetch() {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const approach = ({ target }: Event) => {
      const approached = pathOf(target);
      if (approached !== null) setPath(approached);
    };
    document.addEventListener('pointerover', approach);
    document.addEventListener('focusin', approach);
    return () => {
      document.removeEventListener('pointerover', approach);
      document.removeEventListener('focusin', approach);
    };
  }, []);
  return path === null ? null : <PrefetchPageLinks page={path} />;
}
