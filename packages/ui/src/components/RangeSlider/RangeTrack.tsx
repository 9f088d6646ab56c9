import { SliderFill, SliderTrack } from 'react-aria-components/Slider';
import { useUiStrings } from '../../provider/index.ts';
import * as css from './RangeSlider.css.ts';
import { RangeThumb } from './RangeThumb.tsx';
import type { NumberRange } from './scale.ts';

interface RangeTrackProps {
  label: string;
  range: NumberRange;
  format: (value: number) => string;
  names: { from: string; to: string } | undefined;
}

/** The line, the part of it that is chosen, and a thumb at each end. */
export function RangeTrack({ label, range, format, names }: RangeTrackProps) {
  const strings = useUiStrings();
  return (
    <SliderTrack className={css.track}>
      <SliderFill className={css.fill} />
      <RangeThumb
        index={0}
        label={strings.rangeFrom(label)}
        text={format(range[0])}
        name={names?.from}
      />
      <RangeThumb
        index={1}
        label={strings.rangeTo(label)}
        text={format(range[1])}
        name={names?.to}
      />
    </SliderTrack>
  );
}
