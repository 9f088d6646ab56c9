import { clsx } from 'clsx';
import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import {
  Menu as AriaMenu,
  type MenuProps as AriaMenuProps,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { requireText } from '../../internal/developerError.ts';
import * as css from '../../internal/menu.css.ts';

export interface MenuProps
  extends Omit<AriaMenuProps<object>, 'className' | 'children' | 'items' | 'aria-label'> {
  /** The Button or IconButton that opens the menu. */
  trigger: ReactElement;
  /** Names the menu, which may offer more than its trigger says. */
  label: string;
  placement?: PopoverProps['placement'];
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** MenuItem and MenuSection. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Actions or choices behind a button. The arrow keys walk it, letters jump, Escape gives the focus
 * back to the button. Its items may be links.
 */
export function Menu({
  trigger,
  label,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  const labelId = useId();
  requireText('Menu', 'label', label, 'The trigger alone does not say what the menu offers.');
  return (
    <MenuTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      {trigger}
      <Popover className={css.popover} placement={placement} offset={4} containerPadding={8}>
        {/* A menu is labelled by its trigger unless it has a label of its own. */}
        <span id={labelId} hidden>
          {label}
        </span>
        <AriaMenu {...rest} aria-labelledby={labelId} className={clsx(css.list, className)} />
      </Popover>
    </MenuTrigger>
  );
}
