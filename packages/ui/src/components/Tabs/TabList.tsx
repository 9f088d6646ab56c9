import { clsx } from 'clsx';
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactNode,
  useEffect,
  useMemo,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTab, useTabList } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { requireText } from '../../internal/developerError.ts';
import { KeepInView } from '../../internal/KeepInView.tsx';
import { scrollFade } from '../../internal/scrollFade.css.ts';
import { Icon } from '../Icon/index.ts';
import { Tab, type TabProps } from './Tab.tsx';
import * as css from './Tabs.css.ts';
import { useTabs } from './TabsContext.ts';

export interface TabListProps extends ComponentProps<'div'> {
  /** Names the subject of the tabs. */
  label: string;
  /** Tab, each with an `id` of its own. */
  children: ReactNode;
}

function tabsOf(children: ReactNode): TabProps[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<TabProps>(child) && child.type === Tab ? [child.props] : [],
  );
}

/** The row of Tab. It scrolls sideways where it does not fit. */
export function TabList({ label, className, children, ref, ...rest }: TabListProps) {
  requireText('TabList', 'label', label, 'Nothing else says what the tabs are views of.');
  const { selectedKey, select, keyboardActivation } = useTabs('TabList');
  const tabs = useMemo(() => tabsOf(children), [children]);
  const first = (tabs.find(({ isDisabled }) => isDisabled !== true) ?? tabs[0])?.id;
  const shown = selectedKey ?? first ?? null;
  useEffect(() => {
    if (selectedKey === null && first !== undefined) select(first);
  }, [selectedKey, first, select]);
  const state = useTabListState<TabProps>({
    items: tabs,
    children: ({ id, href, children: content }) => (
      <Item key={id} textValue={id} {...(href !== undefined && { href })}>
        {content}
      </Item>
    ),
    disabledKeys: tabs.flatMap(({ id, isDisabled }) => (isDisabled === true ? [id] : [])),
    ...(shown !== null && { selectedKey: shown }),
    onSelectionChange: (key) => select(String(key)),
  });
  const list = useObjectRef(ref);
  const { tabListProps } = useTabList({ 'aria-label': label, keyboardActivation }, state, list);
  return (
    <div
      {...mergeProps(rest, tabListProps)}
      ref={list}
      className={clsx(css.list, scrollFade, className)}
    >
      {tabs.map((tab) => (
        <ShownTab key={tab.id} tab={tab} state={state} />
      ))}
    </div>
  );
}

function ShownTab({ tab, state }: { tab: TabProps; state: TabListState<TabProps> }) {
  const { id, icon, href, isDisabled: _, className, children, ref, ...rest } = tab;
  const { tabId, panelId } = useTabs('Tab');
  const elementRef = useObjectRef(ref);
  const { tabProps, isSelected, isDisabled } = useTab({ key: id }, state, elementRef);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled });
  const Element = href === undefined ? 'div' : 'a';
  return (
    <Element
      {...mergeProps(rest, tabProps, focusProps, hoverProps)}
      ref={(node: HTMLElement | null) => {
        elementRef.current = node;
      }}
      id={tabId(id)}
      aria-controls={isSelected ? panelId(id) : undefined}
      className={clsx(css.tab, className)}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-hovered={isHovered || undefined}
    >
      <KeepInView isChosen={isSelected} />
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </Element>
  );
}
