import { cutToWidth } from '../internal/textWidth.ts';
import type { Place } from '../marks/MarkPlot.tsx';

export interface PlacedName {
  index: number;
  text: string;
  /** The text's start, at the height of its middle. */
  x: number;
  y: number;
}

const LINE = 14;
const LETTER = 7;
const GAP = 4;

/**
 * Names beside their marks, as many as do not cover each other; the earlier one keeps its place. A
 * name with less than a few letters' room is left to the readout.
 */
export function placeNames(
  wanted: readonly { index: number; label: string }[],
  places: readonly Place[],
  end: number,
): PlacedName[] {
  const placed: (PlacedName & { width: number })[] = [];
  for (const { index, label } of wanted) {
    const place = places[index];
    if (place === undefined) continue;
    const x = place.x + place.width + GAP;
    const y = place.y + place.height / 2;
    const text = cutToWidth(label, end - x);
    const width = text.length * LETTER;
    const isReadable = text === label || text.length > 6;
    const isFree = placed.every(
      (other) => Math.abs(other.y - y) >= LINE || x > other.x + other.width || other.x > x + width,
    );
    if (isReadable && isFree) placed.push({ index, text, x, y, width });
  }
  return placed;
}
