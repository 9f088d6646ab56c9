import type { KeyboardEvent } from 'react';
import { useIsPainted } from '../../internal/useIsPainted.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { type Cursor, type DaySpan, dayWithin, spanWithin, useKeysPlace } from './cursor.ts';
import { PlotSlider } from './PlotSlider.tsx';

export interface CursorSliderProps {
  label: string;
  describedBy?: string;
  cursor: Cursor;
  /** Number of days on the slider. */
  count: number;
  /** Returns the text for a day: of one series or of all, and the days that a span covers. */
  announce: (day: number, series: string | null, span: DaySpan | null) => string;
  /** Series that up and down move between; none where there is one line. */
  seriesIds?: readonly string[];
  /** Selects the days spanned with Shift and the arrows, on Enter. */
  onSpan?: () => void;
  /** Selects the highlighted series, on Enter. */
  onChoose?: () => void;
  /**
   * The chart is large: the texts are built after the first paint, so that they do not delay it.
   */
  isLarge?: boolean;
}

/**
 * A slider along the captured days; up and down move between the lines. It stays where the keys
 * left it, so that a pointer passing over the chart does not change its text.
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
      // Up and down move between lines: a native slider would also move along the days.
      event.preventDefault();
      walk(among);
    } else if (along !== undefined) {
      // A native slider mirrors in right-to-left pages; time does not.
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
