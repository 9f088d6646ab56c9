import { useEffect, useRef } from 'react';

/** Room beyond what is chosen, so that the fade of the row's edge does not lie over it. */
const BESIDE = 32;

/**
 * Stands within the chosen one of a row that scrolls sideways and brings it into the row's view.
 * The page itself does not move, as it would by `scrollIntoView`.
 */
export function KeepInView({ isChosen }: { isChosen: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const chosen = mark.current?.parentElement;
    const row = chosen?.parentElement;
    // Where nothing is laid out (a unit test) nothing is out of view.
    if (!isChosen || !chosen || !row || typeof ResizeObserver === 'undefined') return;
    // Told behind a layout that is made anyway: who asks in the task that puts a new page there has all of
    // it laid out in that task. Of a row that the page leaves out for now it is told when it comes.
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
  if (before > 0) row.scrollLeft -= before + BESIDE;
  else if (after > 0) row.scrollLeft += after + BESIDE;
}
