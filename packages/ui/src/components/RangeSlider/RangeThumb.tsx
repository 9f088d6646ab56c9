import { useLayoutEffect, useRef } from 'react';
import { SliderThumb } from 'react-aria-components/Slider';
import * as css from './RangeSlider.css.ts';

interface RangeThumbProps {
  index: 0 | 1;
  label: string;
  /** The number as it is read: with its unit, and not as its place on a log scale. */
  text: string;
  name: string | undefined;
}

/** One end of the range. */
export function RangeThumb({ index, label, text, name }: RangeThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  // react-aria writes the place on the track here on each of its own renders, so do we after it.
  useLayoutEffect(() => {
    input.current?.setAttribute('aria-valuetext', text);
  });
  return (
    <SliderThumb
      index={index}
      inputRef={input}
      aria-label={label}
      {...(name !== undefined && { name })}
      className={css.thumb}
    />
  );
}
