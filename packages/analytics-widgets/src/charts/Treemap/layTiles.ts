import type { Place } from '../marks/MarkPlot.tsx';

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Rectangles of the given areas that fill a room, as near to squares as rows of them can be
 * (Bruls, Huizing, van Wijk: 'Squarified treemaps'). `sizes` come the largest first and above zero;
 * their sum is the whole room.
 */
export function layTiles(sizes: readonly number[], room: Room): Place[] {
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole <= 0 || room.width <= 0 || room.height <= 0) return [];
  const scale = (room.width * room.height) / whole;
  const areas = sizes.map((size) => size * scale);
  const places: Place[] = [];
  let left: Room = { ...room };
  for (let at = 0; at < areas.length; ) {
    const row = rowFrom(areas, at, Math.min(left.width, left.height));
    const sum = row.reduce((total, area) => total + area, 0);
    left = placeRow(row, sum, left, places);
    at += row.length;
  }
  return places;
}

/** As many areas as make the row's worst proportion better. */
function rowFrom(areas: readonly number[], from: number, side: number): number[] {
  let row = areas.slice(from, from + 1);
  for (let at = from + 1; at < areas.length; at += 1) {
    const longer = areas.slice(from, at + 1);
    if (worst(longer, side) > worst(row, side)) break;
    row = longer;
  }
  return row;
}

/** The least square of a row along a side: 1 is a square. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((total, area) => total + area, 0);
  const most = row[0] ?? 0;
  const least = row.at(-1) ?? 0;
  return Math.max((side * side * most) / (sum * sum), (sum * sum) / (side * side * least));
}

/** Lays a row along the shorter side, and leaves the rest of the room. */
function placeRow(row: readonly number[], sum: number, room: Room, places: Place[]): Room {
  const { x, y, width, height } = room;
  const isColumn = width >= height;
  const thick = sum / (isColumn ? height : width);
  let along = isColumn ? y : x;
  for (const area of row) {
    const long = area / thick;
    places.push(
      isColumn
        ? { x, y: along, width: thick, height: long }
        : { x: along, y, width: long, height: thick },
    );
    along += long;
  }
  return isColumn
    ? { x: x + thick, y, width: Math.max(0, width - thick), height }
    : { x, y: y + thick, width, height: Math.max(0, height - thick) };
}
