import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSize } from './observeSize.ts';

/**
 * Returns whether the content of a box is wider than the box, which then has to be reachable by
 * keyboard. It is measured when the size of the box or `content` changes, after the browser has laid
 * the page out; false before.
 */
export function useIsScrollable(
  scroller: RefObject<HTMLElement | null>,
  content?: unknown,
): boolean {
  const [isScrollable, setScrollable] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content may have another width
  useLayoutEffect(() => {
    const box = scroller.current;
    return box
      ? observeSize(box, () => setScrollable(box.scrollWidth > box.clientWidth + 1))
      : undefined;
  }, [scroller, content]);
  return isScrollable;
}
