import { TrendChart, type TrendChartProps } from '../TrendChart/index.ts';

export type StepLineProps = Omit<TrendChartProps, 'curve'>;

/**
 * Renders what holds until it is changed, like a price: level between two days, with an edge on the
 * day of the change. A slope would show values in between that never were.
 */
export function StepLine(props: StepLineProps) {
  return <TrendChart {...props} curve="step" />;
}
