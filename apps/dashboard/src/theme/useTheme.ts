import { applyTheme, type ThemeName, themeStorageKeys } from '@litometr/ui';
import { useSyncExternalStore } from 'react';
import { announceChoice } from '../prefs/choices.ts';

/** The body's class is the truth: the boot script sets it before the first paint. */
function currentTheme(): ThemeName {
  return document.body.classList.contains('dark') ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: ['class'] });
  // Another tab's choice is this tab's too.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== themeStorageKeys.theme) return;
    if (newValue === 'light' || newValue === 'dark') applyTheme(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', onStorage);
  };
}

/** Applies a theme to the page and stores it on this device. */
export function storeTheme(theme: ThemeName): void {
  applyTheme(theme);
  try {
    localStorage.setItem(themeStorageKeys.theme, theme);
  } catch {
    // storage is blocked: the choice lasts for this page
  }
}

function choose(theme: ThemeName): void {
  storeTheme(theme);
  announceChoice({ theme });
}

/** The theme of the page, and the way to change it. */
export function useTheme(): { theme: ThemeName; choose: (theme: ThemeName) => void } {
  return { theme: useSyncExternalStore(subscribe, currentTheme, () => 'light'), choose };
}
