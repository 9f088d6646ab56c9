import { DefaultZIndexes, ZIndexLayer } from 'recharts';
import type { ColoredSeries } from './assignSeriesColors.ts';
import { activeColor, FADED_OPACITY, mutedColor } from './colors.ts';
import { type Cursor, dayWithin, spanWithin, usePlace } from './cursor.ts';
import * as css from './TimeChart.css.ts';
import { type Timeline, valuesOn } from './timeline.ts';
import { usePlotBox } from './usePlotBox.ts';

export interface PlotCursorProps {
  cursor: Cursor;
  timeline: Timeline;
  /** Lines with a mark on the day under the cursor. */
  lines: readonly ColoredSeries[];
}

/**
 * Renders the cursor's line, its marks and the selected range. Recharts' own cursor knows only the
 * rendered rows: of a downsampled line it would skip days that the keys and the readout reach.
 */
export function PlotCursor({ cursor, timeline, lines }: PlotCursorProps) {
  const box = usePlotBox(timeline);
  const place = usePlace(cursor);
  const { days, times } = timeline;
  const at = dayWithin(place.day, days.length);
  if (box === null || at === null) return null;
  const span = spanWithin(place, days.length);
  const { top, bottom } = box.edges;
  const x = box.x(times[at] ?? 0);
  const xOf = (index: number) => box.x(times[index] ?? 0);
  const values = valuesOn(lines, days[at] ?? '');
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.cursorLine}>
      <g className={css.cursor}>
        {span !== null && (
          <rect
            className={css.selection}
            x={xOf(span.from)}
            y={top}
            width={xOf(span.to) - xOf(span.from)}
            height={box.height - top - bottom}
          />
        )}
        <line className={css.cursorLine} x1={x} x2={x} y1={top} y2={box.height - bottom} />
        {lines.map(({ id, comparison, color }, index) => {
          const y = box.y(values[index] ?? Number.NaN);
          const isActive = place.series === id;
          return Number.isFinite(y) ? (
            <circle
              key={id}
              className={css.mark}
              cx={x}
              cy={y}
              r={comparison ? 2.5 : 3.5}
              fill={isActive && color === mutedColor ? activeColor : color}
              opacity={place.series === null || isActive ? 1 : FADED_OPACITY}
            />
          ) : null;
        })}
      </g>
    </ZIndexLayer>
  );
}
