import { useUiStrings } from '../../provider/index.ts';
import { NumberField } from '../NumberField/index.ts';
import * as css from './RangeSlider.css.ts';
import type { NumberRange } from './scale.ts';

interface RangeNumbersProps {
  label: string;
  range: NumberRange;
  min: number;
  max: number;
  step: number;
  suffix: string | undefined;
  formatOptions: Intl.NumberFormatOptions | undefined;
  isDisabled: boolean;
  onChange: (range: NumberRange) => void;
}

/** The ends of the range as numbers. An emptied field is the end of the whole range. */
export function RangeNumbers({
  label,
  range: [from, to],
  min,
  max,
  step,
  suffix,
  formatOptions,
  isDisabled,
  onChange,
}: RangeNumbersProps) {
  const strings = useUiStrings();
  const look = { step, suffix, formatOptions, isDisabled, hasStepper: false, labelHidden: true };
  return (
    <div className={css.numbers}>
      <NumberField
        {...look}
        size="sm"
        label={strings.rangeFrom(label)}
        value={from}
        minValue={min}
        maxValue={to}
        onChange={(value) => onChange([value ?? min, to])}
        className={css.number}
      />
      <span aria-hidden="true" className={css.dash} />
      <NumberField
        {...look}
        size="sm"
        label={strings.rangeTo(label)}
        value={to}
        minValue={from}
        maxValue={max}
        onChange={(value) => onChange([from, value ?? max])}
        className={css.number}
      />
    </div>
  );
}
