import { createContext } from 'react';
import { teach } from '../../internal/teach.ts';
import type { NavItem, NavNode } from './nodes.ts';
import type { RowKeyHandler } from './useRowKeys.ts';

export interface NavTreeContextValue {
  current: string | undefined;
  isOpen: (node: NavNode) => boolean;
  toggle: (node: NavNode) => void;
  /** What the keys do on the row of a node. */
  keys: (node: NavNode) => RowKeyHandler;
  onNavigate: (item: NavItem) => void;
}

const outside = () => {
  throw teach(
    'A row of a NavTree was drawn outside of one.',
    'Rows learn from the tree which page is current and what is open.',
    'Draw rows by giving NavTree its items.',
  );
};

export const NavTreeContext = createContext<NavTreeContextValue>({
  current: undefined,
  isOpen: outside,
  toggle: outside,
  keys: outside,
  onNavigate: outside,
});
