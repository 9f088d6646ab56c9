import { type PointerEvent, useRef } from 'react';
import { type Cursor, spanWithin } from './cursor.ts';
import type { PlotBox } from './plotBox.ts';

interface TimePointer {
  /** Null: the chart is not laid out yet. */
  box: PlotBox | null;
  cursor: Cursor;
  /** How many days there are. */
  count: number;
  seriesAt?: (box: PlotBox, day: number, y: number) => string | null;
  /** Absent: no range can be selected. */
  onSpan?: () => void;
  /** A press without dragging; absent: presses do nothing. */
  onPress?: () => void;
}

/** Dragging further than this selects a range instead of pressing. */
const DRAG_THRESHOLD_PX = 6;

/** Returns the pointer handlers that move the cursor along the days and select a span of days. */
export function useTimePointer({ box, cursor, count, seriesAt, onSpan, onPress }: TimePointer) {
  const pressed = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      // Names are links and toggles, and a finger scrolls and reads: ranges and lines are selected
      // with a mouse or a pen.
      const onPlot = !(event.target instanceof Element && event.target.closest('a, button'));
      if (!(onSpan || onPress) || !onPlot || event.button !== 0 || event.pointerType === 'touch')
        return;
      pressed.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (box === null) return;
      const frame = event.currentTarget.getBoundingClientRect();
      const next = box.dayAt(event.clientX - frame.left);
      const from = pressed.current;
      if (from !== null && onSpan && Math.abs(event.clientX - from) >= DRAG_THRESHOLD_PX) {
        cursor.spanTo('pointer', box.dayAt(from - frame.left), next);
      } else if (from === null) {
        cursor.moveTo('pointer', next, seriesAt?.(box, next, event.clientY - frame.top));
      }
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      const from = pressed.current;
      pressed.current = null;
      if (spanWithin(cursor.read(), count) !== null) onSpan?.();
      else if (from !== null && Math.abs(event.clientX - from) < DRAG_THRESHOLD_PX) onPress?.();
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
