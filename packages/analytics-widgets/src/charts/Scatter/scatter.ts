import type { ValueFormat } from '../../provider/formats.ts';

export interface ScatterPoint {
  id: string;
  label: string;
  /** Null: not known; the point is not drawn and says so in the table. */
  x: number | null;
  y: number | null;
  /** Area of the mark relative to the others; absent: all alike. */
  size?: number | null;
  /** Index of its hue among the chart's; absent: the first. */
  hue?: number;
  /** A small sample: drawn hollow. */
  isTentative?: boolean;
  /** What else is told of it: in words beside the mark, a column each in the table. */
  facts?: readonly ScatterFact[];
}

/** A value of a point that no axis shows. Points that have any have the same ones. */
export interface ScatterFact {
  id: string;
  label: string;
  value: number | null;
  /** `change`: with its sign, a share as percents. */
  format?: ValueFormat | 'change';
}

/** A dashed line through some points: told of each point, whether it is one of them. */
export interface ScatterPath {
  label: string;
  /** Ids of the points, in the order of the line. */
  through: readonly string[];
  /** What is said of a point on the line, and of one that is not. */
  words: { on: string; off: string };
}

/** An axis of amounts. */
export interface ScatterAxis {
  label: string;
  format?: ValueFormat;
  /** Logarithmic: values of zero or less are not drawn. */
  scale?: 'linear' | 'log';
  /** A dashed line there parts the field, as a median does. */
  split?: number;
}
