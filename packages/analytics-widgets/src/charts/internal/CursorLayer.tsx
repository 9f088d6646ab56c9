import type { ReactNode } from 'react';
import { dayToTime } from '../../internal/days.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { type Cursor, dayWithin, spanWithin, usePlace } from './cursor.ts';
import type { PlotBox } from './plotBox.ts';
import { Readout, type ReadoutRow } from './Readout.tsx';
import { Selection } from './Selection.tsx';
import * as css from './TimeChart.css.ts';
import { pointName, spanText, type Timeline } from './timeline.ts';

export interface CursorLayerProps {
  cursor: Cursor;
  box: PlotBox;
  timeline: Timeline;
  over?: (box: PlotBox, day: number, series: string | null) => ReactNode;
  readout: (day: number, series: string | null) => readonly ReadoutRow[];
  notesOn: (day: string) => readonly string[];
}

/** What moves with the cursor: its line, its marks and its readout. Nothing else is drawn with it. */
export function CursorLayer(props: CursorLayerProps) {
  const { cursor, box, timeline, over, readout, notesOn } = props;
  const { formats } = useWidgets();
  const place = usePlace(cursor);
  const day = dayWithin(place.day, timeline.days.length);
  const here = day === null ? undefined : timeline.days[day];
  if (day === null || here === undefined) return null;
  const span = spanWithin(place, timeline.days.length);
  const x = box.x(dayToTime(here));
  return (
    <>
      <svg className={css.over} width={box.width} height={box.height} aria-hidden="true">
        {span !== null && <Selection box={box} timeline={timeline} span={span} />}
        <line
          className={css.cursorLine}
          x1={x}
          x2={x}
          y1={box.edges.top}
          y2={box.height - box.edges.bottom}
        />
        {over?.(box, day, place.series)}
      </svg>
      <Readout
        title={
          span === null
            ? pointName({ formats, spans: timeline.spans }, here, 'weekday')
            : spanText(timeline, span, formats)
        }
        x={x}
        box={box}
        rows={readout(day, place.series)}
        notes={notesOn(here)}
        active={place.series}
      />
    </>
  );
}
