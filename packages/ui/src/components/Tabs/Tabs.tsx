import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Tabs as AriaTabs, type TabsProps as AriaTabsProps } from 'react-aria-components/Tabs';
import * as css from './Tabs.css.ts';

export interface TabsProps extends Omit<AriaTabsProps, 'className' | 'orientation'> {
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Panels of which one is shown. Tabs may be links: then the page's address says which. */
export function Tabs({ className, ...rest }: TabsProps) {
  return <AriaTabs {...rest} className={clsx(css.root, className)} />;
}
