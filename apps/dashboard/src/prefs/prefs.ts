import type { Preferences } from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { themeStorageKeys } from '@litometr/ui';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { comparisons, ranges } from '../page/address/params.ts';

/** Choices of the user on this device other than language and theme; null is 'not chosen'. */
export type Prefs = Pick<
  Preferences,
  'contrast' | 'density' | 'adult' | 'portal' | 'range' | 'cmp'
>;

const orNull = <Value extends z.ZodMiniType>(of: Value) => z.catch(z.nullable(of), null);

const stored = z.object({
  contrast: orNull(z.boolean()),
  density: orNull(z.enum(['comfortable', 'dense'])),
  adult: orNull(z.boolean()),
  portal: orNull(z.enum(portalSlugs)),
  range: orNull(z.enum(ranges)),
  cmp: orNull(z.enum(comparisons)),
});

const KEY = themeStorageKeys.prefs;
const none: Prefs = z.parse(stored, {});

function read(): Prefs {
  try {
    const text = localStorage.getItem(KEY);
    // The same object as on the server: another one would render the whole page again once hydrated.
    if (text === null) return none;
    const parsed = z.safeParse(stored, JSON.parse(text));
    return parsed.success ? parsed.data : none;
  } catch {
    return none; // there is no storage, it is blocked, or it holds something else
  }
}

/** Read lazily: there is no storage when the page is built. */
let current: Prefs | null = null;
const listeners = new Set<() => void>();

export const readPrefs = (): Prefs => {
  current ??= read();
  return current;
};

function show(next: Prefs): void {
  current = next;
  if (next.contrast !== null) document.body.classList.toggle('contrast', next.contrast);
  for (const listener of listeners) listener();
}

/** Stores choices on this device. `announceChoice` passes them to the server. */
export function storePrefs(change: Partial<Prefs>): void {
  const next = { ...readPrefs(), ...change };
  try {
    const chosen = Object.entries(next).filter(([, value]) => value !== null);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(chosen)));
  } catch {
    // storage is blocked: the choice lasts for this page
  }
  show(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab's choice is this tab's too.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) show(read());
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The choices on this device. */
export const usePrefs = (): Prefs => useSyncExternalStore(subscribe, readPrefs, () => none);
