import { clsx } from 'clsx';
import type { ReactElement, Ref } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { requireText } from '../../internal/developerError.ts';
import * as css from './Tooltip.css.ts';

export interface TooltipProps extends Omit<AriaTooltipProps, 'className' | 'children'> {
  /** Words alone: a tooltip cannot be reached, so nothing in it can be used. */
  content: string;
  /** One component that takes focus: a Button, an IconButton, a Link. */
  children: ReactElement;
  /** Milliseconds of pointing before it shows; none after focus. */
  delay?: number;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A word of explanation on hover and focus. Touch never sees it: it may not be needed to go on. */
export function Tooltip({ content, children, delay = 500, className, ...rest }: TooltipProps) {
  requireText('Tooltip', 'content', content, 'An empty bubble would open over the page.');
  return (
    <TooltipTrigger delay={delay}>
      {children}
      <AriaTooltip offset={6} {...rest} className={clsx(css.root, className)}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
