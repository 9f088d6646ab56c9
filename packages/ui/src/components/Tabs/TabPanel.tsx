import { clsx } from 'clsx';
import { Activity, type ComponentProps } from 'react';
import * as css from './Tabs.css.ts';
import { useTabs } from './TabsContext.ts';

export interface TabPanelProps extends ComponentProps<'div'> {
  /** Of the Tab that shows it. */
  id: string;
}

/** Renders the content of a Tab. */
export function TabPanel({ id, className, children, ...rest }: TabPanelProps) {
  const { selectedKey, tabId, panelId } = useTabs('TabPanel');
  if (selectedKey !== id) return null;
  return (
    <div
      {...rest}
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern of tabs makes the panel a tab stop.
      tabIndex={0}
      className={clsx(css.panel, className)}
    >
      {/* Hydrates by itself, after the tabs. */}
      <Activity>{children}</Activity>
    </div>
  );
}
