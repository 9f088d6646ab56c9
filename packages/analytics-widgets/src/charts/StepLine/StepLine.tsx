import { TrendChart, type TrendChartProps } from '../TrendChart/index.ts';

export type StepLineProps = Omit<TrendChartProps, 'curve'>;

/**
 * What holds until it is changed, like a price: level between two days, with an edge where it was
 * set anew. A slope would tell of days in between that never were.
 */
export function StepLine(props: StepLineProps) {
  return <TrendChart {...props} curve="step" />;
}
