export { Sidebar, type SidebarProps } from './Sidebar.tsx';
export { type Expansion, SidebarContext, type SidebarContextValue } from './SidebarContext.ts';
