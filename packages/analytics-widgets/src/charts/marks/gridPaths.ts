import type { Place } from './MarkPlot.tsx';

/** Paint of an unknown value: a hatched cell. No CSS colour has this name. */
export const MISSING_PAINT = 'missing';

/** Paint of a cell: a CSS colour, `MISSING_PAINT`, or null for nothing. */
export type CellPaint = string | null;

/** Number of rows and columns, and the position of each cell. */
export interface GridCells {
  tall: number;
  wide: number;
  place: (index: number) => Place;
}

/** Returns the partial cells as one path. */
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
 * Returns the cells of each paint as one path: coordinates are written once per row and column, not
 * once per cell. A cell is a line through its middle, to be stroked with the height of the cell:
 * half as many characters as an outline, both to write and for the browser to parse.
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

/** Rounds to tenths of a pixel: more precision is not visible. */
export const round = (value: number): number => Math.round(value * 10) / 10;
