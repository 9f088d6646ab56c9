import { dayToTime } from '../../internal/days.ts';
import type { PlotBox } from './plotBox.ts';
import * as css from './TimeChart.css.ts';

/** Something that happened on a day: a change of price, a part published. */
export interface ChartEvent {
  /** `YYYY-MM-DD` */
  day: string;
  label: string;
  /** One of many alike, as parts of a book: a dot at the foot, for their lines would be a fence. */
  isSmall?: boolean;
}

/** The events of a day, in the order given. */
export const eventsOn = (events: readonly ChartEvent[], day: string | undefined): string[] =>
  events.filter((event) => event.day === day).map(({ label }) => label);

/** Half a pixel may be lost in reckoning where a day lies. */
const SLACK = 0.5;

/**
 * A dashed line and a diamond at the foot of the chart for each day with events, or a dot alone where
 * all of the day's are small. What happened before or after the days of the chart has no place on it.
 */
export function EventMarks({ box, events }: { box: PlotBox; events: readonly ChartEvent[] }) {
  const { width, height, edges } = box;
  const foot = height - edges.bottom;
  const [from, to] = [edges.left - SLACK, width - edges.right + SLACK];
  const days = [...new Set(events.map(({ day }) => day))]
    .map((day) => ({ day, x: box.x(dayToTime(day)) }))
    .filter(({ x }) => x >= from && x <= to);
  const isSmall = (day: string) =>
    events.every((event) => event.day !== day || event.isSmall === true);
  return (
    <g>
      {days.map(({ day, x }) => (
        <g key={day} data-event={day}>
          {isSmall(day) ? (
            <circle className={css.eventMark} cx={x} cy={foot} r={2.5} />
          ) : (
            <>
              <line className={css.eventLine} x1={x} x2={x} y1={edges.top} y2={foot} />
              <path className={css.eventMark} d={`M${x} ${foot - 5}l5 5l-5 5l-5 -5z`} />
            </>
          )}
          <title>{eventsOn(events, day).join(' · ')}</title>
        </g>
      ))}
    </g>
  );
}
