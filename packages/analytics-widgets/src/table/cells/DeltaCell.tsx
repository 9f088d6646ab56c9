import { DeltaBadge, type DeltaBadgeProps } from '@litometr/ui';
import { MissingValue } from '../../internal/MissingValue.tsx';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './values.css.ts';

export interface DeltaCellProps {
  value: number | null;
  format?: ValueFormat;
  reason?: string;
  /** Days that the change spans; said where it is more than one. */
  days?: number | null;
  /**
   * Direction of an improvement: colours only, sign and arrow stay. `none` where neither direction
   * is good news.
   *
   * @default 'up'
   */
  better?: DeltaBadgeProps['better'];
  /** How no change is shown: a column of numbers has a zero, a lone figure has words. */
  same?: DeltaBadgeProps['same'];
}

/** A change: arrow, sign, number and colour, in words for assistive technology. */
export function DeltaCell({
  value,
  format = 'number',
  reason,
  days,
  better = 'up',
  same,
}: DeltaCellProps) {
  const { formats, strings } = useWidgets();
  if (value === null) return <MissingValue reason={reason} />;
  const badge = (
    <DeltaBadge
      value={value}
      format={(magnitude: number) => formats.formatValue(magnitude, format)}
      better={better}
      same={same}
    />
  );
  if (!days || days <= 1) return badge;
  return (
    <span>
      {badge} <span className={css.quiet}>{strings.delta.days(days)}</span>
    </span>
  );
}
