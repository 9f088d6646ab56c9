import { useCallback, useSyncExternalStore } from 'react';

const nothing = () => undefined;

/** Whether a media condition of the theme holds now. False where there is no layout. */
export function useMedia(condition: string): boolean {
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
