import { clsx } from 'clsx';
import { type ComponentProps, use, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useFormatNumber } from '../../internal/useFormatNumber.ts';
import { useUiStrings } from '../../provider/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { SidebarContext } from '../Sidebar/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './NavTree.css.ts';
import { NavTreeContext } from './NavTreeContext.ts';
import { NavTreeList } from './NavTreeRows.tsx';
import { filterNodes, type NavItem, type NavNode } from './nodes.ts';
import { useExpansion } from './useExpansion.ts';

export interface NavTreeProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of the landmark; also what a Sidebar remembers the expansion by. */
  label: string;
  items: readonly NavNode[];
  /** Path of the page that is shown. */
  current?: string;
  /** Open rows, where the app keeps them. Without it the tree (or its Sidebar) does. */
  expandedKeys?: readonly string[];
  onExpandedChange?: (keys: string[]) => void;
  /** Shows a field that filters rows by their label. */
  hasFilter?: boolean;
  onNavigate?: (item: NavItem) => void;
}

/**
 * The pages of the product as nested lists of links. Tab walks the rows; Enter follows a link;
 * Enter or Space on a group or a chevron opens and closes it.
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
  const { locale } = useLocale();
  const strings = useUiStrings();
  const sidebar = use(SidebarContext);
  const [text, setText] = useState('');
  const { isOpen, toggle } = useExpansion({
    tree: label,
    items,
    current,
    expandedKeys,
    onExpandedChange,
  });

  const isFiltered = hasFilter && text.trim() !== '';
  const filtered = useMemo(
    () => (isFiltered ? filterNodes(items, text, locale) : null),
    [isFiltered, items, text, locale],
  );
  const formatNumber = useFormatNumber();
  const isEmpty = filtered?.matches === 0;
  const spoken = isEmpty
    ? strings.noMatchingNodes
    : strings.matchingNodes(formatNumber(filtered?.matches ?? 0));

  return (
    <nav {...rest} aria-label={label} className={clsx(css.root, className)}>
      {hasFilter && (
        <SearchField
          label={strings.filterTree}
          placeholder={strings.filterTree}
          size="sm"
          value={text}
          onChange={setText}
        />
      )}
      <NavTreeContext
        value={{
          current,
          isOpen: (node) => filtered?.open.has(node.id) === true || isOpen(node),
          toggle,
          onNavigate: (item) => {
            onNavigate?.(item);
            sidebar?.onNavigate();
          },
        }}
      >
        {isEmpty ? (
          <p aria-hidden="true" className={css.empty}>
            {strings.noMatchingNodes}
          </p>
        ) : (
          <NavTreeList nodes={filtered?.nodes ?? items} />
        )}
      </NavTreeContext>
      {hasFilter && <VisuallyHidden role="status">{filtered ? spoken : ''}</VisuallyHidden>}
    </nav>
  );
}
