import { curveBumpX, curveLinear, curveStepAfter, line } from 'd3-shape';
import { type Mark, segment } from '../../internal/gaps.ts';
import { lttb } from './lttb.ts';
import type { PlotBox } from './plotBox.ts';
import * as css from './TimeChart.css.ts';
import type { ChartSeries } from './timeline.ts';

export interface DrawnSeries extends ChartSeries {
  color: string;
}

const curves = { linear: curveLinear, bumpX: curveBumpX, step: curveStepAfter } as const;

export interface SeriesLinesProps {
  series: readonly DrawnSeries[];
  box: PlotBox;
  /** The series that stands out; the others step back. */
  active: string | null;
  /** Mark every captured day; otherwise only lone days and ends are marked. */
  dots?: boolean;
  curve?: keyof typeof curves;
  width?: number;
  /** Series that lie above the others, drawn wider. */
  bright?: readonly string[];
}

/** Points of a line beyond which the eye sees no more of them on any screen. */
export const MOST_DRAWN = 1000;

/**
 * Lines that end where the days do. They are drawn in order, the chosen one last, each mark on a
 * casing of ground so that crossings read. Long lines are thinned to what the eye can tell apart.
 */
export function SeriesLines(props: SeriesLinesProps) {
  const { series, box, active, curve = 'linear', width = 2, bright = [], dots = false } = props;
  const height = (id: string) => (id === active ? 2 : bright.includes(id) ? 1 : 0);
  const path = line<Mark>()
    .x(({ time }) => box.x(time))
    .y(({ value }) => box.y(value))
    .curve(curves[curve]);
  return [...series]
    .sort((a, b) => height(a.id) - height(b.id))
    .map(({ id, color, points, comparison }) => {
      const runs = thinned(segment(points));
      const last = runs.at(-1)?.at(-1);
      const marks = dots
        ? runs.flat()
        : runs.flatMap((run) => run.filter((mark) => run.length === 1 || mark === last));
      const stands = active === null || active === id || active === comparison?.of;
      return (
        <g key={id} data-series={id} className={css.seriesGroup} opacity={stands ? 1 : 0.22}>
          <path
            className={css.line}
            d={runs.map((run) => path(run) ?? '').join('')}
            stroke={color}
            strokeWidth={comparison ? 1.25 : height(id) > 0 ? width + 1 : width}
            {...(comparison && { strokeDasharray: '4 3' })}
          />
          {!comparison &&
            marks.map(({ day, time, value }) => (
              <circle
                key={day}
                className={css.mark}
                cx={box.x(time)}
                cy={box.y(value)}
                r={3.5}
                fill={color}
              />
            ))}
        </g>
      );
    });
}

/** Each run gets its part of the points that a line may have. */
function thinned(runs: readonly Mark[][]): readonly (readonly Mark[])[] {
  const total = runs.reduce((sum, run) => sum + run.length, 0);
  if (total <= MOST_DRAWN) return runs;
  return runs.map((run) => lttb(run, Math.max(3, Math.round((run.length / total) * MOST_DRAWN))));
}
