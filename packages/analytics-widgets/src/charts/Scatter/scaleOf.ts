import { scaleSqrt } from 'd3-scale';
import { logAxis } from '../internal/logAxis.ts';
import { rankTicks, valueAxis } from '../internal/ticks.ts';
import type { ScatterAxis, ScatterPoint } from './scatter.ts';

/** Returns the scale of an axis: amounts begin at zero, ranks at 1. */
export function scaleOf(axis: ScatterAxis, values: readonly number[], most: number) {
  const all = axis.split === undefined ? values : [...values, axis.split];
  if (axis.scale === 'log') return { scale: 'log', ...logAxis(all, most) } as const;
  if (axis.format === 'rank') {
    const last = Math.max(2, ...all);
    return { scale: 'linear', domain: [1, last], ticks: rankTicks(last, most) } as const;
  }
  return { scale: 'linear', ...valueAxis(all, 'zero', most) } as const;
}

/** True when a value has a position on a scale. */
export const isOn = (value: number | null, scale: 'linear' | 'log' = 'linear'): boolean =>
  value !== null && (scale === 'linear' || value > 0);

/** True between zero and one, where a compact number would write 0.05 as 0.1. */
export const isFraction = (value: number): boolean => value !== 0 && Math.abs(value) < 1;

/** Returns the decimals that write two significant figures of a fraction: 2 for 0.25, 3 for 0.05. */
export const digitsOf = (fraction: number): number =>
  Math.max(2, 1 + Math.ceil(-Math.log10(Math.abs(fraction))));

/** Radii in pixels. */
const MIN_RADIUS_PX = 4;
export const MAX_RADIUS_PX = 22;
const DEFAULT_RADIUS_PX = 5;

/** Returns the function from a point to the radius of its mark in pixels. */
export function radiusScale(points: readonly ScatterPoint[]): (point: ScatterPoint) => number {
  const toRadius = scaleSqrt()
    .domain([0, Math.max(1, ...points.map(({ size }) => size ?? 0))])
    .range([MIN_RADIUS_PX, MAX_RADIUS_PX]);
  return ({ size }) => (size === undefined ? DEFAULT_RADIUS_PX : toRadius(size ?? 0));
}
