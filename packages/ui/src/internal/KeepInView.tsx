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
    if (!isChosen) return;
    // In the frame that lays the page out anyway: asked here, a whole new page would be laid out in
    // the task that put it there.
    const frame = requestAnimationFrame(() => {
      const chosen = mark.current?.parentElement;
      const row = chosen?.parentElement;
      if (chosen && row) bringIntoView(chosen, row);
    });
    return () => cancelAnimationFrame(frame);
  }, [isChosen]);
  return <span ref={mark} hidden />;
}

function bringIntoView(chosen: Element, row: Element): void {
  const [inner, outer] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  const [before, after] = [outer.left - inner.left, inner.right - outer.right];
  if (before > 0) row.scrollLeft -= before + BESIDE;
  else if (after > 0) row.scrollLeft += after + BESIDE;
}
