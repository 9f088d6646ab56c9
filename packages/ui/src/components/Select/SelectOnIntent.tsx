import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { ClosedSelect, type ClosedSelectProps } from './ClosedSelect.tsx';
import type { Select } from './Select.tsx';

export interface SelectOnIntentProps extends ClosedSelectProps {
  onChange?: (id: string) => void;
}

/** Once its code is there, every select begins with its list. */
let arrived: typeof Select | null = null;

async function fetchSelect(): Promise<typeof Select> {
  arrived ??= (await import('./Select.tsx')).Select;
  return arrived;
}

/** By then a page that was just opened has what its reader waits for. */
const SETTLED_MS = 4_000;

/**
 * A Select of toolbars whose list, the heaviest code of all fields, comes when a reader turns to it
 * or the page has stood for a while. Closed it looks and sounds the same; a press that was earlier
 * opens the list when it comes. Not for forms: until then it has nothing to send.
 */
export function SelectOnIntent({ onChange, ...props }: SelectOnIntentProps) {
  const [Whole, setWhole] = useState(() => arrived);
  const [isHeld, setHeld] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const fetch = useCallback(() => {
    fetchSelect().then(
      (found) => startTransition(() => setWhole(() => found)),
      // The next turn to it tries again.
      (error: unknown) => console.error('The list of a select could not be loaded.', error),
    );
  }, []);
  useEffect(() => {
    if (arrived !== null) return;
    const timer = setTimeout(fetch, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [fetch]);
  // What is held down is not taken away under the finger: the press would be lost.
  if (Whole === null || isHeld) {
    const presses = {
      onHoverStart: fetch,
      onPressChange: setHeld,
      onFocusChange: (isIn: boolean) => {
        setFocus(isIn);
        if (isIn) fetch();
      },
      onPress: () => {
        setAsked(true);
        fetch();
      },
    };
    return <ClosedSelect {...props} presses={presses} />;
  }
  const first = { hasFocus, isAsked };
  return <ArrivedSelect {...props} {...(onChange && { onChange })} Whole={Whole} first={first} />;
}

interface ArrivedSelectProps extends SelectOnIntentProps {
  Whole: typeof Select;
  /** Whether what stood here before was focused, and whether it was pressed. */
  first: { hasFocus: boolean; isAsked: boolean };
}

function ArrivedSelect({ Whole, first, ref, ...props }: ArrivedSelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const taken = useRef(first);
  useEffect(() => {
    if (taken.current.hasFocus) root.current?.querySelector('button')?.focus();
    if (taken.current.isAsked) setOpen(true);
  }, []);
  return <Whole {...props} ref={mergeRefs(root, ref)} isOpen={isOpen} onOpenChange={setOpen} />;
}
