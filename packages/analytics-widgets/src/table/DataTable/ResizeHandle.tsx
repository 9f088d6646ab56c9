import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as css from './controls.css.ts';

export interface ResizeHandleProps {
  /** 'Width of the column Title'. */
  label: string;
  /** The width set by the reader, in CSS pixels; null: the column's own. */
  width: number | null;
  onResize: (width: number) => void;
}

const LEAST = 48;
const MOST = 960;
const STEP = 16;

const bounded = (width: number) => Math.round(Math.max(LEAST, Math.min(MOST, width)));

/** The edge of a column, to be drawn or moved with the arrow keys. */
export function ResizeHandle({ label, width, onResize }: ResizeHandleProps) {
  const drag = useRef<{ from: number; width: number; sign: number } | null>(null);
  const own = (element: HTMLElement) =>
    width ?? element.closest('th')?.getBoundingClientRect().width ?? LEAST;
  const signOf = (element: HTMLElement) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

  const onKeyDown = (event: KeyboardEvent<HTMLHRElement>) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResize(bounded(own(event.currentTarget) + step * signOf(event.currentTarget)));
  };
  const onPointerDown = (event: PointerEvent<HTMLHRElement>) => {
    const { currentTarget: handle, clientX, pointerId } = event;
    event.preventDefault();
    handle.setPointerCapture(pointerId);
    drag.current = { from: clientX, width: own(handle), sign: signOf(handle) };
  };
  const onPointerMove = (event: PointerEvent) => {
    const start = drag.current;
    if (start) onResize(bounded(start.width + (event.clientX - start.from) * start.sign));
  };
  const stop = () => {
    drag.current = null;
  };
  return (
    <hr
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width ?? undefined}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={0}
      className={css.resize}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={stop}
      onPointerCancel={stop}
    />
  );
}
