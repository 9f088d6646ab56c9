import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '../Icon/index.ts';

/** A page. It may have pages below it, which it then expands. */
export interface NavItem {
  type: 'item';
  id: string;
  label: string;
  href: string;
  /** The name of an icon, or a mark of that size such as Monogram. */
  icon?: IconName | ReactElement;
  /** A count or a mark at the end of the row. */
  badge?: ReactNode;
  children?: readonly NavNode[];
  defaultExpanded?: boolean;
}

/** A heading over pages that itself leads nowhere. */
export interface NavGroup {
  type: 'group';
  id: string;
  label: string;
  icon?: IconName;
  children: readonly NavNode[];
  defaultExpanded?: boolean;
}

export interface NavSeparator {
  type: 'separator';
  id: string;
}

export type NavNode = NavItem | NavGroup | NavSeparator;

export const childrenOf = (node: NavNode): readonly NavNode[] =>
  node.type === 'separator' ? [] : (node.children ?? []);

export const flatten = (nodes: readonly NavNode[]): NavNode[] =>
  nodes.flatMap((node) => [node, ...flatten(childrenOf(node))]);

const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

/** Whether a page of the tree is the one at `path`; queries and a slash at the end do not count. */
export const isAt = (node: NavNode, path: string | undefined): boolean =>
  path !== undefined && node.type === 'item' && bare(node.href) === bare(path);

/** Ids from the root down to the page at `path`, that page excluded; null where it is not in the tree. */
export function pathTo(nodes: readonly NavNode[], path: string | undefined): string[] | null {
  for (const node of nodes) {
    if (isAt(node, path)) return [];
    const below = pathTo(childrenOf(node), path);
    if (below) return [node.id, ...below];
  }
  return null;
}

/**
 * Returns the ids of the branches to open for the page at `path`: its parents, and the page itself
 * where it has children. A page that is not in the tree belongs to the nearest one above it
 * (`/tags/5` to `/tags`). Null where there is none.
 */
export function branchesTo(nodes: readonly NavNode[], path: string | undefined): string[] | null {
  for (let at = path === undefined ? '' : bare(path); at !== ''; at = at.replace(/\/[^/]*$/, '')) {
    const parents = pathTo(nodes, at);
    if (parents === null) continue;
    const page = flatten(nodes).find((node) => isAt(node, at));
    return page === undefined || childrenOf(page).length === 0 ? parents : [...parents, page.id];
  }
  return null;
}

export interface Filtered {
  nodes: readonly NavNode[];
  /** Parents of matches: they are open while the filter is active. */
  open: ReadonlySet<string>;
  /** How many rows match by their own label. */
  matches: number;
}

/**
 * Returns the rows whose label contains the text, ignoring case, with their ancestors. A parent
 * that matches itself retains all descendants. Separators are removed, because the groups that they
 * separate are filtered.
 */
export function filterNodes(nodes: readonly NavNode[], text: string, locale: string): Filtered {
  const sought = text.trim().toLocaleLowerCase(locale);
  const open = new Set<string>();
  let matches = 0;

  const keep = (list: readonly NavNode[]): NavNode[] =>
    list.flatMap((node): NavNode[] => {
      if (node.type === 'separator') return [];
      const isMatch = node.label.toLocaleLowerCase(locale).includes(sought);
      if (isMatch) matches += 1;
      const children = keep(childrenOf(node));
      if (children.length > 0) {
        open.add(node.id);
        return [isMatch ? node : { ...node, children }];
      }
      return isMatch ? [node] : [];
    });

  return { nodes: keep(nodes), open, matches };
}
