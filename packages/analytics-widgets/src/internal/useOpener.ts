import { useState } from 'react';
import { useOnDemand } from './useOnDemand.ts';

/**
 * A button that opens what few open: its code is loaded when a reader reaches for it. Once it is
 * loaded after a press, what opens replaces the button (`isAsked`).
 *
 * @param what a menu, or a panel, as readers of the screen are told before it is there
 */
export function useOpener(load: () => Promise<unknown>, what: 'menu' | 'panel') {
  const [isAsked, setAsked] = useState(false);
  const { warm, run } = useOnDemand(load);
  return {
    isAsked,
    opener: {
      // As the button says of itself that stands there later.
      'aria-haspopup': what === 'menu' ? true : undefined,
      'aria-expanded': false,
      onHoverStart: warm,
      onFocus: warm,
      onPress: () => run(() => setAsked(true)),
    },
  } as const;
}
