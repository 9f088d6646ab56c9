import { textWidth } from './textWidth.ts';

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface YAxisModel {
  domain: [number, number];
  ticks: readonly number[];
  /** Ranks: small values are on top. */
  reversed: boolean;
  /** @default 'linear' */
  scale?: 'linear' | 'log';
  format: (value: number) => string;
}

/** Positions in a chart, in pixels from its top left corner. */
export interface PlotBox {
  width: number;
  height: number;
  edges: Edges;
  x: (time: number) => number;
  y: (value: number) => number;
  /** Returns the index of the captured day nearest to a position. */
  dayAt: (x: number) => number;
}

/** Returns the width for texts of an axis or for labels, by the longest; capped. */
export function textRoom(texts: readonly string[], most: number): number {
  const longest = Math.max(0, ...texts.map(textWidth));
  return Math.min(most, Math.ceil(longest) + 10);
}

export interface LabelPlace {
  id: string;
  y: number;
}

/**
 * Moves labels apart so that none covers another: in order, at least `gap` between neighbours,
 * within `top` and `bottom` as long as there is room for all.
 */
export function spreadLabels(
  labels: readonly LabelPlace[],
  gap: number,
  top: number,
  bottom: number,
): LabelPlace[] {
  const placed = labels.map((label) => ({ ...label })).sort((a, b) => a.y - b.y);
  let edge = top;
  for (const label of placed) {
    label.y = Math.max(label.y, edge);
    edge = label.y + gap;
  }
  let floor = bottom;
  for (const label of placed.toReversed()) {
    if (label.y <= floor) break;
    label.y = floor;
    floor -= gap;
  }
  return placed;
}
