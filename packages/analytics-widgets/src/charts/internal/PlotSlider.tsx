import type { KeyboardEvent } from 'react';
import * as css from './TimeChart.css.ts';

export interface PlotSliderProps {
  label: string;
  describedBy?: string;
  /** Keyboard help. */
  hint: string;
  index: number;
  count: number;
  /** Text of the current value; undefined while it is not available yet. */
  text: string | undefined;
  onMove: (index: number) => void;
  onLeave: () => void;
  /** Handles keys that differ from those of a native slider. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Makes the chart accessible by keyboard and screen reader: a slider along its values whose text is
 * the current value. It is a native input, so that touch screen readers can swipe it too.
 */
export function PlotSlider(props: PlotSliderProps) {
  const { label, describedBy, hint, index, count, text, onMove, onLeave, onKeyDown } = props;
  return (
    <input
      type="range"
      className={css.slider}
      aria-label={label}
      aria-describedby={describedBy}
      aria-valuetext={text}
      title={hint}
      min={0}
      max={count - 1}
      step={1}
      value={index}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      onFocus={() => onMove(index)}
      onBlur={onLeave}
      onKeyDown={onKeyDown}
    />
  );
}
