/** A Kaplan–Meier estimate at an age, ascending by age; it never rises. */
export interface SurvivalPoint {
  /** Whole days. */
  age: number;
  /** Share that has not met the event yet, 0 to 1, with its 95 % band. */
  share: number;
  low: number;
  high: number;
  /** How many are still watched. */
  atRisk: number;
}

export interface SurvivalGroup {
  id: string;
  label: string;
  points: readonly SurvivalPoint[];
}
