import { Sparkline, type SparklineProps } from '../../tiles/Sparkline/index.ts';

export type SparkCellProps = Pick<SparklineProps, 'points' | 'label' | 'inverted' | 'format'>;

/** The last days of a value as a line in a row. */
export function SparkCell(props: SparkCellProps) {
  return <Sparkline {...props} width={88} height={24} />;
}
