/** Returns whether a column has a value that is not whole: then all have decimals, so that they align. */
export const hasFractions = (values: readonly (number | null)[]): boolean =>
  values.some((value) => value !== null && !Number.isInteger(value));
