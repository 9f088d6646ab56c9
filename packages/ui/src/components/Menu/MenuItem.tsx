import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import {
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
} from 'react-aria-components/Menu';
import * as css from '../../internal/menu.css.ts';
import { Icon, type IconName } from '../Icon/index.ts';

const tones = { neutral: undefined, danger: css.itemDanger } as const;

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'children'> {
  icon?: IconName;
  /** A line of explanation under the words, and a part of the item's name. */
  description?: string;
  /** `danger` for what cannot be undone. */
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One action, choice or link of a Menu. */
export function MenuItem({
  icon,
  description,
  tone = 'neutral',
  children,
  textValue,
  className,
  ...rest
}: MenuItemProps) {
  const text = textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <AriaMenuItem
      {...rest}
      {...(text !== undefined && { textValue: text })}
      data-tone={tone}
      className={clsx(css.item, tones[tone], className)}
    >
      {({ isSelected }) => (
        <>
          {icon && <Icon name={icon} className={css.itemIcon} />}
          <span className={css.itemText}>
            {children}
            {description !== undefined && <span className={css.itemNote}>{description}</span>}
          </span>
          {isSelected && <Icon name="check" size="sm" className={css.itemTick} />}
        </>
      )}
    </AriaMenuItem>
  );
}
