import { clsx } from 'clsx';
import type { Ref } from 'react';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import { requireText } from '../../internal/developerError.ts';
import * as css from './Spinner.css.ts';
import { SpinnerDrawing } from './SpinnerDrawing.tsx';

export interface SpinnerProps
  extends Omit<
    AriaProgressBarProps,
    'className' | 'children' | 'value' | 'isIndeterminate' | 'aria-label'
  > {
  /** Names the pending operation. */
  label: string;
  size?: keyof typeof css.size;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Something short is under way. Where the shape of what comes is known, use Skeleton. */
export function Spinner({ label, size = 'md', className, ...rest }: SpinnerProps) {
  requireText('Spinner', 'label', label, 'A turning ring alone does not say what is awaited.');
  return (
    <AriaProgressBar
      {...rest}
      isIndeterminate
      aria-label={label}
      className={clsx(css.root, css.size[size], className)}
    >
      <SpinnerDrawing />
    </AriaProgressBar>
  );
}
