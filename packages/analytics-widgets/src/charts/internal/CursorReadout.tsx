import { dayToTime } from '../../internal/days.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { type Cursor, dayWithin, spanWithin, usePlace } from './cursor.ts';
import type { PlotBox } from './plotBox.ts';
import { Readout, type ReadoutRow } from './Readout.tsx';
import { pointName, spanText, type Timeline } from './timeline.ts';

export interface CursorReadoutProps {
  cursor: Cursor;
  box: PlotBox;
  timeline: Timeline;
  readout: (day: number, series: string | null) => readonly ReadoutRow[];
  notesOn: (day: string) => readonly string[];
}

/** Renders the values of the day under the cursor; only this component renders on each move. */
export function CursorReadout({ cursor, box, timeline, readout, notesOn }: CursorReadoutProps) {
  const { formats } = useWidgets();
  const place = usePlace(cursor);
  const at = dayWithin(place.day, timeline.days.length);
  const day = at === null ? undefined : timeline.days[at];
  if (at === null || day === undefined) return null;
  const span = spanWithin(place, timeline.days.length);
  return (
    <Readout
      title={
        span === null
          ? pointName({ formats, spans: timeline.spans }, day, 'weekday')
          : spanText(timeline, span, formats)
      }
      x={box.x(dayToTime(day))}
      box={box}
      rows={readout(at, place.series)}
      notes={notesOn(day)}
      active={place.series}
    />
  );
}
