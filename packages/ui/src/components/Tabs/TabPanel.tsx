import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useContext } from 'react';
import { useTabPanel } from 'react-aria/useTabList';
import { TabListStateContext } from 'react-aria-components/Tabs';
import * as css from './Tabs.css.ts';

export interface TabPanelProps extends ComponentProps<'div'> {
  /** Of the Tab that shows it. */
  id: string;
}

/**
 * Passed in place of the panel's ref: for a known panel the library checks after each change of its
 * elements which can be focused, and that forces a layout. A panel is a tab stop regardless of its
 * content.
 */
const unknown: RefObject<Element | null> = { current: null };

function ShownPanel({ className, ...rest }: TabPanelProps) {
  const state = useContext(TabListStateContext);
  const { tabPanelProps } = useTabPanel({ id: rest.id }, state, unknown);
  return (
    // Nested tabs must not see the state of the tabs around them.
    <TabListStateContext value={null}>
      <div {...rest} {...tabPanelProps} className={clsx(css.panel, className)} />
    </TabListStateContext>
  );
}

/** Renders the content of a Tab. */
export function TabPanel(props: TabPanelProps) {
  // The state of the tabs is unknown while the collection is built: react-aria renders it twice.
  const selected = useContext(TabListStateContext)?.selectedKey;
  return selected === props.id ? <ShownPanel {...props} /> : null;
}
