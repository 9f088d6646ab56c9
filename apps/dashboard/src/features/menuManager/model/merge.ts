import { changedFields, type MenuEntry, menuChanges } from '@litometr/api-contract';
import { inOrder } from './menuTree.ts';

export type Side = 'mine' | 'theirs';

/** An entry that both sides have changed differently since; null where it was removed. */
export interface Clash {
  key: string;
  base: MenuEntry | null;
  mine: MenuEntry | null;
  theirs: MenuEntry | null;
}

export interface Versions {
  /** The common ancestor of both versions. */
  base: readonly MenuEntry[];
  mine: readonly MenuEntry[];
  theirs: readonly MenuEntry[];
}

const byKey = (entries: readonly MenuEntry[]) => new Map(entries.map((each) => [each.key, each]));

function isSame(one: MenuEntry | undefined, other: MenuEntry | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.parent === other.parent && changedFields(one, other).length === 0;
}

/** Keys that a side has added, removed, changed or moved. */
const touched = (base: readonly MenuEntry[], side: readonly MenuEntry[]) =>
  new Set(menuChanges(base, side).map(({ key }) => key));

/** Returns the conflicts to resolve: entries that both sides have changed and that differ now. */
export function clashesOf({ base, mine, theirs }: Versions): Clash[] {
  const [was, my, their] = [byKey(base), byKey(mine), byKey(theirs)];
  const [byMe, byThem] = [touched(base, mine), touched(base, theirs)];
  return [...byMe]
    .filter((key) => byThem.has(key) && !isSame(my.get(key), their.get(key)))
    .map((key) => ({
      key,
      base: was.get(key) ?? null,
      mine: my.get(key) ?? null,
      theirs: their.get(key) ?? null,
    }));
}

/**
 * Merges both versions: an entry that one side has changed comes from that side, an entry that both
 * have changed from the chosen one (mine by default). Ancestors of the resulting entries are
 * included, even where the other side has removed them.
 */
export function merged(versions: Versions, chosen: ReadonlyMap<string, Side>): MenuEntry[] {
  const { base, mine, theirs } = versions;
  const [my, their] = [byKey(mine), byKey(theirs)];
  const byMe = touched(base, mine);
  const clashes = new Set(clashesOf(versions).map(({ key }) => key));
  const sideOf = (key: string): Side => {
    if (clashes.has(key)) return chosen.get(key) ?? 'mine';
    return byMe.has(key) ? 'mine' : 'theirs';
  };
  const keys = new Set([...their.keys(), ...my.keys()]);
  const result = new Map<string, MenuEntry>();
  for (const key of keys) {
    const entry = (sideOf(key) === 'mine' ? my : their).get(key);
    if (entry !== undefined) result.set(key, entry);
  }
  addParents(result, [my, their]);
  return inOrder(placed(result, versions, sideOf));
}

type Known = ReadonlyMap<string, MenuEntry>;

function addParents(result: Map<string, MenuEntry>, [my, their]: readonly [Known, Known]): void {
  // Grows while it is walked, so that parents of parents are found too.
  for (const { parent } of result.values()) {
    if (parent === null || result.has(parent)) continue;
    const found = my.get(parent) ?? their.get(parent);
    if (found !== undefined) result.set(parent, found);
  }
}

/**
 * Returns the entries in their order; an entry that I added or moved follows its predecessor in
 * mine.
 */
function placed(
  result: Known,
  { mine, theirs }: Versions,
  sideOf: (key: string) => Side,
): MenuEntry[] {
  const order = theirs
    .map(({ key }) => key)
    .filter((key) => result.has(key) && sideOf(key) !== 'mine');
  for (const [at, { key }] of mine.entries()) {
    if (!result.has(key) || order.includes(key)) continue;
    const before = mine.slice(0, at).findLast((each) => order.includes(each.key));
    order.splice(before === undefined ? 0 : order.indexOf(before.key) + 1, 0, key);
  }
  return [...order, ...[...result.keys()].filter((key) => !order.includes(key))].flatMap((key) => {
    const entry = result.get(key);
    return entry === undefined ? [] : [entry];
  });
}
