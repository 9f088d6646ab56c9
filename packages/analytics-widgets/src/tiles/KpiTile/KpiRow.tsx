import clsx from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './KpiTile.css.ts';

/** Tiles side by side on shared baselines. */
export function KpiRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(css.row, className)} />;
}
