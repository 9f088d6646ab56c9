import { changedFields, type MenuEntry, menuChanges } from '@litometr/api-contract';
import { inOrder } from './menuTree.ts';

export type Side = 'mine' | 'theirs';

/** An entry that both sides have changed since, each in its own way; null where it was removed. */
export interface Clash {
  key: string;
  base: MenuEntry | null;
  mine: MenuEntry | null;
  theirs: MenuEntry | null;
}

export interface Versions {
  /** What both began from. */
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

/** What has to be decided: entries that both sides touched and that differ now. */
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
 * Both sides in one menu: what one side touched is taken from it, what both touched from the side
 * that was chosen (mine by default). An entry that something kept stands in is kept as well.
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
  const kept = new Map<string, MenuEntry>();
  for (const key of keys) {
    const entry = (sideOf(key) === 'mine' ? my : their).get(key);
    if (entry !== undefined) kept.set(key, entry);
  }
  keepParents(kept, [my, their]);
  return inOrder(placed(kept, versions, sideOf));
}

type Known = ReadonlyMap<string, MenuEntry>;

function keepParents(kept: Map<string, MenuEntry>, [my, their]: readonly [Known, Known]): void {
  // Grows while it is walked, so that parents of parents are found too.
  for (const { parent } of kept.values()) {
    if (parent === null || kept.has(parent)) continue;
    const found = my.get(parent) ?? their.get(parent);
    if (found !== undefined) kept.set(parent, found);
  }
}

/** In their order; what I added or moved goes behind what it follows in mine. */
function placed(
  kept: Known,
  { mine, theirs }: Versions,
  sideOf: (key: string) => Side,
): MenuEntry[] {
  const order = theirs
    .map(({ key }) => key)
    .filter((key) => kept.has(key) && sideOf(key) !== 'mine');
  for (const [at, { key }] of mine.entries()) {
    if (!kept.has(key) || order.includes(key)) continue;
    const before = mine.slice(0, at).findLast((each) => order.includes(each.key));
    order.splice(before === undefined ? 0 : order.indexOf(before.key) + 1, 0, key);
  }
  return [...order, ...[...kept.keys()].filter((key) => !order.includes(key))].flatMap((key) => {
    const entry = kept.get(key);
    return entry === undefined ? [] : [entry];
  });
}
