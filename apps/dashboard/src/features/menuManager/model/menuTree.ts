import type { MenuEntry } from '@litometr/api-contract';

/** An entry with those that stand in it. */
export interface MenuBranch {
  entry: MenuEntry;
  children: MenuBranch[];
}

/**
 * The entries as they stand in one another. Whose parent is not there, or who stand in a circle,
 * are at the end of the top level: nothing is ever out of sight.
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
  // Those without a parent first: what stands in them is then no stray any more.
  const strays = [...left].sort(
    (a, b) => Number(keys.has(a.parent ?? '')) - Number(keys.has(b.parent ?? '')),
  );
  return [...top, ...strays.flatMap((entry) => (left.has(entry) ? [branchOf(entry)] : []))];
}

/** The list of a tree: each entry in front of those that stand in it. */
export function listOf(branches: readonly MenuBranch[]): MenuEntry[] {
  return branches.flatMap(({ entry, children }) => [entry, ...listOf(children)]);
}

/** The list in the order of its tree. */
export const inOrder = (entries: readonly MenuEntry[]): MenuEntry[] => listOf(treeOf(entries));

/** The keys of an entry and of all that stand in it. */
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

/** The keys of the entries that an entry stands in, the nearest first. */
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

/** Entries whose text holds what is sought, with those that they stand in. */
export function matching(
  branches: readonly MenuBranch[],
  text: string,
  textOf: (entry: MenuEntry) => string,
): MenuBranch[] {
  const sought = text.trim().toLocaleLowerCase();
  const keep = (list: readonly MenuBranch[]): MenuBranch[] =>
    list.flatMap((branch) => {
      if (textOf(branch.entry).toLocaleLowerCase().includes(sought)) return [branch];
      const children = keep(branch.children);
      return children.length === 0 ? [] : [{ ...branch, children }];
    });
  return sought === '' ? [...branches] : keep(branches);
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
