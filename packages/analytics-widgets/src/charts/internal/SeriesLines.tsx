import { Line } from 'recharts';
import { segment } from '../../internal/gaps.ts';
import type { PlotBox } from './plotBox.ts';
import * as css from './TimeChart.css.ts';
import type { ChartRow, ChartSeries } from './timeline.ts';

export interface DrawnSeries extends ChartSeries {
  color: string;
}

export interface SeriesLinesProps {
  series: readonly DrawnSeries[];
  box: PlotBox;
  /** The series that stands out; the others step back. */
  active: string | null;
  /** Mark every captured day; otherwise only lone days and ends are marked. */
  dots?: boolean;
  curve?: 'linear' | 'bumpX';
  width?: number;
  /** The day under the cursor: every line is marked there. */
  cursorDay?: string;
  /** Series that lie above the others, drawn wider. */
  bright?: readonly string[];
}

/**
 * Lines that end where the days do. They are drawn in order, the chosen one last, each on a casing
 * of ground so that crossings read.
 */
export function SeriesLines(props: SeriesLinesProps) {
  const { series, box, active, curve = 'linear', width = 2, bright = [], cursorDay } = props;
  const height = (id: string) => (id === active ? 2 : bright.includes(id) ? 1 : 0);
  const ordered = [...series].sort((a, b) => height(a.id) - height(b.id));
  return ordered.map(({ id, color, points }) => {
    const opacity = active === null || active === id ? 1 : 0.22;
    const runs = segment(points);
    const last = runs.at(-1)?.at(-1);
    const lone = new Set(runs.flatMap((run) => (run.length === 1 ? run : [])));
    const marks = runs
      .flat()
      .filter(
        (mark) => props.dots === true || mark === last || lone.has(mark) || mark.day === cursorDay,
      );
    return (
      <g key={id} data-series={id} opacity={opacity}>
        <Line
          dataKey={(row: ChartRow) => row.values[id] ?? null}
          type={curve}
          connectNulls={false}
          isAnimationActive={false}
          dot={false}
          activeDot={false}
          stroke={color}
          strokeWidth={height(id) > 0 ? width + 1 : width}
          strokeOpacity={opacity}
          className={css.line}
        />
        {marks.map(({ day, time, value }) => (
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
