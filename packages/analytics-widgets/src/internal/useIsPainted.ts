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
    // A separate task runs after the paint that ends this frame.
    rest = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
  };
}

/**
 * Returns whether the component has been painted once. Use it to defer content that is not visible
 * in the first frame. Reserve the space of that content, if it takes any.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
