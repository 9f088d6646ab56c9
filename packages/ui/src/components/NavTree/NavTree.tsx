import { clsx } from 'clsx';
import { type ComponentProps, use } from 'react';
import { requireText } from '../../internal/developerError.ts';
import { SidebarContext } from '../Sidebar/index.ts';
import * as css from './NavTree.css.ts';
import { NavTreeContext } from './NavTreeContext.ts';
import { NavTreeFilter } from './NavTreeFilter.tsx';
import { NavTreeList } from './NavTreeRows.tsx';
import type { NavItem, NavNode } from './nodes.ts';
import { useExpansion } from './useExpansion.ts';
import { useFilteredTree } from './useFilteredTree.ts';
import { useRowKeys } from './useRowKeys.ts';

export interface NavTreeProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of the landmark; also what a Sidebar remembers the expansion by. */
  label: string;
  items: readonly NavNode[];
  /** Path of the page that is shown. */
  current?: string;
  /** Open rows, where the app controls them. Without it the tree (or its Sidebar) does. */
  expandedKeys?: readonly string[];
  onExpandedChange?: (keys: string[]) => void;
  /** Shows a field that filters rows by their label. */
  hasFilter?: boolean;
  onNavigate?: (item: NavItem) => void;
}

/**
 * The pages of the product as nested lists of links. Tab walks the rows, the arrow keys walk them as
 * a tree: into a branch and out of it, Home, End, a letter. Enter follows a link; Enter or Space on
 * a group or a chevron opens and closes it.
 */
export function NavTree({
  label,
  items,
  current,
  expandedKeys,
  onExpandedChange,
  hasFilter = false,
  onNavigate,
  className,
  ...rest
}: NavTreeProps) {
  requireText(
    'NavTree',
    'label',
    label,
    'It names the landmark, and the sidebar remembers by it what was expanded.',
  );
  const sidebar = use(SidebarContext);
  const expansion = useExpansion({ tree: label, items, current, expandedKeys, onExpandedChange });
  const tree = useFilteredTree({ items, hasFilter, ...expansion });
  const keys = useRowKeys(tree);

  return (
    <nav {...rest} aria-label={label} className={clsx(css.root, className)}>
      {hasFilter && <NavTreeFilter tree={tree} />}
      <NavTreeContext
        value={{
          current,
          isOpen: tree.isOpen,
          toggle: tree.toggle,
          keys,
          onNavigate: (item) => {
            onNavigate?.(item);
            sidebar?.onNavigate();
          },
        }}
      >
        {tree.filtered?.matches !== 0 && <NavTreeList nodes={tree.filtered?.nodes ?? items} />}
      </NavTreeContext>
    </nav>
  );
}
