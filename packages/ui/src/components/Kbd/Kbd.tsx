import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Kbd.css.ts';

export type KbdProps = ComponentProps<'kbd'>;

/** A key to press. */
export function Kbd({ className, ...rest }: KbdProps) {
  return <kbd {...rest} className={clsx(css.root, className)} />;
}
