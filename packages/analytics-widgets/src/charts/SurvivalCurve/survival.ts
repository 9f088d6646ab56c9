/** A Kaplan–Meier estimate at an age, ascending by age; it never rises. */
export interface SurvivalPoint {
  /** Whole days. */
  age: number;
  /** Share without the event so far, 0 to 1, with its 95 % interval. */
  share: number;
  low: number;
  high: number;
  /** Number of cases still at risk. */
  atRisk: number;
}

export interface SurvivalGroup {
  id: string;
  label: string;
  points: readonly SurvivalPoint[];
}
