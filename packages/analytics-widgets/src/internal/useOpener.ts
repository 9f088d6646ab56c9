import { useState } from 'react';
import { useOnDemand } from './useOnDemand.ts';

/**
 * Returns props of a button that opens rarely used content: its code is loaded on hover or focus.
 * After a press and the load, `isRequested` is true and the content replaces the button.
 *
 * @param what a menu or a panel, announced to screen readers before it is loaded
 */
export function useOpener(load: () => Promise<unknown>, what: 'menu' | 'panel') {
  const [isPressed, setPressed] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const { warm, run } = useOnDemand(load);
  return {
    isRequested,
    opener: {
      // Same attributes as the button that replaces it later.
      'aria-haspopup': what === 'menu' ? true : undefined,
      // At once: on a slow line the press is seen before the code is there.
      'aria-expanded': isPressed,
      onHoverStart: warm,
      onFocus: warm,
      onPress: () => {
        setPressed(true);
        run(
          () => setRequested(true),
          () => setPressed(false),
        );
      },
    },
  } as const;
}
