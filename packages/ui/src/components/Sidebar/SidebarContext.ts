import { createContext } from 'react';

/** Rows that the reader opened (true) and closed (false) by hand or by navigation, by row id. */
export type Expansion = Readonly<Record<string, boolean>>;

/** State of a tree that outlives it. */
interface TreeMemory {
  expansion: Expansion;
  /** The page whose branches were opened last; undefined before the first. */
  revealed: string | undefined;
}

export interface SidebarContextValue {
  /** Called when the reader chose where to go: the drawer of small screens closes. */
  onNavigate: () => void;
  /**
   * State of the trees inside, by their label. A tree is mounted again when the sidebar turns from a
   * column into a drawer and back, and when a menu has loaded; it reads this as it mounts and writes
   * it as it changes.
   */
  memory: Map<string, TreeMemory>;
}

/** Null outside a Sidebar. */
export const SidebarContext = createContext<SidebarContextValue | null>(null);
