import type { ReactNode, Ref } from 'react';
import {
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  Header,
} from 'react-aria-components/Menu';
import * as css from '../../internal/menu.css.ts';

export interface MenuSectionProps extends Omit<AriaMenuSectionProps<object>, 'children' | 'items'> {
  title: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Items of a Menu under a heading. */
export function MenuSection({ title, children, ...rest }: MenuSectionProps) {
  return (
    <AriaMenuSection {...rest}>
      <Header className={css.heading}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}
