export { Sidebar, type SidebarProps } from './Sidebar.tsx';
export { type Expansion, SidebarContext } from './SidebarContext.ts';
