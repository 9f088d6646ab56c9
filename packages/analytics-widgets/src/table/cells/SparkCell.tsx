import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { Sparkline, type SparklineProps } from '../../tiles/Sparkline/index.ts';
import * as css from './SparkCell.css.ts';

export interface SparkCellProps
  extends Pick<SparklineProps, 'points' | 'label' | 'inverted' | 'format'> {
  /** Address of the full chart: the line becomes a link with its own name. */
  href?: string | undefined;
}

/** The last days of a value as a line in a row. */
export function SparkCell({ href, ...line }: SparkCellProps) {
  const { Link } = useWidgets();
  const sparkline = <Sparkline {...line} width={88} height={24} />;
  if (href === undefined || line.points.every(({ value }) => value === null)) return sparkline;
  return (
    <Link href={href} className={css.link} title={line.label}>
      {sparkline}
    </Link>
  );
}
