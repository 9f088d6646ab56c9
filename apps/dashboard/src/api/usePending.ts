import { useCallback, useRef, useState } from 'react';

/** Runs one deed at a time: while it is under way another press does nothing. */
export function usePending(): [boolean, (deed: () => Promise<unknown>) => void] {
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const run = useCallback((deed: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    // What fails is told by the deed itself; anything else stays unhandled and is reported.
    void deed().finally(() => {
      isBusy.current = false;
      setPending(false);
    });
  }, []);
  return [isPending, run];
}
