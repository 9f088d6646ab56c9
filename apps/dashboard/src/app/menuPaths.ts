import type { MenuItem } from '@litometr/auth-machine';

/** Paths match as the router's own: in any case, with or without a slash at the end. */
const plain = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase();

/** The entry that leads to a path, where it has a component; undefined where none does. */
export function entryAt(items: readonly MenuItem[], path: string): MenuItem | undefined {
  for (const item of items) {
    if (item.path !== null && plain(item.path) === plain(path) && item.component !== null)
      return item;
    const below = entryAt(item.children, path);
    if (below !== undefined) return below;
  }
  return undefined;
}
