export { NavTree, type NavTreeProps } from './NavTree.tsx';
export type { NavGroup, NavItem, NavNode, NavSeparator } from './nodes.ts';
