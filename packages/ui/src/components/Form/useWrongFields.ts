import { type RefObject, useEffect, useState } from 'react';
import { type Control, controlsOf, labelOf, messageOf } from './controls.ts';

export interface WrongField {
  id: string;
  /** Null for what the server refused of a field that the form does not have. */
  control: Control | null;
  label: string;
  message: string;
}

const joined = (message: string | string[]) =>
  typeof message === 'string' ? message : message.join(' ');

/** One entry for each field: the boxes of a group share a name and a message. */
function invalidOf(form: HTMLFormElement): WrongField[] {
  const found = new Map<string, WrongField>();
  controlsOf(form).forEach((control, at) => {
    if (control.validity.valid || control.disabled) return;
    const id = control.name || `field ${at}`;
    if (found.has(id)) return;
    found.set(id, { id, control, label: labelOf(control), message: messageOf(control) });
  });
  return [...found.values()];
}

const unplace = ([id, message]: [string, string | string[]]): WrongField => ({
  id,
  control: null,
  label: '',
  message: joined(message),
});

/** Returns the invalid fields of a form: from a failed submit until each field is corrected. */
export function useWrongFields(
  target: RefObject<HTMLFormElement | null>,
  errors: Record<string, string | string[]> | undefined,
): WrongField[] {
  const [invalid, setInvalid] = useState<WrongField[]>([]);
  const [unplaced, setUnplaced] = useState<WrongField[]>([]);

  useEffect(() => {
    const form = target.current;
    if (!form) return;
    // Fields render the server's errors one frame later.
    const frame = requestAnimationFrame(() => {
      const names = new Set(controlsOf(form).map((control) => control.name));
      const strays = Object.entries(errors ?? {}).filter(([name]) => !names.has(name));
      setUnplaced((known) => (strays.length + known.length === 0 ? known : strays.map(unplace)));
      if (errors) setInvalid(invalidOf(form));
    });
    return () => cancelAnimationFrame(frame);
  }, [target, errors]);

  useEffect(() => {
    const form = target.current;
    if (!form) return;
    const forget = () => setInvalid([]);
    const look = () => setInvalid(invalidOf(form));
    // Fields render their errors, and report validity to the browser, slightly later.
    let hasLooked = false;
    const soon = () => {
      hasLooked = true;
      requestAnimationFrame(look);
    };
    const lookAgain = () => {
      if (hasLooked) soon();
    };
    form.addEventListener('invalid', soon, true);
    form.addEventListener('change', lookAgain, true);
    form.addEventListener('focusout', lookAgain);
    form.addEventListener('reset', forget);
    return () => {
      form.removeEventListener('reset', forget);
      form.removeEventListener('invalid', soon, true);
      form.removeEventListener('change', lookAgain, true);
      form.removeEventListener('focusout', lookAgain);
    };
  }, [target]);

  return [...unplaced, ...invalid];
}
