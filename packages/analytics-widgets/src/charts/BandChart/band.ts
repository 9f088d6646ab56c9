/** The spread of a cohort at an age. Null: the sample is too small, so the band has a gap there. */
export interface BandPoint {
  /** Whole days. */
  age: number;
  p10: number | null;
  p25: number | null;
  p50: number | null;
  p75: number | null;
  p90: number | null;
  n: number;
}

/** A book in its cohort. An age without a point breaks its line, as one without a value does. */
export interface BandLine {
  id: string;
  label: string;
  points: readonly { age: number; value: number | null }[];
}

/** From the top of the chart down. */
export const QUANTILES = ['p90', 'p75', 'p50', 'p25', 'p10'] as const;
