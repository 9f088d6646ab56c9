import type { MenuItem } from '@litometr/auth-machine';

/** The entry that leads to a path, where it has a component; undefined where none does. */
export function entryAt(items: readonly MenuItem[], path: string): MenuItem | undefined {
  for (const item of items) {
    if (item.path === path && item.component !== null) return item;
    const below = entryAt(item.children, path);
    if (below !== undefined) return below;
  }
  return undefined;
}
