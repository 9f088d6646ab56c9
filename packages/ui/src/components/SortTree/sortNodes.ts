import type { IconName } from '../Icon/index.ts';

/** A problem of a node, shown beside its label. */
export interface SortMark {
  tone: 'warning' | 'danger';
  label: string;
}

/** One row of the tree. */
export interface SortNode {
  id: string;
  label: string;
  icon?: IconName;
  /** In second ink under the label: an address, a kind. */
  note?: string;
  mark?: SortMark | undefined;
  /** Rendered as a line, with the label for screen readers. */
  isLine?: boolean;
  children?: readonly SortNode[];
}

export type SortPlace = 'before' | 'after' | 'inside';

/** `id` goes beside `target`, or becomes the last within it. */
export interface SortMove {
  id: string;
  target: string;
  place: SortPlace;
}

/** A node and all below it. */
function idsOf(node: SortNode): string[] {
  return [node.id, ...(node.children ?? []).flatMap(idsOf)];
}

function find(nodes: readonly SortNode[], id: string): SortNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : find(node.children ?? [], id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Nothing goes beside or into itself or what is below it, and nothing into a line. */
export function isSensible(nodes: readonly SortNode[], { id, target, place }: SortMove): boolean {
  const [moved, goal] = [find(nodes, id), find(nodes, target)];
  if (moved === undefined || goal === undefined) return false;
  return !idsOf(moved).includes(target) && (place !== 'inside' || goal.isLine !== true);
}
