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
 * In the panel's place: of a panel that it knows the library asks after each change of its elements
 * which can be focused, and the browser lays the page out for the answer. A panel is a stop of the
 * keyboard whatever it holds.
 */
const unknown: RefObject<Element | null> = { current: null };

function ShownPanel({ className, ...rest }: TabPanelProps) {
  const state = useContext(TabListStateContext);
  const { tabPanelProps } = useTabPanel({ id: rest.id }, state, unknown);
  return (
    // Tabs that stand in a panel are not the tabs that it belongs to.
    <TabListStateContext value={null}>
      <div {...rest} {...tabPanelProps} className={clsx(css.panel, className)} />
    </TabListStateContext>
  );
}

/** What a Tab shows. */
export function TabPanel(props: TabPanelProps) {
  // Nothing is known of the tabs while they are counted: react-aria draws them twice.
  const selected = useContext(TabListStateContext)?.selectedKey;
  return selected === props.id ? <ShownPanel {...props} /> : null;
}
