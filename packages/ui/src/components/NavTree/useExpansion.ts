import { use, useEffect, useState } from 'react';
import { type Expansion, SidebarContext } from '../Sidebar/index.ts';
import { branchesTo, flatten, type NavNode } from './nodes.ts';

interface Options {
  tree: string;
  items: readonly NavNode[];
  current: string | undefined;
  /** The owner's keys: they are the truth where given. */
  expandedKeys: readonly string[] | undefined;
  onExpandedChange: ((keys: string[]) => void) | undefined;
}

const opened = (ids: readonly string[]): Expansion =>
  Object.fromEntries(ids.map((id) => [id, true]));

/**
 * Which rows are open: the owner's keys, else what the reader did, else the row's default. Going
 * to a page opens its parents and its own children; nothing but the reader closes a row again.
 */
export function useExpansion({ tree, items, current, expandedKeys, onExpandedChange }: Options) {
  const memory = use(SidebarContext)?.memory;
  const remembered = memory?.get(tree);
  const [expansion, setExpansion] = useState<Expansion>(remembered?.expansion ?? {});
  const [revealed, setRevealed] = useState(remembered?.revealed);

  // The page changed, or entered the tree with a menu that loaded: its branches open with
  // this render, so that nothing moves after it.
  const way = branchesTo(items, current);
  if (way && revealed !== current) {
    setRevealed(current);
    setExpansion({ ...expansion, ...opened(way) });
  }

  useEffect(() => {
    memory?.set(tree, { expansion, revealed });
  }, [memory, tree, expansion, revealed]);

  const isOpen = (node: NavNode): boolean => {
    if (expandedKeys) return expandedKeys.includes(node.id);
    return expansion[node.id] ?? (node.type !== 'separator' && node.defaultExpanded === true);
  };

  const toggle = (node: NavNode) => {
    const next = !isOpen(node);
    setExpansion({ ...expansion, [node.id]: next });
    const keys = flatten(items)
      .filter((one) => (one.id === node.id ? next : isOpen(one)))
      .map((one) => one.id);
    onExpandedChange?.(keys);
  };

  return { isOpen, toggle };
}
