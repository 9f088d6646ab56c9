import { createContext } from 'react';
import { developerError } from '../../internal/developerError.ts';
import type { NavItem, NavNode } from './nodes.ts';
import type { RowKeyHandler } from './useRowKeys.ts';

export interface NavTreeContextValue {
  current: string | undefined;
  isOpen: (node: NavNode) => boolean;
  toggle: (node: NavNode) => void;
  /** Returns the key handler of a node's row. */
  keys: (node: NavNode) => RowKeyHandler;
  onNavigate: (item: NavItem) => void;
}

const outside = () => {
  throw developerError(
    'A row of a NavTree was rendered outside of one.',
    'Rows learn from the tree which page is current and what is open.',
    'Render rows by passing items to NavTree.',
  );
};

export const NavTreeContext = createContext<NavTreeContextValue>({
  current: undefined,
  isOpen: outside,
  toggle: outside,
  keys: outside,
  onNavigate: outside,
});
