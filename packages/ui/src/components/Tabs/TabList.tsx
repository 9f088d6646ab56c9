import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import {
  TabList as AriaTabList,
  type TabListProps as AriaTabListProps,
} from 'react-aria-components/Tabs';
import { requireText } from '../../internal/developerError.ts';
import { scrollFade } from '../../internal/scrollFade.css.ts';
import { useFilledAtOnce } from '../../internal/useFilledAtOnce.ts';
import * as css from './Tabs.css.ts';

export interface TabListProps
  extends Omit<AriaTabListProps<object>, 'className' | 'children' | 'items' | 'aria-label'> {
  /** Names the subject of the tabs. */
  label: string;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The row of Tab. It scrolls sideways where it does not fit. */
export function TabList({ label, className, ...rest }: TabListProps) {
  requireText('TabList', 'label', label, 'Nothing else says what the tabs are views of.');
  useFilledAtOnce();
  return (
    <AriaTabList {...rest} aria-label={label} className={clsx(css.list, scrollFade, className)} />
  );
}
