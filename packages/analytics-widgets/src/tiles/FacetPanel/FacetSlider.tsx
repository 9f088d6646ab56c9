import { type NumberRange, RangeSlider } from '@litometr/ui/range';
import { useState } from 'react';
import * as css from './FacetPanel.css.ts';
import type { FacetRange, RangeFacet } from './facet.ts';

/** From … to …: a thumb at its end means no limit there. */
export default function FacetSlider({ facet }: { facet: RangeFacet }) {
  const { label, min, max, step, scale, histogram, suffix, value, onChange } = facet;
  const selected: NumberRange = [value[0] ?? min, value[1] ?? max];
  /** Value while a thumb is dragged. */
  const [held, setHeld] = useState<NumberRange | null>(null);
  const open = ([from, to]: NumberRange): FacetRange => [
    from <= min ? null : from,
    to >= max ? null : to,
  ];
  return (
    <RangeSlider
      label={label}
      labelHidden
      minValue={min}
      maxValue={max}
      step={step}
      scale={scale}
      histogram={histogram}
      suffix={suffix}
      value={held ?? selected}
      onChange={setHeld}
      onChangeEnd={(range) => {
        setHeld(null);
        onChange(open(range));
      }}
      className={css.slider}
    />
  );
}
