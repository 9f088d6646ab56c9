import type { ReactNode } from 'react';
import * as css from './BooksBackdrop.css.ts';

/** Heights of the spines, in percent: a shelf that resembles a chart. */
const spines = [
  22, 30, 26, 38, 33, 45, 36, 28, 42, 31, 50, 39, 47, 35, 56, 43, 37, 60, 49, 40, 53, 46, 64, 57,
  34, 52, 41, 63, 48, 72, 58, 44, 81, 66, 54, 90, 70, 61, 96, 78, 84, 68, 100, 88,
];
const WIDTH = 24;
const HEIGHT = 160;

/** The page's image: book spines as the bars of a chart, in the theme's own inks. */
export function BooksBackdrop({ children }: { children: ReactNode }) {
  return (
    <div className={css.root}>
      <svg
        className={css.image}
        viewBox={`0 0 ${spines.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        {spines.map((size, index) => {
          const height = (size / 100) * (HEIGHT - 8);
          const x = index * WIDTH + 3;
          const y = HEIGHT - height;
          return (
            <g key={x} className={index % 4 === 2 ? css.accentSpine : css.spine}>
              <rect x={x} y={y} width={WIDTH - 6} height={height} rx={2} />
              <path d={`M${x + 4} ${y + 9}h10M${x + 4} ${y + 13}h10M${x + 4} ${HEIGHT - 10}h10`} />
            </g>
          );
        })}
      </svg>
      {children}
    </div>
  );
}
