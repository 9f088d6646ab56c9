import { curveBumpX, curveLinear, curveStepAfter, line } from 'd3-shape';
import { useMemo } from 'react';
import type { Mark } from '../../internal/gaps.ts';
import type { SeriesInk } from './colors.ts';
import { drawnRuns, mostDrawn } from './drawnRuns.ts';
import type { PlotBox } from './plotBox.ts';
import * as css from './TimeChart.css.ts';
import type { ChartSeries } from './timeline.ts';

export interface DrawnSeries extends ChartSeries, SeriesInk {}

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

/**
 * Lines that end where the days do. They are drawn in order, the chosen one last, each mark on a
 * casing of ground so that crossings read. Long lines are thinned to what the eye can tell apart.
 */
export function SeriesLines(props: SeriesLinesProps) {
  const { series, box, active, curve = 'linear', width = 2, bright = [], dots = false } = props;
  // A line that stands out changes how all are laid over each other, not where they run.
  const shapes = useMemo(() => {
    const most = mostDrawn(series.length);
    return series.map((one) => shapeOf(one, box, { curve, dots, most }));
  }, [series, box, curve, dots]);
  const height = (id: string) => (id === active ? 2 : bright.includes(id) ? 1 : 0);
  return [...shapes]
    .sort((a, b) => height(a.id) - height(b.id))
    .map(({ id, comparison, color, dash, d, marks }) => {
      const stands = active === null || active === id || active === comparison?.of;
      return (
        <g key={id} data-series={id} className={css.seriesGroup} opacity={stands ? 1 : 0.22}>
          <path
            className={css.line}
            d={d}
            stroke={color}
            strokeWidth={comparison ? 1.25 : height(id) > 0 ? width + 1 : width}
            strokeDasharray={comparison ? '4 3' : dash}
          />
          {marks}
        </g>
      );
    });
}

interface Shaping {
  curve: keyof typeof curves;
  dots: boolean;
  /** Points of the line, at most. */
  most: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * What d3's line writes from point to point, without its steps for each of thousands of numbers. A
 * lone point is closed, so that its round ends are seen.
 */
function straight(run: readonly Mark[], box: PlotBox): string {
  let d = '';
  for (const { time, value } of run) {
    d += `${d === '' ? 'M' : 'L'}${tenth(box.x(time))},${tenth(box.y(value))}`;
  }
  return run.length === 1 ? `${d}Z` : d;
}

/** Where a line runs, and its marks. */
function shapeOf(one: DrawnSeries, box: PlotBox, { curve, dots, most }: Shaping) {
  const { id, color, dash, comparison } = one;
  const path = line<Mark>()
    // Tenths of a pixel: the eye sees no more, and thousands of long numbers take their time.
    .digits(1)
    .x(({ time }) => box.x(time))
    .y(({ value }) => box.y(value))
    .curve(curves[curve]);
  const runs = drawnRuns(one.points, most);
  const last = runs.at(-1)?.at(-1);
  const marked = dots
    ? runs.flat()
    : runs.flatMap((run) => (run.length === 1 || run.at(-1) === last ? run.slice(-1) : []));
  return {
    id,
    comparison,
    color,
    dash,
    d: runs.map((run) => (curve === 'linear' ? straight(run, box) : (path(run) ?? ''))).join(''),
    marks: comparison
      ? null
      : marked.map(({ day, time, value }) => (
          <circle
            key={day}
            className={css.mark}
            cx={box.x(time)}
            cy={box.y(value)}
            r={3.5}
            fill={color}
          />
        )),
  };
}
