import { startTransition, useEffect, useState } from 'react';

/**
 * Calls `then` when the next frame has been painted; returns what calls it off. Where nothing is
 * painted (a unit test) it is called at once.
 */
export function afterPaint(then: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    then();
    return () => undefined;
  }
  let rest: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A task of its own comes behind the paint that this frame ends with.
    rest = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
  };
}

/**
 * Whether what stands here has been painted once: for what nobody sees in the first frame and which
 * need not delay it. Keep the room of what comes, if it takes any.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
