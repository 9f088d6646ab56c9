import { useState } from 'react';
import { useOnDemand } from './useOnDemand.ts';

/**
 * Returns props of a button that opens rarely used content: its code is loaded on hover or focus.
 * After a press and the load, `isRequested` is true and the content replaces the button.
 *
 * @param what a menu or a panel, announced to screen readers before it is loaded
 */
export function useOpener(load: () => Promise<unknown>, what: 'menu' | 'panel') {
  const [isRequested, setRequested] = useState(false);
  const { warm, run } = useOnDemand(load);
  return {
    isRequested,
    opener: {
      // Same attributes as the button that replaces it later.
      'aria-haspopup': what === 'menu' ? true : undefined,
      'aria-expanded': false,
      onHoverStart: warm,
      onFocus: warm,
      onPress: () => run(() => setRequested(true)),
    },
  } as const;
}
