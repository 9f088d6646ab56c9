import { clsx } from 'clsx';
import type { Ref } from 'react';
import {
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
} from 'react-aria-components/Tabs';
import * as css from './Tabs.css.ts';

export interface TabPanelProps extends Omit<AriaTabPanelProps, 'className'> {
  id: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** What a Tab shows. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <AriaTabPanel {...rest} className={clsx(css.panel, className)} />;
}
