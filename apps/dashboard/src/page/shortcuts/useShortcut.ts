import { useEffect, useRef } from 'react';

/** Keys that mean something on every page (`Escape`: on pages with filters). */
export type ShortcutKey = '/' | 'd' | 'c' | 't' | '?' | 'Escape';

/** Keys by their place too: a Cyrillic or Persian layout must not take them away. */
const codes: Readonly<Partial<Record<string, ShortcutKey>>> = {
  KeyD: 'd',
  KeyC: 'c',
  KeyT: 't',
};

const typed = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Elements that handle keys while they are open: dialogs, menus, lists. */
const takesKeys = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

function keyOf({ key, code }: KeyboardEvent): ShortcutKey | null {
  if (key === '/' || key === '?' || key === 'Escape') return key;
  return codes[code] ?? null;
}

/** Whether a key is typed, or belongs to what is open above the page. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  const { target } = event;
  if (target instanceof Element && target.closest(`${typed}, ${takesKeys}`) !== null) return true;
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}

/** Handles a keyboard shortcut of the page, except during text input. `null` disables it. */
export function useShortcut(wanted: ShortcutKey, action: (() => void) | null): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const isOn = action !== null;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (keyOf(event) !== wanted || isTaken(event)) return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [wanted, isOn]);
}
