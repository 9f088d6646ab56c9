import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element's content is higher than the element, so that it scrolls. */
export function useOverflows(target: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  // Before it is seen: the keyboard must not meet it in the frame that it does not reach yet.
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [target]);
  return overflows;
}
