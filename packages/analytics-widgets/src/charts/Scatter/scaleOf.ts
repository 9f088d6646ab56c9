import { rankTicks, valueAxis } from '../internal/ticks.ts';
import { logAxis } from '../marks/axes.tsx';
import type { ScatterAxis } from './scatter.ts';

/** Returns the scale of an axis: amounts begin at zero, ranks at 1. */
export function scaleOf(axis: ScatterAxis, values: readonly number[], most: number) {
  const all = axis.split === undefined ? values : [...values, axis.split];
  if (axis.scale === 'log') {
    const { domain, ticks } = logAxis(all, most);
    return { scale: 'log', domain, ticks } as const;
  }
  if (axis.format === 'rank') {
    const last = Math.max(2, ...all);
    return { scale: 'linear', domain: [1, last], ticks: rankTicks(last, most) } as const;
  }
  return { scale: 'linear', ...valueAxis(all, 'zero', most) } as const;
}
