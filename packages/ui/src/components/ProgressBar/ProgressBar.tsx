import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import { requireText } from '../../internal/developerError.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps
  extends Omit<AriaProgressBarProps, 'className' | 'children' | 'isIndeterminate'> {
  /** Name of the operation in progress. */
  label: string;
  /** Done so far, from `minValue` (0) to `maxValue` (100). Without it: under way, end unknown. */
  value?: number;
  /** Replaces the percentage that is shown. */
  valueLabel?: string;
  tone?: keyof typeof css.tone;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** How far a task has come. */
export function ProgressBar({
  label,
  value,
  tone = 'accent',
  className,
  ...rest
}: ProgressBarProps) {
  requireText('ProgressBar', 'label', label, 'A bar alone does not say what is under way.');
  return (
    <AriaProgressBar
      {...rest}
      {...(value === undefined ? { isIndeterminate: true } : { value })}
      className={clsx(css.root, className)}
    >
      {({ percentage, valueText }) => (
        <>
          <Label>{label}</Label>
          <span className={css.value}>{valueText}</span>
          <div className={css.track}>
            <div
              className={clsx(css.fill, css.tone[tone], percentage === undefined && css.unknown)}
              style={percentage === undefined ? undefined : { inlineSize: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
