/** Rounds a gain per day. A week's gain is a whole number, so its seventh has no more than one decimal to show. */
export const roundRate = (rate: number): number =>
  Math.abs(rate) >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10;
