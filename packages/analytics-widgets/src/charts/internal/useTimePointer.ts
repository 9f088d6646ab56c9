import { type PointerEvent, useRef } from 'react';
import { type Cursor, spanWithin } from './cursor.ts';
import type { PlotBox } from './plotBox.ts';

interface TimePointer {
  box: PlotBox;
  cursor: Cursor;
  /** How many days there are. */
  count: number;
  seriesAt?: (box: PlotBox, day: number, y: number) => string | null;
  /** Absent: the chart takes no range. */
  onSpan?: () => void;
  /** A press that is no range; absent: presses do nothing. */
  onPress?: () => void;
}

/** Pixels after which a press is a range and no press. */
const DRAG = 6;

/** The pointer's handlers: to move along the days, and to draw over a range of them. */
export function useTimePointer({ box, cursor, count, seriesAt, onSpan, onPress }: TimePointer) {
  const pressed = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      // Names are links and switches, and a finger scrolls and reads: ranges and lines are taken with
      // a mouse or a pen.
      const onPlot = !(event.target instanceof Element && event.target.closest('a, button'));
      if (!(onSpan || onPress) || !onPlot || event.button !== 0 || event.pointerType === 'touch')
        return;
      pressed.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const frame = event.currentTarget.getBoundingClientRect();
      const next = box.dayAt(event.clientX - frame.left);
      const from = pressed.current;
      if (from !== null && onSpan && Math.abs(event.clientX - from) >= DRAG) {
        cursor.spanTo('pointer', box.dayAt(from - frame.left), next);
      } else if (from === null) {
        cursor.moveTo('pointer', next, seriesAt?.(box, next, event.clientY - frame.top));
      }
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      const from = pressed.current;
      pressed.current = null;
      if (spanWithin(cursor.read(), count) !== null) onSpan?.();
      else if (from !== null && Math.abs(event.clientX - from) < DRAG) onPress?.();
    },
    onPointerCancel: () => {
      pressed.current = null;
      cursor.clear();
    },
    onPointerLeave: () => {
      if (pressed.current === null) cursor.leave();
    },
  };
}
