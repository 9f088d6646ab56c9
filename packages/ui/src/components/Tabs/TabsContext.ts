import { createContext, use } from 'react';
import { developerError } from '../../internal/developerError.ts';

/** Shared by Tabs and their parts; it changes only when another tab is chosen. */
export interface TabsState {
  /** Null before the row of an uncontrolled Tabs has named its first tab. */
  selectedKey: string | null;
  select: (key: string) => void;
  keyboardActivation: 'automatic' | 'manual';
  tabId: (key: string) => string;
  panelId: (key: string) => string;
}

export const TabsContext = createContext<TabsState | null>(null);

/** @throws outside of Tabs */
export function useTabs(part: string): TabsState {
  const tabs = use(TabsContext);
  if (tabs === null) {
    throw developerError(
      `${part} was rendered outside of Tabs.`,
      'Tabs know which of them is chosen.',
      'Wrap TabList and TabPanel in <Tabs>.',
    );
  }
  return tabs;
}
