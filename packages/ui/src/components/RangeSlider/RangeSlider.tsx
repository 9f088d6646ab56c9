import { clsx } from 'clsx';
import { type ReactNode, type Ref, useState } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Slider, type SliderProps } from 'react-aria-components/Slider';
import { Text } from 'react-aria-components/Text';
import { FieldLabel } from '../../internal/FieldLabel.tsx';
import * as field from '../../internal/field.css.ts';
import { type Bin, Histogram } from './Histogram.tsx';
import { RangeFault } from './RangeFault.tsx';
import { RangeNumbers } from './RangeNumbers.tsx';
import * as css from './RangeSlider.css.ts';
import { RangeTrack } from './RangeTrack.tsx';
import { makeScale, type NumberRange } from './scale.ts';

export interface RangeSliderProps
  extends Omit<
    SliderProps<number[]>,
    'className' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd' | 'orientation'
  > {
  label: string;
  labelHidden?: boolean;
  value?: NumberRange;
  /** The whole range where it is not given. */
  defaultValue?: NumberRange;
  /** While a thumb moves. */
  onChange?: (range: NumberRange) => void;
  /**
   * Called when a thumb is released, a key is released or a number is entered; suitable for
   * requests to a server.
   */
  onChangeEnd?: (range: NumberRange) => void;
  minValue: number;
  maxValue: number;
  step?: number;
  scale?: 'linear' | 'log';
  /** Distribution of values within the range, rendered under the track: the count of each bin. */
  histogram?: readonly Bin[];
  /** Fields beside the track in which the ends can be typed. */
  hasNumbers?: boolean;
  /** A unit that Intl does not know: «а.л.». */
  suffix?: string;
  /** Names of the thumbs in a form. */
  names?: { from: string; to: string };
  description?: ReactNode;
  /** Shows the range as wrong, and why. */
  errorMessage?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** From … to …, felt out by two thumbs or typed. For one number NumberField, for days DateRangePicker. */
export function RangeSlider({
  label,
  labelHidden = false,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  minValue,
  maxValue,
  step = 1,
  scale: kind = 'linear',
  histogram,
  hasNumbers = true,
  suffix,
  names,
  formatOptions,
  description,
  errorMessage,
  className,
  ...rest
}: RangeSliderProps) {
  const [own, setOwn] = useState<NumberRange>(defaultValue ?? [minValue, maxValue]);
  const range = value ?? own;
  const scale = makeScale({ min: minValue, max: maxValue, step, kind });
  const { direction } = useLocale();
  const formatter = useNumberFormatter(formatOptions);
  const format = (number: number) =>
    [formatter.format(number), suffix].filter((part) => part !== undefined).join('\u202f');

  const change = (next: NumberRange) => {
    setOwn(next);
    onChange?.(next);
  };
  /**
   * A thumb that did not move retains its number: positions on a log scale are coarser than
   * numbers.
   */
  const read = (places: readonly number[]): NumberRange => [
    readEnd(places[0], range[0]),
    readEnd(places[1], range[1]),
  ];
  const readEnd = (place: number | undefined, known: number) =>
    place === undefined || place === scale.toPlace(known) ? known : scale.toValue(place);

  return (
    <Slider<number[]>
      {...rest}
      minValue={scale.min}
      maxValue={scale.max}
      step={scale.step}
      value={range.map(scale.toPlace)}
      onChange={(places) => change(read(places))}
      onChangeEnd={(places) => onChangeEnd?.(read(places))}
      data-field=""
      data-invalid={errorMessage === undefined ? undefined : ''}
      className={clsx(field.root, className)}
    >
      <FieldLabel of="RangeSlider" label={label} isHidden={labelHidden} />
      {/* Thumbs and keys follow the reader's language: line and bars go the same way, on any page. */}
      <div dir={direction} className={css.plot}>
        {histogram && <Histogram bins={histogram} range={range} scale={scale} />}
        <RangeTrack label={label} range={range} format={format} names={names} />
      </div>
      {hasNumbers ? (
        <RangeNumbers
          label={label}
          range={range}
          min={minValue}
          max={maxValue}
          step={step}
          suffix={suffix}
          formatOptions={formatOptions}
          isDisabled={rest.isDisabled === true}
          onChange={(next) => {
            change(next);
            onChangeEnd?.(next);
          }}
        />
      ) : (
        <span className={css.values}>
          <span>{format(range[0])}</span>
          <span>{format(range[1])}</span>
        </span>
      )}
      {description !== undefined && <Text className={field.note}>{description}</Text>}
      <RangeFault>{errorMessage}</RangeFault>
    </Slider>
  );
}
