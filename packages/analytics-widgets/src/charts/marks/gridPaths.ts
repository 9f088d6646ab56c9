import type { Place } from './MarkPlot.tsx';

/** What is not known: a hatched cell. No CSS colour has this name. */
export const MISSING = 'missing';

/** Paint of a cell: a CSS colour, `MISSING`, or null for nothing. */
export type CellPaint = string | null;

/** How many cells there are, and where each of them stands. */
export interface GridCells {
  tall: number;
  wide: number;
  place: (index: number) => Place;
}

/** The cells that are not whole, as one path. */
export function partialPath(
  { tall, wide, place }: GridCells,
  isPartial: (row: number, column: number) => boolean,
): string {
  return Array.from({ length: tall * wide }, (_, index) => index)
    .filter((index) => isPartial(Math.floor(index / wide), index % wide))
    .map((index) => {
      const { x, y, width, height } = place(index);
      return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
    })
    .join('');
}

/**
 * The cells of each paint as one path: rows and columns are written once, not once a cell. A cell is a
 * line through its middle, to be drawn as thick as the cell is high: half of what its outline takes to
 * write, and to be read again by the browser.
 */
export function cellPaths(
  { tall, wide, place }: GridCells,
  paint: (row: number, column: number) => CellPaint,
): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  const { width, height } = place(0);
  const starts = Array.from({ length: wide }, (_, column) => `M${round(place(column).x)} `);
  for (let row = 0; row < tall; row += 1) {
    const end = `${round(place(row * wide).y + height / 2)}h${round(width)}`;
    for (let column = 0; column < wide; column += 1) {
      const color = paint(row, column);
      if (color === null) continue;
      const known = paths.get(color);
      if (known) known.push(starts[column] ?? '', end);
      else paths.set(color, [starts[column] ?? '', end]);
    }
  }
  return paths;
}

/** Tenths of a pixel: the eye sees no more. */
export const round = (value: number): number => Math.round(value * 10) / 10;
