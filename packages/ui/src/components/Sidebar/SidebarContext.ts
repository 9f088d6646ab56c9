import { createContext } from 'react';

/** What the reader opened (true) and closed (false) by hand or by going there, by row id. */
export type Expansion = Readonly<Record<string, boolean>>;

export interface SidebarContextValue {
  /** Called when the reader chose where to go: the drawer of small screens closes. */
  onNavigate: () => void;
  /**
   * Expansion of the trees inside, by their label. A tree is built anew when the sidebar turns from
   * a column into a drawer and back; it reads this as it begins and writes it as it changes.
   */
  memory: Map<string, Expansion>;
}

/** Null outside a Sidebar. */
export const SidebarContext = createContext<SidebarContextValue | null>(null);
