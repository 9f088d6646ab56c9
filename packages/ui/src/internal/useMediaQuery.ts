import { useCallback, useSyncExternalStore } from 'react';

const nothing = () => undefined;

/** Whether a media condition holds now. False on a server and where the browser cannot say. */
export function useMediaQuery(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof window.matchMedia !== 'function') return nothing;
      const query = window.matchMedia(condition);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => typeof window.matchMedia === 'function' && window.matchMedia(condition).matches,
    () => false,
  );
}
