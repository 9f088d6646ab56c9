import { bisectCenter } from 'd3-array';
import { textWidth } from './textWidth.ts';
import type { Timeline } from './timeline.ts';

export interface Edges {
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
  format: (value: number) => string;
}

/** Where things lie in a chart, in pixels from its top left corner. */
export interface PlotBox {
  width: number;
  height: number;
  edges: Edges;
  x: (time: number) => number;
  y: (value: number) => number;
  /** Index of the captured day next to a place. */
  dayAt: (x: number) => number;
}

/** Linear, like the axes that the library is told to draw: both agree to the pixel. */
export function plotBox(
  width: number,
  height: number,
  edges: Edges,
  timeline: Timeline,
  axis: Pick<YAxisModel, 'domain' | 'reversed'>,
): PlotBox {
  const { left, right, top, bottom } = edges;
  const [from, to] = timeline.domain;
  const [low, high] = axis.domain;
  const wide = Math.max(1, width - left - right);
  const tall = Math.max(1, height - top - bottom);
  const x = (time: number) => left + ((time - from) / Math.max(1, to - from)) * wide;
  return {
    width,
    height,
    edges,
    x,
    y: (value) => {
      const share = high === low ? 0.5 : (value - low) / (high - low);
      return top + (axis.reversed ? share : 1 - share) * tall;
    },
    dayAt: (place) => bisectCenter(timeline.times, from + ((place - left) / wide) * (to - from)),
  };
}

/** Room for the texts of an axis or for labels, by their longest; capped. */
export function textRoom(texts: readonly string[], most: number): number {
  const longest = Math.max(0, ...texts.map(textWidth));
  return Math.min(most, Math.ceil(longest) + 10);
}

/** Part of a chart's width that the texts of its values may take. */
const VALUES = 0.25;

/** Room for the texts of an axis of values: a number with a long unit is not cut, if there is room. */
export const valueRoom = (axis: Pick<YAxisModel, 'ticks' | 'format'>, width: number): number =>
  textRoom(axis.ticks.map(axis.format), Math.max(88, Math.round(width * VALUES)));

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
