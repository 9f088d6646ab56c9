import { assignInlineVars } from '@vanilla-extract/dynamic';
import clsx from 'clsx';
import { Children, type ComponentProps } from 'react';
import type { PanelState } from '../../internal/PanelState.ts';
import { DataPanel } from '../DataPanel/index.ts';
import { TilesLoad } from './KpiSkeleton.tsx';
import * as css from './KpiTile.css.ts';

const MAX_COLUMNS = 4;

/**
 * Returns the number of columns that leaves the last row full or nearly so: six tiles are three by
 * three.
 */
export function columnsOf(tiles: number): number {
  const rows = Math.max(1, Math.ceil(tiles / MAX_COLUMNS));
  return Math.max(1, Math.ceil(tiles / rows));
}

export interface KpiRowProps extends ComponentProps<'div'> {
  /**
   * State of the response that all tiles share. If it failed, the tiles would each say that there
   * is no data; while it loads, they reserve their space.
   */
  state?: PanelState;
}

/**
 * Tiles side by side on shared baselines, in rows of even length; where their answer failed, that
 * and the way out in their place.
 */
export function KpiRow({ state, className, style, children, ...rest }: KpiRowProps) {
  if (state?.kind === 'failed') return <DataPanel state={state} />;
  const columns = columnsOf(Children.toArray(children).length);
  const loads = state?.kind === 'loading';
  return (
    <div
      {...rest}
      aria-busy={loads}
      className={clsx(css.row, className)}
      style={{ ...assignInlineVars({ [css.columns]: `${columns}` }), ...style }}
    >
      <TilesLoad value={loads}>{children}</TilesLoad>
    </div>
  );
}
