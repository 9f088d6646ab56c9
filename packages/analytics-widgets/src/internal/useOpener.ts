import { useState } from 'react';

/**
 * A button that opens what few open: its code is fetched when somebody reaches for it, and what
 * opens stands in the button's place from the first press on (`isAsked`).
 *
 * @param what a menu, or a panel, as readers of the screen are told before it is there
 */
export function useOpener(load: () => Promise<unknown>, what: 'menu' | 'panel') {
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    opener: {
      // As the button says of itself that stands there later.
      'aria-haspopup': what === 'menu' ? true : undefined,
      'aria-expanded': false,
      onHoverStart: () => void load(),
      onFocus: () => void load(),
      onPress: () => setAsked(true),
    },
  } as const;
}
