import { useLayoutEffect, useReducer } from 'react';

/**
 * The component library fills a collection (tabs, rows, a select's options) in an effect that,
 * within a transition, runs after the paint: for a frame the collection is empty and the content
 * below jumps. A state update before the paint forces such effects to run before it too.
 */
export function useFilledAtOnce(): void {
  const [, fill] = useReducer(() => true, false);
  useLayoutEffect(() => fill(), []);
}
