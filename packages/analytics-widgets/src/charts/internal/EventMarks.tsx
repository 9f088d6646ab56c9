import { dayToTime } from '../../internal/days.ts';
import type { PlotBox } from './plotBox.ts';
import * as css from './TimeChart.css.ts';

/** Something that happened on a day: a change of price, a part published. */
export interface ChartEvent {
  /** `YYYY-MM-DD` */
  day: string;
  label: string;
}

/** The events of a day, in the order given. */
export const eventsOn = (events: readonly ChartEvent[], day: string | undefined): string[] =>
  events.filter((event) => event.day === day).map(({ label }) => label);

/** A dashed line and a diamond at the foot of the chart for each day with events. */
export function EventMarks({ box, events }: { box: PlotBox; events: readonly ChartEvent[] }) {
  const days = [...new Set(events.map(({ day }) => day))];
  const foot = box.height - box.edges.bottom;
  return (
    <g>
      {days.map((day) => {
        const x = box.x(dayToTime(day));
        return (
          <g key={day} data-event={day}>
            <line className={css.eventLine} x1={x} x2={x} y1={box.edges.top} y2={foot} />
            <path className={css.eventMark} d={`M${x} ${foot - 5}l5 5l-5 5l-5 -5z`} />
            <title>{eventsOn(events, day).join(' · ')}</title>
          </g>
        );
      })}
    </g>
  );
}
