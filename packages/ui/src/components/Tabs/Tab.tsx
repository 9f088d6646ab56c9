import type { ComponentProps, ReactNode } from 'react';
import { developerError } from '../../internal/developerError.ts';
import type { IconName } from '../Icon/index.ts';

export interface TabProps extends Pick<ComponentProps<'div'>, 'className'> {
  /** Names the tab and its TabPanel. */
  id: string;
  icon?: IconName;
  /** Makes the tab a link. */
  href?: string;
  isDisabled?: boolean;
  children: ReactNode;
}

/**
 * One tab; it shows the TabPanel of the same id.
 *
 * @throws outside of TabList, which reads its props and renders it
 */
export function Tab({ id }: TabProps): ReactNode {
  throw developerError(
    `The Tab "${id}" is not directly within a TabList.`,
    'The list has to know all of its tabs, and reads them from its children.',
    'Render <Tab> as a child of <TabList>, or in an array of children, without a component around it.',
  );
}
