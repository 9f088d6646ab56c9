import type { KeyboardEvent } from 'react';
import { useIsPainted } from '../../internal/useIsPainted.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { type Cursor, type DaySpan, dayWithin, spanWithin, useKeysPlace } from './cursor.ts';
import { PlotSlider } from './PlotSlider.tsx';

export interface CursorSliderProps {
  label: string;
  describedBy?: string;
  cursor: Cursor;
  /** How many days there are to walk along. */
  count: number;
  /** What stands on a day, in words, of one series or of all; and over which days a span reaches. */
  announce: (day: number, series: string | null, span: DaySpan | null) => string;
  /** Series to walk among with up and down; none where there is one line. */
  seriesIds?: readonly string[];
  /** Takes the days spanned with Shift and the arrows, on Enter. */
  onSpan?: () => void;
  /** Takes the series that stands out, on Enter. */
  onChoose?: () => void;
  /** There is much to draw: the words come behind the first paint, before which nobody hears them. */
  isLarge?: boolean;
}

/**
 * Along the captured days, and with up and down among the lines. It stands where the keys left it, so
 * that a pointer that passes over the chart changes nothing of what it says.
 */
export function CursorSlider(props: CursorSliderProps) {
  const { label, describedBy, cursor, count, announce, seriesIds = [], onSpan, isLarge } = props;
  const { strings } = useWidgets();
  const isPainted = useIsPainted();
  const last = count - 1;
  const place = useKeysPlace(cursor);
  const day = dayWithin(place.day, count) ?? last;
  const span = spanWithin(place, count);

  const walk = (step: number) => {
    if (seriesIds.length < 2) return;
    const here = place.series === null ? -1 : seriesIds.indexOf(place.series);
    const next = here < 0 ? (step > 0 ? 0 : seriesIds.length - 1) : here + step;
    cursor.moveTo('keys', day, seriesIds[next] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const along = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const among = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (key === 'Escape') cursor.clear();
    else if (key === 'Enter' && span !== null) onSpan?.();
    else if (key === 'Enter' && place.series !== null) props.onChoose?.();
    else if (among !== undefined) {
      // Up and down belong to the lines: a slider would take them for the days as well.
      event.preventDefault();
      walk(among);
    } else if (along !== undefined) {
      // A slider turns round with the page's direction; time does not.
      event.preventDefault();
      const next = Math.max(0, Math.min(last, day + along));
      if (shiftKey && onSpan) cursor.spanTo('keys', day, next);
      else cursor.moveTo('keys', next);
    }
  };
  return (
    <PlotSlider
      label={label}
      describedBy={describedBy}
      hint={seriesIds.length > 1 ? strings.chart.seriesHint : strings.chart.cursorHint}
      index={day}
      count={count}
      text={isLarge && !isPainted ? undefined : announce(day, place.series, span)}
      onMove={(next) => cursor.moveTo('keys', next)}
      onLeave={cursor.clear}
      onKeyDown={onKeyDown}
    />
  );
}
