import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './Skeleton.css.ts';

export interface TextSkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Text of the kind that loads. It is not seen, and gives the place its lines. */
  sample: ReactNode;
}

/**
 * The place of a text that loads, within a line or over several: it breaks where the sample does, in
 * the type of the text around it.
 */
export function TextSkeleton({ sample, className, ...rest }: TextSkeletonProps) {
  return (
    <span aria-hidden="true" {...rest} className={clsx(css.textBone, className)}>
      <span className={css.unseen}>{sample}</span>
    </span>
  );
}
