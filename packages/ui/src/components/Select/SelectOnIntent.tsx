import { startTransition, useEffect, useRef, useState } from 'react';
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
const LOAD_DELAY_MS = 4_000;

/**
 * A Select for toolbars whose list, the heaviest code of all fields, loads on the reader's intent
 * or when the page has been idle for a while. While closed it looks and sounds the same; an earlier
 * press opens the list once it is loaded. Not for forms: until then it has no value to submit.
 */
export function SelectOnIntent({ onChange, ...props }: SelectOnIntentProps) {
  const [Whole, setWhole] = useState(() => arrived);
  const [isHeld, setHeld] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useEffect(() => {
    if (arrived !== null) return;
    const timer = setTimeout(() => setWanted(true), LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    fetchSelect().then(
      (found) => {
        if (isCurrent) startTransition(() => setWhole(() => found));
      },
      (error: unknown) => {
        console.error('The list of a select could not be loaded.', error);
        // The next hover, focus or press tries again.
        if (!isCurrent) return;
        setWanted(false);
        setPressed(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  // A pressed button is not replaced under the pointer: the press would be lost.
  if (Whole === null || isHeld) {
    const presses = {
      onHoverStart: want,
      onPressChange: setHeld,
      onFocusChange: (isIn: boolean) => {
        setFocus(isIn);
        if (isIn) want();
      },
      onPress: () => {
        setPressed(true);
        want();
      },
    };
    return <ClosedSelect {...props} presses={presses} isOpening={isPressed} />;
  }
  const first = { hasFocus, isPressed };
  return <ArrivedSelect {...props} {...(onChange && { onChange })} Whole={Whole} first={first} />;
}

interface ArrivedSelectProps extends SelectOnIntentProps {
  Whole: typeof Select;
  /** Whether the placeholder was focused, and whether it was pressed. */
  first: { hasFocus: boolean; isPressed: boolean };
}

function ArrivedSelect({ Whole, first, ref, ...props }: ArrivedSelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const taken = useRef(first);
  useEffect(() => {
    if (taken.current.hasFocus) root.current?.querySelector('button')?.focus();
    if (taken.current.isPressed) setOpen(true);
  }, []);
  return <Whole {...props} ref={mergeRefs(root, ref)} isOpen={isOpen} onOpenChange={setOpen} />;
}
