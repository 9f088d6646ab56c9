import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
    // Content that grows later is seen in this very frame: behind other work the update would come after it.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [target]);
  return overflows;
}
