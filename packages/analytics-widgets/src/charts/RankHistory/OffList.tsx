import { usePlotArea, useYAxisScale } from 'recharts';
import { DAY_MS, dayToTime } from '../../internal/days.ts';
import type { ColoredSeries } from '../internal/assignSeriesColors.ts';
import * as css from '../internal/TimeChart.css.ts';
import type { Timeline } from '../internal/timeline.ts';
import { usePlotBox } from '../internal/usePlotBox.ts';

export interface OffListBandProps {
  /** The last rank of the list: the band begins below it. */
  last: number;
  label: string;
}

/**
 * Renders the band under the last rank: a book there is off the list, which is not the same as
 * unknown. A child of any Recharts chart with a reversed y axis whose domain reaches beyond `last`.
 *
 * @example
 * <LineChart data={rows}>
 *   <YAxis reversed domain={[1, 115]} />
 *   <OffListBand last={100} label="off the top 100" />
 * </LineChart>
 */
export function OffListBand({ last, label }: OffListBandProps) {
  const area = usePlotArea();
  const edge = useYAxisScale()?.(last);
  if (area === undefined || edge === undefined) return null;
  const top = edge + 4;
  const floor = area.y + area.height;
  return (
    <g data-off-list="">
      <rect
        className={css.band}
        x={area.x}
        y={top}
        width={area.width}
        height={Math.max(0, floor - top)}
        rx={3}
      />
      <text className={css.bandText} x={area.x + 6} y={floor - 5}>
        {label}
      </text>
    </g>
  );
}

export interface OffListMarksProps {
  series: ColoredSeries;
  timeline: Timeline;
  /** Vertical position of the marks, as an axis value. */
  at: number;
}

/**
 * Renders days off the list as hollow marks in the band. Dashes join them to each other and to the
 * rank before or after, while the days follow each other: the book went on, only unseen.
 */
export function OffListMarks({ series, timeline, at }: OffListMarksProps) {
  const box = usePlotBox(timeline);
  if (box === null) return null;
  const marks = series.points.map(({ day, value }) => {
    const time = dayToTime(day);
    return { time, isOff: value === null, x: box.x(time), y: box.y(value ?? at) };
  });
  const steps = marks.flatMap((mark, index) => {
    const before = marks[index - 1];
    const follows = before !== undefined && mark.time - before.time <= DAY_MS;
    return follows && (mark.isOff || before.isOff) ? [{ before, mark }] : [];
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
        .filter(({ isOff }) => isOff)
        .map(({ time, x, y }) => (
          <circle key={time} className={css.hollow} cx={x} cy={y} r={2.5} />
        ))}
    </g>
  );
}
