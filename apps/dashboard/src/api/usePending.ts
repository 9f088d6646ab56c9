import { useCallback, useRef, useState } from 'react';

/** Runs one action at a time: another press does nothing while the first is pending. */
export function usePending(): [boolean, (action: () => Promise<unknown>) => void] {
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const run = useCallback((action: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    // The action reports its own failures; any other rejection stays unhandled and is logged.
    void action().finally(() => {
      isBusy.current = false;
      setPending(false);
    });
  }, []);
  return [isPending, run];
}
