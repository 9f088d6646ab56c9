import { usePlotArea, useXAxisScale } from 'recharts';
import { dayToTime } from '../../internal/days.ts';
import * as css from './TimeChart.css.ts';

/** An event of a day: a change of price, a part published. */
export interface ChartEvent {
  /** `YYYY-MM-DD` */
  day: string;
  label: string;
  /**
   * One of many similar events, such as parts of a book: a dot at the bottom, because their lines
   * would be too many.
   */
  isSmall?: boolean;
}

/** Returns the events of a day, in the order given. */
export const eventsOn = (events: readonly ChartEvent[], day: string | undefined): string[] =>
  events.filter((event) => event.day === day).map(({ label }) => label);

/** Tolerance for rounding of a day's position. */
const TOLERANCE_PX = 0.5;

export interface EventMarkersProps {
  events: readonly ChartEvent[];
}

/**
 * Renders a dashed line and a diamond at the foot of the chart for each day with events, or a dot
 * alone where all of the day's are small. Events outside of the axis are left out. A child of any
 * Recharts chart whose x axis is numeric, in milliseconds.
 *
 * @example
 * <LineChart data={rows}>
 *   <XAxis dataKey="time" type="number" scale="time" domain={['dataMin', 'dataMax']} />
 *   <EventMarkers events={[{ day: '2026-08-07', label: 'Chapter 24' }]} />
 * </LineChart>
 */
export function EventMarkers({ events }: EventMarkersProps) {
  const area = usePlotArea();
  const scale = useXAxisScale();
  if (area === undefined || scale === undefined) return null;
  const foot = area.y + area.height;
  const days = [...new Set(events.map(({ day }) => day))].flatMap((day) => {
    const x = scale(dayToTime(day));
    const isInside =
      x !== undefined && x >= area.x - TOLERANCE_PX && x <= area.x + area.width + TOLERANCE_PX;
    return isInside ? [{ day, x }] : [];
  });
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
              <line className={css.eventLine} x1={x} x2={x} y1={area.y} y2={foot} />
              <path className={css.eventMark} d={`M${x} ${foot - 5}l5 5l-5 5l-5 -5z`} />
            </>
          )}
          <title>{eventsOn(events, day).join(' · ')}</title>
        </g>
      ))}
    </g>
  );
}
