import clsx from 'clsx';
import { createContext, use } from 'react';
import * as css from './KpiTile.css.ts';

/** How a row renders its tiles, and whether they wait for their response. */
export const TileLayout = createContext({ isLoading: false, isLine: false });

/** Returns invisible characters that give a line the height of text. */
const letters = (count: number) => '\u00a0'.repeat(count);

export interface KpiSkeletonProps {
  /** Name of the figure; without it a placeholder takes its space. */
  label?: string;
  /** Lines below the change. */
  comparisonLines?: 1 | 2;
}

/**
 * The place of a tile, line by line of the tile's own text: it is as high as the tile will be. The
 * row around it says that it is busy.
 */
export function KpiSkeleton({ label, comparisonLines = 1 }: KpiSkeletonProps) {
  if (use(TileLayout).isLine) {
    return (
      <div className={css.item} data-loading="">
        <p className={css.label}>{label ?? <Bone letters={24} />}</p>
        <div className={css.itemMain}>
          <Bone letters={6} className={css.itemFigure} />
        </div>
      </div>
    );
  }
  return (
    <div className={css.tile} data-loading="">
      <p className={css.label}>{label ?? <Bone letters={24} />}</p>
      <div className={css.main}>
        <Bone letters={6} className={css.figure} />
      </div>
      <div className={css.change}>
        <Bone letters={10} />
      </div>
      <div className={css.comparison}>
        <Bone letters={28} />
        {comparisonLines > 1 && (
          <div>
            <Bone letters={28} />
          </div>
        )}
      </div>
    </div>
  );
}

function Bone({ letters: count, className }: { letters: number; className?: string }) {
  return (
    <span aria-hidden="true" className={clsx(css.bone, className)}>
      {letters(count)}
    </span>
  );
}
