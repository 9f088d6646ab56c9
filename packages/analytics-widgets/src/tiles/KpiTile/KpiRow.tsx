import { assignInlineVars } from '@vanilla-extract/dynamic';
import clsx from 'clsx';
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactNode,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import type { PanelState } from '../../internal/PanelState.ts';
import { scrollFade } from '../../internal/theme.ts';
import { useIsScrollable } from '../../internal/useIsScrollable.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { DataPanel } from '../DataPanel/index.ts';
import { TileLayout } from './KpiSkeleton.tsx';
import * as css from './KpiTile.css.ts';
import { isIdle, KpiTile, type KpiTileProps } from './KpiTile.tsx';

const MAX_COLUMNS = 4;
/** Five tiles are one row: in two of them the second would be half empty. */
const FULL_ROW = 5;

/**
 * Returns the number of columns that leaves the last row full or nearly so: six tiles are three by
 * three.
 */
export function columnsOf(tiles: number): number {
  if (tiles === FULL_ROW) return FULL_ROW;
  const rows = Math.max(1, Math.ceil(tiles / MAX_COLUMNS));
  return Math.max(1, Math.ceil(tiles / rows));
}

/** Tiles in a row that say nothing, from which on they are hidden. */
const HIDDEN_RUN = 3;

/** Returns the number of tiles that the row shows: all of them while their values are loading. */
function shownTiles(children: ReactNode, isLoading: boolean): number {
  const tiles = Children.toArray(children);
  if (isLoading) return tiles.length;
  let hidden = 0;
  let run = 0;
  for (const tile of tiles) {
    const says =
      !isValidElement<KpiTileProps>(tile) || tile.type !== KpiTile || !isIdle(tile.props);
    run = says ? 0 : run + 1;
    if (run === HIDDEN_RUN) hidden += HIDDEN_RUN;
    else if (run > HIDDEN_RUN) hidden += 1;
  }
  return tiles.length - hidden;
}

export interface KpiRowProps extends ComponentProps<'div'> {
  /**
   * State of the response that all tiles share. If it failed, the tiles would each say that there
   * is no data; while it loads, they reserve their space.
   */
  state?: PanelState;
  /**
   * `grid`: tiles with comparison and sparkline. `line`: one line of label, figure and change for
   * pages whose first content is a table; it scrolls sideways where it does not fit, by keyboard as well.
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
  ref,
  className,
  style,
  children,
  ...rest
}: KpiRowProps) {
  const isLoading = state?.kind === 'loading';
  const isLine = variant === 'line';
  const { strings } = useWidgets();
  const row = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => row.current);
  const isScrollable = useIsScrollable(row, children) && isLine;
  const layout = useMemo(() => ({ isLoading, isLine }), [isLoading, isLine]);
  if (state?.kind === 'failed') return <DataPanel state={state} />;
  const tiles = shownTiles(children, isLoading);
  const columns = columnsOf(tiles);
  return (
    <div
      {...(isScrollable && { role: 'group', 'aria-label': strings.tile.row, tabIndex: 0 })}
      {...rest}
      ref={row}
      aria-busy={isLoading}
      data-odd={tiles % 2 === 1 || undefined}
      className={clsx(isLine ? [css.line, scrollFade] : css.row, className)}
      style={isLine ? style : { ...assignInlineVars({ [css.columns]: `${columns}` }), ...style }}
    >
      <TileLayout value={layout}>{children}</TileLayout>
    </div>
  );
}
