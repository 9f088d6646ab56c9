import { clsx } from 'clsx';
import { use, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useUiStrings } from '../../provider/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './NavTree.css.ts';
import { NavTreeContext } from './NavTreeContext.ts';
import { childrenOf, isAt, type NavGroup, type NavItem, type NavNode, pathTo } from './nodes.ts';

interface NavTreeListProps {
  id?: string;
  nodes: readonly NavNode[];
  /** The group's heading that names the list. */
  labelledBy?: string;
  className?: string;
}

/** Rows of one level. */
export function NavTreeList({ id, nodes, labelledBy, className = css.list }: NavTreeListProps) {
  return (
    <ul id={id} aria-labelledby={labelledBy} className={className}>
      {nodes.map((node) => (
        <NavTreeNode key={node.id} node={node} />
      ))}
    </ul>
  );
}

function NavTreeNode({ node }: { node: NavNode }) {
  switch (node.type) {
    case 'separator':
      return <li aria-hidden="true" className={css.separator} />;
    case 'group':
      return <NavTreeGroup group={node} />;
    case 'item':
      return <NavTreePage item={node} />;
    default:
      return node satisfies never;
  }
}

function NavTreeGroup({ group }: { group: NavGroup }) {
  const { isOpen, toggle, keys } = use(NavTreeContext);
  const headingId = useId();
  const listId = useId();
  const open = isOpen(group);
  return (
    <li data-state={open ? 'open' : 'closed'}>
      <Button
        id={headingId}
        className={css.heading}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        data-row={group.label}
        onPress={() => toggle(group)}
        onKeyDown={keys(group)}
      >
        {group.icon && <Icon name={group.icon} size="sm" />}
        <span className={css.headingLabel}>{group.label}</span>
        <Icon name="chevronEnd" size="sm" className={css.chevron} />
      </Button>
      {open && <NavTreeList id={listId} nodes={group.children} labelledBy={headingId} />}
    </li>
  );
}

/** A page, and behind its own button the pages below it. */
function NavTreePage({ item }: { item: NavItem }) {
  const { current, isOpen, toggle, keys, onNavigate } = use(NavTreeContext);
  const strings = useUiStrings();
  const listId = useId();
  const children = childrenOf(item);
  const open = children.length > 0 && isOpen(item);
  const isCurrent = isAt(item, current);
  const holdsCurrent = !isCurrent && pathTo(children, current) !== null;

  return (
    <li data-state={children.length > 0 ? (open ? 'open' : 'closed') : undefined}>
      <div
        className={css.row}
        data-current={isCurrent ? '' : undefined}
        data-holds-current={holdsCurrent ? '' : undefined}
      >
        <Link
          href={item.href}
          className={css.target}
          aria-current={isCurrent ? 'page' : undefined}
          data-row={item.label}
          onPress={() => onNavigate(item)}
          onKeyDown={keys(item)}
        >
          {typeof item.icon === 'string' ? (
            <Icon name={item.icon} className={css.icon} />
          ) : (
            item.icon
          )}
          <span className={css.label}>{item.label}</span>
          {item.badge !== undefined && <span className={css.badge}>{item.badge}</span>}
        </Link>
        {children.length > 0 && (
          <Button
            className={css.expander}
            aria-label={open ? strings.collapseItem(item.label) : strings.expandItem(item.label)}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onPress={() => toggle(item)}
          >
            <Icon name="chevronEnd" size="sm" className={css.chevron} />
          </Button>
        )}
      </div>
      {open && <NavTreeList id={listId} nodes={children} className={clsx(css.list, css.branch)} />}
    </li>
  );
}
