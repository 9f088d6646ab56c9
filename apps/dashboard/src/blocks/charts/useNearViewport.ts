import { type RefObject, useEffect, useState } from 'react';

/** Charts are rendered from half a screen outside of the viewport on. */
const NEAR = '50%';

/**
 * Whether an element is near the viewport, or has been: false on the server and while the page
 * hydrates. Before printing everything is.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (isNear || target === null) return;
    const reveal = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reveal();
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(target);
    window.addEventListener('beforeprint', reveal);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', reveal);
    };
  }, [isNear, element]);
  return isNear;
}
