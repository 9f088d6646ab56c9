/** A range, from and to, in the owner's units. */
export type NumberRange = readonly [from: number, to: number];

/** Steps of a slider whose scale is not that of its numbers. */
const STEPS = 1000;

export interface Scale {
  /** Ends and step of the slider itself. */
  min: number;
  max: number;
  step: number;
  /** From a number to its place on the slider, and back to a number of the owner's step. */
  toPlace: (value: number) => number;
  toValue: (place: number) => number;
}

interface ScaleOptions {
  min: number;
  max: number;
  step: number;
  /** `log`: equal distances are equal ratios, for counts where most are small and a few are huge. */
  kind: 'linear' | 'log';
}

/** How numbers lie on the slider. A log scale counts from one, so that zero has a place as well. */
export function makeScale({ min, max, step, kind }: ScaleOptions): Scale {
  if (kind === 'linear') {
    return { min, max, step, toPlace: (value) => value, toValue: (place) => place };
  }
  const width = Math.log1p(max - min);
  const hold = (value: number) => Math.min(max, Math.max(min, value));
  return {
    min: 0,
    max: STEPS,
    step: 1,
    toPlace: (value) => Math.round((Math.log1p(hold(value) - min) / width) * STEPS),
    toValue: (place) => {
      if (place >= STEPS) return max;
      const value = min + Math.expm1((place / STEPS) * width);
      return hold(min + Math.round((value - min) / step) * step);
    },
  };
}

/** Where a number lies, from 0 at the start of the track to 1 at its end. */
export const shareOf = (scale: Scale, value: number): number =>
  (scale.toPlace(value) - scale.min) / (scale.max - scale.min);
