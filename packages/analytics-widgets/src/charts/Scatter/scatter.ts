import type { ValueFormat } from '../../provider/formats.ts';

export interface ScatterPoint {
  id: string;
  label: string;
  /** Null: unknown; the point is not plotted, and the table says so. */
  x: number | null;
  y: number | null;
  /** Area of the mark relative to the others; absent: all marks have one size. */
  size?: number | null;
  /** Index of its hue among the chart's; absent: the first. */
  hue?: number;
  /** A small sample: rendered hollow. */
  isTentative?: boolean;
  /** Further facts, listed beside the mark and as a column each in the table. */
  facts?: readonly ScatterFact[];
}

/** A further value of a point. All points with facts have the same ones. */
export interface ScatterFact {
  id: string;
  label: string;
  value: number | null;
  /** `change`: with its sign, a share in percent. */
  format?: ValueFormat | 'change';
}

/** A dashed line through some points. The texts say of every point whether it is on the line. */
export interface ScatterPath {
  label: string;
  /** Ids of the points, in the order of the line. */
  through: readonly string[];
  /** Text for a point on the line, and for one off the line. */
  words: { on: string; off: string };
}

/** An axis of amounts. */
export interface ScatterAxis {
  label: string;
  format?: ValueFormat;
  /** Logarithmic: values of zero or less are not plotted. */
  scale?: 'linear' | 'log';
  /** Splits the field with a dashed line at this value, such as the median. */
  split?: number;
}
