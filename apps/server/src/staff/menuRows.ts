import type { MenuEntry } from '@litometr/api-contract';
import { locales } from '@litometr/domain';
import type { Database } from '../postgres/database.ts';
import { type DisplayNames, type DraftItem, menuItems } from '../postgres/schema.ts';

type ItemRow = typeof menuItems.$inferSelect;

/**
 * Returns the entries of a version in the order of their positions; parents before their children.
 */
export function readEntries(rows: readonly ItemRow[]): MenuEntry[] {
  const keyOf = ({ key, name }: ItemRow) => key ?? name;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const below = (parentId: number | null): MenuEntry[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .flatMap((row) => {
        const parent = row.parentId === null ? undefined : byId.get(row.parentId);
        const stored = { ...row, key: keyOf(row), parent: parent ? keyOf(parent) : null };
        return [entryOf(stored), ...below(row.id)];
      });
  return below(null);
}

/** Writes the entries of a version without errors: parents exist and form no cycle. */
export async function writeEntries(
  tx: Database,
  versionId: number,
  items: readonly MenuEntry[],
): Promise<void> {
  const write = async (parent: string | null, parentId: number | null): Promise<void> => {
    const level = items.filter((item) => item.parent === parent);
    for (const [position, item] of level.entries()) {
      const { parent: _, ...columns } = storedEntry(item);
      const [row] = await tx
        .insert(menuItems)
        .values({ versionId, parentId, position, ...columns })
        .returning({ id: menuItems.id });
      if (row !== undefined) await write(item.key, row.id);
    }
  };
  await write(null, null);
}

export function entryOf(row: DraftItem): MenuEntry {
  return {
    key: row.key,
    parent: row.parent,
    type: row.type,
    name: row.name,
    path: row.path,
    component: row.component,
    icon: row.icon,
    required_role: row.requiredRole,
    default_expanded: row.defaultExpanded,
    display_names: row.displayNames,
    // Drafts and versions from before there were titles have none.
    titles: row.titles ?? {},
  };
}

export function storedEntry(entry: MenuEntry): DraftItem {
  const { key, parent, type, name, path, component, icon, display_names: names } = entry;
  const displayNames: DisplayNames = { ru: names.ru, ...definedNames(names) };
  const titles = definedNames(entry.titles);
  return {
    key,
    parent,
    type,
    name,
    path,
    component,
    icon,
    displayNames,
    titles,
    requiredRole: entry.required_role,
    defaultExpanded: entry.default_expanded,
  };
}

/** The names that are there. */
function definedNames(names: MenuEntry['titles']): Partial<DisplayNames> {
  const defined: Partial<DisplayNames> = {};
  for (const locale of locales) {
    const text = names[locale];
    if (text !== undefined) defined[locale] = text;
  }
  return defined;
}
