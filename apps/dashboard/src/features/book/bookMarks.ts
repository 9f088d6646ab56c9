/** A mark on a day of a chart. */
export interface ChartMark {
  day: string;
  label: string;
}
