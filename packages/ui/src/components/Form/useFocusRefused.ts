import { type RefObject, useEffect } from 'react';
import { controlsOf, focusControl } from './controls.ts';

/** Goes to the first field that the server refused, each time it refuses. */
export function useFocusRefused(
  form: RefObject<HTMLFormElement | null>,
  errors: Record<string, string | string[]> | undefined,
): void {
  useEffect(() => {
    if (!errors || !form.current) return;
    const first = controlsOf(form.current).find((control) => errors[control.name] !== undefined);
    if (first) focusControl(first);
  }, [form, errors]);
}
