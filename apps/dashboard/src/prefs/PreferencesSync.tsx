import { usePreferencesSync } from './usePreferencesSync.ts';

/** Syncs the preferences of a signed-in user with the server; shows nothing. */
export default function PreferencesSync(): null {
  usePreferencesSync();
  return null;
}
