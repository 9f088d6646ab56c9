import type { MenuItem } from '@litometr/auth-machine';

/** The component key of the entry that leads to a path; undefined where none does. */
export function componentAt(items: readonly MenuItem[], path: string): string | undefined {
  for (const item of items) {
    if (item.path === path && item.component !== null) return item.component;
    const below = componentAt(item.children, path);
    if (below !== undefined) return below;
  }
  return undefined;
}
