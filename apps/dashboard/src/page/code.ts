import { type ComponentType, createElement, useEffect, useState } from 'react';

/** A component that is loaded before it is rendered. A failed load is not cached. */
export interface Code<Props extends object> {
  isLoaded: () => boolean;
  /** @throws the error of the load; the next call loads again */
  load: () => Promise<void>;
  Screen: ComponentType<Props>;
}

export function createCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Code<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return {
    isLoaded: () => Loaded !== null,
    load: async () => {
      Loaded ??= await load();
    },
    Screen: (props) => {
      if (Loaded === null) throw new Error('The code is not loaded.');
      return createElement(Loaded, props);
    },
  };
}

/**
 * Loads code once it is rendered, and again with every other attempt until it is there.
 *
 * @returns whether it is loaded, or that the last attempt failed
 */
export function useCode(
  { load, isLoaded }: Pick<Code<object>, 'load' | 'isLoaded'>,
  attempt: unknown,
): 'loaded' | 'loading' | 'failed' {
  const [failedAt, setFailedAt] = useState<unknown>(null);
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded()) return;
    let isCurrent = true;
    load().then(
      () => {
        if (isCurrent) setLoaded(true);
      },
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setFailedAt(attempt);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isLoaded, attempt]);
  if (isLoaded()) return 'loaded';
  return failedAt === attempt ? 'failed' : 'loading';
}
