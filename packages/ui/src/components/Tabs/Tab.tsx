import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { developerError } from '../../internal/developerError.ts';
import type { IconName } from '../Icon/index.ts';

export interface TabProps extends HTMLAttributes<HTMLElement> {
  /** Names the tab and its TabPanel. */
  id: string;
  /** An `a` with `href`, else a `div`. */
  ref?: Ref<HTMLElement>;
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
