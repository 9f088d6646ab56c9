import { VisuallyHidden } from '@litometr/ui';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './values.css.ts';

export interface IntervalCellProps {
  /** The estimate; null: only the interval is shown. */
  value?: number | null;
  /** Ends of the interval; if one is missing there is no interval. */
  low: number | null;
  high: number | null;
  format?: ValueFormat;
  /** A small sample: the mark is hollow. Absent: no mark, where sample size does not matter. */
  tentative?: boolean;
  /** Text of the mark: «stable», «tentative». */
  label?: string;
  reason?: string;
}

/** An estimate with its interval, ● where it is stable and ○ where the sample is small. */
export function IntervalCell(props: IntervalCellProps) {
  const { value = null, low, high, format = 'number', tentative, label, reason } = props;
  const { formats, strings } = useWidgets();
  const text = (number: number) => formats.formatValue(number, format);
  const { reading, intervalFrom, intervalTo } = strings.chart;
  const bounds = (from: number, to: number) => [
    reading(intervalFrom, text(from)),
    reading(intervalTo, text(to)),
  ];
  const hasInterval = low !== null && high !== null;
  if (value === null && !hasInterval) return <MissingValue reason={reason} />;
  return (
    <span className={css.interval}>
      {tentative !== undefined && (
        <span title={label} className={css.stability}>
          <span aria-hidden="true">{tentative ? signs.tentative : signs.stable}</span>
          {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
        </span>
      )}
      {value !== null && <span>{text(value)}</span>}
      {hasInterval && (
        <span className={value === null ? undefined : css.quiet}>
          <VisuallyHidden>{bounds(low, high).join(', ')}</VisuallyHidden>
          <span aria-hidden="true">{[text(low), text(high)].join('–')}</span>
        </span>
      )}
    </span>
  );
}
