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
      <text className={css.bandText} x={left + 6} y={floor - 5}>
        {text}
      </text>
    </g>
  );
}

/**
 * Days off the list as hollow marks in the band. Dashes join them to each other and to the place
 * before or after, while the days follow each other: the book went on, only unseen.
 */
export function OffListMarks({
  box,
  at,
  series,
}: {
  box: PlotBox;
  at: number;
  series: DrawnSeries;
}) {
  const marks = series.points.map(({ day, value }) => {
    const time = dayToTime(day);
    return { time, off: value === null, x: box.x(time), y: box.y(value ?? at) };
  });
  const steps = marks.flatMap((mark, index) => {
    const before = marks[index - 1];
    const follows = before !== undefined && mark.time - before.time <= DAY_MS;
    return follows && (mark.off || before.off) ? [{ before, mark }] : [];
  });
  return (
    <g stroke={series.color}>
      {steps.map(({ before, mark }) => (
        <line
          key={mark.time}
          x1={before.x}
          y1={before.y}
          x2={mark.x}
          y2={mark.y}
          strokeDasharray="2 3"
          strokeWidth={1.25}
        />
      ))}
      {marks
        .filter(({ off }) => off)
        .map(({ time, x, y }) => (
          <circle key={time} className={css.hollow} cx={x} cy={y} r={2.5} />
        ))}
    </g>
  );
}
