import { clsx } from 'clsx';
import { type ComponentProps, useId, useMemo } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import * as css from './Tabs.css.ts';
import { TabsContext, type TabsState } from './TabsContext.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The `id` of the chosen tab, where the app holds it. */
  selectedKey?: string;
  /** @default the first tab that is not disabled */
  defaultSelectedKey?: string;
  onSelectionChange?: (key: string) => void;
  /**
   * `manual`: arrow keys go from tab to tab, Enter chooses.
   *
   * @default 'automatic'
   */
  keyboardActivation?: 'automatic' | 'manual';
}

/**
 * Panels of which one is shown. Tabs may be links: then the page's address says which.
 *
 * On the hooks of React Aria, not its components: these build their tabs twice, and once a server's
 * page is hydrated they render again, so that React hydrates the whole panel in one task.
 */
export function Tabs({
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  keyboardActivation = 'automatic',
  className,
  ...rest
}: TabsProps) {
  const base = useId();
  const [selected, select] = useControlledState<string | null, string>(
    selectedKey,
    defaultSelectedKey ?? null,
    onSelectionChange,
  );
  const state = useMemo<TabsState>(() => {
    // A space would end an id where another attribute names it.
    const idOf = (part: string) => (key: string) => `${base}-${part}-${key.replaceAll(/\s+/g, '')}`;
    return {
      selectedKey: selected,
      select,
      keyboardActivation,
      tabId: idOf('tab'),
      panelId: idOf('panel'),
    };
  }, [base, selected, select, keyboardActivation]);
  return (
    <TabsContext value={state}>
      <div {...rest} className={clsx(css.root, className)} />
    </TabsContext>
  );
}
