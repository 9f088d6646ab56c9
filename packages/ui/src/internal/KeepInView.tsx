import { useEffect, useRef } from 'react';

/** Room beyond what is chosen, so that the fade of the row's edge does not lie over it. */
const SCROLL_MARGIN_PX = 32;

/**
 * Placed within the chosen item of a horizontally scrolling row; scrolls the item into the row's
 * view. The page itself does not move, as it would by `scrollIntoView`.
 */
export function KeepInView({ isChosen }: { isChosen: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const chosen = mark.current?.parentElement;
    const row = chosen?.parentElement;
    // Where nothing is laid out (a unit test) nothing is out of view.
    if (!isChosen || !chosen || !row || typeof ResizeObserver === 'undefined') return;
    // The observer reports after a layout that happens anyway: measuring in the task that mounts a
    // new page would lay all of it out in that task. For a row with skipped rendering it reports
    // when the row is rendered.
    const watch = new ResizeObserver(() => {
      watch.disconnect();
      bringIntoView(chosen, row);
    });
    watch.observe(row);
    return () => watch.disconnect();
  }, [isChosen]);
  return <span ref={mark} hidden />;
}

function bringIntoView(chosen: Element, row: Element): void {
  const [inner, outer] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  const [before, after] = [outer.left - inner.left, inner.right - outer.right];
  if (before > 0) row.scrollLeft -= before + SCROLL_MARGIN_PX;
  else if (after > 0) row.scrollLeft += after + SCROLL_MARGIN_PX;
}
