import type { RenameKind, RenameProblem } from '@litometr/api-contract';

/** A rename of a portal, by the keys of both names. */
export interface RenameLink {
  kind: RenameKind;
  formerKey: string;
  presentKey: string;
}

/**
 * Returns the key that a name counts as: where the chain of renames ends that begins with it. The name
 * itself where it was not renamed.
 *
 * @param links renames of one portal, of which no two have the same former name, and none form a circle
 */
export function endOfChain(links: readonly RenameLink[], kind: RenameKind, key: string): string {
  const next = new Map(
    links.filter((link) => link.kind === kind).map((link) => [link.formerKey, link.presentKey]),
  );
  let end = key;
  // As many steps as there are links: a circle in a damaged store must not run forever.
  for (const _ of links) end = next.get(end) ?? end;
  return end;
}

/** Returns why a further rename cannot be; null where it can. */
export function problemOf(
  links: readonly RenameLink[],
  { kind, formerKey, presentKey }: RenameLink,
): RenameProblem | null {
  if (formerKey === presentKey) return 'same';
  if (links.some((link) => link.kind === kind && link.formerKey === formerKey)) return 'renamed';
  return endOfChain(links, kind, presentKey) === formerKey ? 'cycle' : null;
}
