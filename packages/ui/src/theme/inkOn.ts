/** 1 on a colour so dark that white contrasts more than black, else 0. `y` is its luminance. */
const whiteness = 'clamp(0, (0.179 - y) * 100000, 1)';

/** Condition for `@supports` under which `inkOn` works. */
export const supportsInkOn = '(color: color(from red xyz-d65 x y z))';

/**
 * Returns black or white as a CSS colour, whichever contrasts more with a CSS colour: at least
 * 4.5:1 on each opaque one, so that it needs no pair of tokens.
 */
export const inkOn = (color: string): string =>
  // White in this space is 0.9505 1 1.089.
  `color(from ${color} xyz-d65 calc(0.9505 * ${whiteness}) ${whiteness} calc(1.089 * ${whiteness}))`;
