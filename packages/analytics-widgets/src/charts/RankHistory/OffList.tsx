import { DAY_MS, dayToTime } from '../../internal/days.ts';
import type { PlotBox } from '../internal/plotBox.ts';
import type { DrawnSeries } from '../internal/SeriesLines.tsx';
import * as css from '../internal/TimeChart.css.ts';

export interface OffListBandProps {
  box: PlotBox;
  /** The last place of the axis: the band begins below it. */
  last: number;
  text: string;
}

/** The band under the last place: a book there is off the list, which is not the same as unknown. */
export function OffListBand({ box, last, text }: OffListBandProps) {
  const { left, right, bottom } = box.edges;
  const top = box.y(last) + 4;
  const floor = box.height - bottom;
  return (
    <g data-off-list="">
      <rect
        className={css.band}
        x={left}
        y={top}
        width={box.width - left - right}
        height={floor - top}
        rx={3}
      />
      <text
        className={css.bandText}
        x={left + 6}
        y={floor - 6}
        // Ground behind the letters, so that marks never run through them.
        paintOrder="stroke"
      >
        {text}
      </text>
    </g>
  );
}

/** Days off the list as hollow marks in the band, joined while the days follow each other. */
export function OffListMarks({
  box,
  at,
  series,
}: {
  box: PlotBox;
  at: number;
  series: DrawnSeries;
}) {
  const y = box.y(at);
  const times = series.points.flatMap(({ day, value }) => (value === null ? [dayToTime(day)] : []));
  const steps = times.flatMap((time, index) => {
    const before = times[index - 1];
    return before !== undefined && time - before <= DAY_MS ? [{ from: before, to: time }] : [];
  });
  return (
    <g stroke={series.color}>
      {steps.map(({ from, to }) => (
        <line
          key={to}
          x1={box.x(from)}
          x2={box.x(to)}
          y1={y}
          y2={y}
          strokeDasharray="2 3"
          strokeWidth={1.5}
        />
      ))}
      {times.map((time) => (
        <circle key={time} className={css.hollow} cx={box.x(time)} cy={y} r={2.5} />
      ))}
    </g>
  );
}
