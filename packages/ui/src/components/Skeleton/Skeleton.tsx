import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  shape?: keyof typeof css.shape;
  /** Lines of text; the last is shorter. */
  lines?: number;
  /** CSS length; the width of its parent unless given. */
  inlineSize?: string;
  /** CSS length of a block. */
  blockSize?: string;
}

/**
 * The place of something that loads, in its final size. Decoration: the panel around it says that
 * it is busy (`aria-busy`).
 */
export function Skeleton({
  shape = 'text',
  lines = 1,
  inlineSize = '100%',
  blockSize = '1rem',
  className,
  style,
  ...rest
}: SkeletonProps) {
  const bones = Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => `bone-${index}`);
  return (
    <div
      aria-hidden="true"
      {...rest}
      style={{
        ...assignInlineVars({ [css.inlineSize]: inlineSize, [css.blockSize]: blockSize }),
        ...style,
      }}
      className={clsx(css.root, className)}
    >
      {bones.map((bone) => (
        <div key={bone} className={clsx(css.bone, css.shape[shape])} />
      ))}
    </div>
  );
}
