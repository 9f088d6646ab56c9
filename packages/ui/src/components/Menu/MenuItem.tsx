import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import {
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
} from 'react-aria-components/Menu';
import * as css from '../../internal/menu.css.ts';
import { Icon, type IconName } from '../Icon/index.ts';

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'children'> {
  icon?: IconName;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One action, choice or link of a Menu. */
export function MenuItem({ icon, children, textValue, className, ...rest }: MenuItemProps) {
  const text = textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <AriaMenuItem
      {...rest}
      {...(text !== undefined && { textValue: text })}
      className={clsx(css.item, className)}
    >
      {({ isSelected }) => (
        <>
          {icon && <Icon name={icon} className={css.itemIcon} />}
          <span className={css.itemText}>{children}</span>
          {isSelected && <Icon name="check" size="sm" className={css.itemTick} />}
        </>
      )}
    </AriaMenuItem>
  );
}
