import type { KeyboardEvent } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { PlotSlider } from './PlotSlider.tsx';
import type { Cursor } from './useCursor.ts';

export interface CursorSliderProps {
  label: string;
  describedBy?: string;
  cursor: Cursor;
  /** How many days there are to walk along. */
  count: number;
  /** What stands on a day, in words. */
  announce: (day: number) => string;
  /** Series to walk among with up and down; none where there is one line. */
  seriesIds?: readonly string[];
  /** Takes the days spanned with Shift and the arrows, on Enter. */
  onSpan?: () => void;
}

/** Along the captured days, and with up and down among the lines. */
export function CursorSlider(props: CursorSliderProps) {
  const { label, describedBy, cursor, count, announce, seriesIds = [], onSpan } = props;
  const { strings } = useWidgets();
  const last = count - 1;
  const day = cursor.day ?? last;

  const walk = (step: number) => {
    if (seriesIds.length < 2) return;
    const here = cursor.series === null ? -1 : seriesIds.indexOf(cursor.series);
    const next = here < 0 ? (step > 0 ? 0 : seriesIds.length - 1) : here + step;
    cursor.moveTo(day, seriesIds[next] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const along = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const among = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (key === 'Escape') cursor.clear();
    else if (key === 'Enter' && cursor.span !== null) onSpan?.();
    else if (among !== undefined) {
      // Up and down belong to the lines: a slider would take them for the days as well.
      event.preventDefault();
      walk(among);
    } else if (along !== undefined) {
      // A slider turns round with the page's direction; time does not.
      event.preventDefault();
      const next = Math.max(0, Math.min(last, day + along));
      if (shiftKey && onSpan) cursor.spanTo(day, next);
      else cursor.moveTo(next);
    }
  };
  return (
    <PlotSlider
      label={label}
      describedBy={describedBy}
      hint={seriesIds.length > 1 ? strings.chart.seriesHint : strings.chart.cursorHint}
      index={day}
      count={count}
      text={announce(day)}
      onMove={(next) => cursor.moveTo(next)}
      onLeave={cursor.clear}
      onKeyDown={onKeyDown}
    />
  );
}
