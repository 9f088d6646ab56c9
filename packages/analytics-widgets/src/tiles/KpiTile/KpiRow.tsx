import { assignInlineVars } from '@vanilla-extract/dynamic';
import clsx from 'clsx';
import { Children, type ComponentProps, useMemo } from 'react';
import type { PanelState } from '../../internal/PanelState.ts';
import { scrollFade } from '../../internal/theme.ts';
import { DataPanel } from '../DataPanel/index.ts';
import { TileLayout } from './KpiSkeleton.tsx';
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
  /**
   * `grid`: tiles with comparison and sparkline. `line`: one line of label, figure and change for
   * pages whose first content is a table; it scrolls sideways where it does not fit.
   *
   * @default 'grid'
   */
  variant?: 'grid' | 'line' | undefined;
}

/**
 * Tiles side by side on shared baselines, in rows of even length; where their answer failed, that
 * and the way out in their place. Three tiles in a row that say nothing (no value, always zero or
 * all) are hidden.
 */
export function KpiRow({
  state,
  variant = 'grid',
  className,
  style,
  children,
  ...rest
}: KpiRowProps) {
  const isLoading = state?.kind === 'loading';
  const isLine = variant === 'line';
  const layout = useMemo(() => ({ isLoading, isLine }), [isLoading, isLine]);
  if (state?.kind === 'failed') return <DataPanel state={state} />;
  const columns = columnsOf(Children.toArray(children).length);
  return (
    <div
      {...rest}
      aria-busy={isLoading}
      className={clsx(isLine ? [css.line, scrollFade] : css.row, className)}
      style={isLine ? style : { ...assignInlineVars({ [css.columns]: `${columns}` }), ...style }}
    >
      <TileLayout value={layout}>{children}</TileLayout>
    </div>
  );
}
