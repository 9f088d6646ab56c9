import { clsx } from 'clsx';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import { requireText } from '../../internal/developerError.ts';
import * as menu from '../../internal/menu.css.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps
  extends Omit<AriaPopoverProps, 'className' | 'children' | 'trigger' | 'triggerRef'> {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement;
  /** Names what opens. */
  label: string;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** More about a thing, or a small tool for it, beside the thing. For words alone use Tooltip. */
export function Popover({
  trigger,
  label,
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  children,
  ...rest
}: PopoverProps) {
  requireText('Popover', 'label', label, 'A dialog without a name is announced as nothing.');
  return (
    <DialogTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger}
      <AriaPopover
        offset={6}
        containerPadding={8}
        {...rest}
        className={clsx(menu.popover, className)}
      >
        <Dialog aria-label={label} className={css.dialog}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
