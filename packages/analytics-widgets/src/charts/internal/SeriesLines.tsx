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
}

/**
 * Lines that end where the days do. They are drawn in order, the chosen one last, each on a casing
 * of ground so that crossings read.
 */
export function SeriesLines(props: SeriesLinesProps) {
  const { series, box, active, curve = 'linear', width = 2 } = props;
  const ordered = [...series].sort((a, b) => Number(a.id === active) - Number(b.id === active));
  return ordered.map(({ id, color, points }) => {
    const opacity = active === null || active === id ? 1 : 0.22;
    const runs = segment(points);
    const marks = props.dots
      ? runs.flat()
      : runs.flatMap((run, index) =>
          run.length === 1 ? run : index === runs.length - 1 ? run.slice(-1) : [],
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
          strokeWidth={active === id ? width + 0.75 : width}
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
