import { area } from 'd3-shape';
import { segment } from '../../internal/gaps.ts';
import type { PlotBox } from '../internal/plotBox.ts';
import type { DrawnSeries } from '../internal/SeriesLines.tsx';
import * as css from './BandAreas.css.ts';

interface Reach {
  time: number;
  low: number;
  high: number;
}

/** Pixels on each side of a day that stands alone. */
const ALONE = 3;

/** Between the lower and the upper bound of a line; not over a day that lacks one of them. */
export function BandAreas({ series, box }: { series: readonly DrawnSeries[]; box: PlotBox }) {
  const path = area<Reach>()
    .digits(1)
    .x(({ time }) => box.x(time))
    .y0(({ low }) => box.y(low))
    .y1(({ high }) => box.y(high));
  return series.map((low) => {
    if (low.bound?.side !== 'low') return null;
    const { of } = low.bound;
    const high = series.find(({ bound }) => bound?.of === of && bound.side === 'high');
    if (high === undefined) return null;
    const tops = new Map(high.points.map(({ day, value }) => [day, value]));
    // A day with one bound has no reach.
    const both = low.points.map(({ day, value }) => ({
      day,
      value: tops.get(day) == null ? null : value,
    }));
    const d = segment(both).map((run) => {
      const reach = run.map(({ day, time, value }) => ({
        time,
        low: value,
        high: tops.get(day) ?? value,
      }));
      const [only] = reach;
      if (reach.length > 1 || only === undefined) return path(reach) ?? '';
      const [x, top, foot] = [box.x(only.time), box.y(only.high), box.y(only.low)];
      return `M${x - ALONE},${top}H${x + ALONE}V${foot}H${x - ALONE}Z`;
    });
    return <path key={of} data-band={of} className={css.band} fill={low.color} d={d.join('')} />;
  });
}
