import type { KeyboardEvent } from 'react';
import * as css from './TimeChart.css.ts';

export interface PlotSliderProps {
  label: string;
  describedBy?: string;
  /** How the keys move. */
  hint: string;
  index: number;
  count: number;
  /** What stands there, in words; undefined where they are to come. */
  text: string | undefined;
  onMove: (index: number) => void;
  onLeave: () => void;
  /** Keys that mean more than a slider takes them for. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The chart for the keyboard and for readers: a slider along its values whose text is what stands
 * there. It is the system's own, so that touch readers can swipe it too.
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
