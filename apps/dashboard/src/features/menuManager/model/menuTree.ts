import type { MenuEntry } from '@litometr/api-contract';

/** An entry with its children. */
export interface MenuBranch {
  entry: MenuEntry;
  children: MenuBranch[];
}

/**
 * Returns the tree of the entries. Entries whose parent is missing, or that form a cycle, come last
 * on the top level, so that every entry remains visible.
 */
export function treeOf(entries: readonly MenuEntry[]): MenuBranch[] {
  const left = new Set(entries);
  const branchOf = (entry: MenuEntry): MenuBranch => {
    left.delete(entry);
    return { entry, children: below(entry.key) };
  };
  const below = (parent: string | null): MenuBranch[] =>
    entries
      .filter((entry) => entry.parent === parent)
      .flatMap((entry) => (left.has(entry) ? [branchOf(entry)] : []));
  const top = below(null);
  const keys = new Set(entries.map(({ key }) => key));
  // Entries without a parent first: their descendants are then no longer strays.
  const strays = [...left].sort(
    (a, b) => Number(keys.has(a.parent ?? '')) - Number(keys.has(b.parent ?? '')),
  );
  return [...top, ...strays.flatMap((entry) => (left.has(entry) ? [branchOf(entry)] : []))];
}

/** Returns the entries of a tree in depth-first order: each before its children. */
function listOf(branches: readonly MenuBranch[]): MenuEntry[] {
  return branches.flatMap(({ entry, children }) => [entry, ...listOf(children)]);
}

/** The list in the order of its tree. */
export const inOrder = (entries: readonly MenuEntry[]): MenuEntry[] => listOf(treeOf(entries));

/** Returns the keys of an entry and of its descendants. */
export function familyOf(entries: readonly MenuEntry[], key: string): Set<string> {
  const family = new Set([key]);
  let before = 0;
  while (before !== family.size) {
    before = family.size;
    for (const { key: own, parent } of entries) {
      if (parent !== null && family.has(parent)) family.add(own);
    }
  }
  return family;
}

/** Returns the keys of an entry's ancestors, the nearest first. */
export function above(entries: readonly MenuEntry[], key: string): string[] {
  const parents = new Map(entries.map((entry) => [entry.key, entry.parent]));
  const found: string[] = [];
  for (let at = parents.get(key); typeof at === 'string'; at = parents.get(at)) {
    if (at === key || found.includes(at) || !parents.has(at)) break;
    found.push(at);
  }
  return found;
}

/** Levels that an entry and those in it take. */
export function heightOf(entries: readonly MenuEntry[], key: string): number {
  const depth = above(entries, key).length;
  const depths = [...familyOf(entries, key)].map((own) => above(entries, own).length);
  return Math.max(...depths) - depth + 1;
}

/** Returns the branches with an entry whose text contains the search text, with their ancestors. */
export function matching(
  branches: readonly MenuBranch[],
  text: string,
  textOf: (entry: MenuEntry) => string,
): MenuBranch[] {
  const searchText = text.trim().toLocaleLowerCase();
  const filterBranches = (list: readonly MenuBranch[]): MenuBranch[] =>
    list.flatMap((branch) => {
      if (textOf(branch.entry).toLocaleLowerCase().includes(searchText)) return [branch];
      const children = filterBranches(branch.children);
      return children.length === 0 ? [] : [{ ...branch, children }];
    });
  return searchText === '' ? [...branches] : filterBranches(branches);
}

/** Each entry with a key of its own: a tree cannot hold two of one key. */
export function withOwnKeys(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const seen = new Set<string>();
  const all = entries.map((entry) => {
    let { key } = entry;
    while (seen.has(key)) key = `${key}.`;
    seen.add(key);
    return key === entry.key ? entry : { ...entry, key };
  });
  return all.every((entry, at) => entry === entries[at]) ? entries : all;
}
