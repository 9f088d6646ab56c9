import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Tab as AriaTab, type TabProps as AriaTabProps } from 'react-aria-components/Tabs';
import { KeepInView } from '../../internal/KeepInView.tsx';
import { Icon, type IconName } from '../Icon/index.ts';
import * as css from './Tabs.css.ts';

export interface TabProps extends Omit<AriaTabProps, 'className' | 'children'> {
  id: string;
  icon?: IconName;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One tab; it shows the TabPanel of the same id. */
export function Tab({ icon, className, children, ...rest }: TabProps) {
  return (
    <AriaTab {...rest} className={clsx(css.tab, className)}>
      {({ isSelected }) => (
        <>
          <KeepInView isChosen={isSelected} />
          {icon && <Icon name={icon} size="sm" />}
          {children}
        </>
      )}
    </AriaTab>
  );
}
