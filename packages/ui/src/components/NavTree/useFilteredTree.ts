import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type Filtered, filterNodes, type NavNode } from './nodes.ts';

interface Options {
  items: readonly NavNode[];
  hasFilter: boolean;
  isOpen: (node: NavNode) => boolean;
  toggle: (node: NavNode) => void;
}

interface FilteredTree {
  text: string;
  setText: (text: string) => void;
  /** Null without a filter text: the tree is unchanged. */
  filtered: Filtered | null;
  isOpen: (node: NavNode) => boolean;
  toggle: (node: NavNode) => void;
}

/**
 * The tree as its filter leaves it. The way to a match is open; what the reader closes of it is
 * closed until the text changes, and none of it touches what is open without the filter.
 */
export function useFilteredTree({ items, hasFilter, isOpen, toggle }: Options): FilteredTree {
  const { locale } = useLocale();
  const [text, setText] = useState('');
  const [closed, setClosed] = useState<readonly string[]>([]);
  const isFiltered = hasFilter && text.trim() !== '';
  const filtered = useMemo(
    () => (isFiltered ? filterNodes(items, text, locale) : null),
    [isFiltered, items, text, locale],
  );

  return {
    text,
    setText: (next) => {
      setText(next);
      setClosed([]);
    },
    filtered,
    isOpen: (node) =>
      filtered?.open.has(node.id) === true ? !closed.includes(node.id) : isOpen(node),
    toggle: (node) => {
      if (filtered?.open.has(node.id) !== true) toggle(node);
      else if (closed.includes(node.id)) setClosed(closed.filter((id) => id !== node.id));
      else setClosed([...closed, node.id]);
    },
  };
}
