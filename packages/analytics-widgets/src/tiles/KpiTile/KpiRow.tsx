import { assignInlineVars } from '@vanilla-extract/dynamic';
import clsx from 'clsx';
import { Children, type ComponentProps } from 'react';
import * as css from './KpiTile.css.ts';

const MOST_COLUMNS = 4;

/** As many columns as leave the last row full or nearly so: six stand three by three. */
export function columnsOf(tiles: number): number {
  const rows = Math.max(1, Math.ceil(tiles / MOST_COLUMNS));
  return Math.max(1, Math.ceil(tiles / rows));
}

/** Tiles side by side on shared baselines, in rows of even length. */
export function KpiRow({ className, style, children, ...rest }: ComponentProps<'div'>) {
  const columns = columnsOf(Children.toArray(children).length);
  return (
    <div
      {...rest}
      className={clsx(css.row, className)}
      style={{ ...assignInlineVars({ [css.columns]: `${columns}` }), ...style }}
    >
      {children}
    </div>
  );
}
