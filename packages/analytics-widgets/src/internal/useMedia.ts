import { useCallback, useSyncExternalStore } from 'react';

const nothing = () => undefined;

const unknown = () => null;

/**
 * Returns whether a media condition of the theme holds now. False where there is no layout; null on
 * a server, which cannot know: its markup has to fit either way by its styles.
 */
export function useMedia(condition: string): boolean | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof window.matchMedia !== 'function') return nothing;
      const query = window.matchMedia(condition);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => typeof window.matchMedia === 'function' && window.matchMedia(condition).matches,
    unknown,
  );
}
