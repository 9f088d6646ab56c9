import { useLayoutEffect, useReducer } from 'react';

/**
 * The component library fills a collection (tabs, rows, a select's options) in an effect that runs
 * after the paint where a transition drew it: for a frame it is seen empty, and what stands below
 * jumps. A state that is set before the paint has such effects run before it too.
 */
export function useFilledAtOnce(): void {
  const [, fill] = useReducer(() => true, false);
  useLayoutEffect(() => fill(), []);
}
