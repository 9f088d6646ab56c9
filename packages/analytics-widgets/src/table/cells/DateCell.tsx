import { MissingValue } from '../../internal/MissingValue.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './values.css.ts';

export interface DateCellProps {
  /** `YYYY-MM-DD` */
  day: string | null;
  /** Within a week as 'yesterday'; beyond, the date. */
  relative?: boolean;
  reason?: string;
}

/** A calendar day, its long form on hover. */
export function DateCell({ day, relative = false, reason }: DateCellProps) {
  const { formats } = useWidgets();
  if (day === null) return <MissingValue reason={reason} />;
  const near = relative && formats.ageInDays(day) < 7;
  return (
    <time className={css.figure} dateTime={day} title={formats.formatDay(day, 'long')}>
      {near ? formats.formatAge(day) : formats.formatDay(day)}
    </time>
  );
}
