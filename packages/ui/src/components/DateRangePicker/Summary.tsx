import { useDateFormatter } from 'react-aria/useDateFormatter';
import { useUiStrings } from '../../provider/index.ts';
import * as css from './DateRangePicker.css.ts';
import { countDays, type Dates } from './days.ts';

/** Days have no time zone; this one shifts none of them. */
const ZONE = 'UTC';

/** Describes the selection: the full dates and the number of days. */
export function Summary({ picked }: { picked: Dates | null }) {
  const strings = useUiStrings();
  const formatter = useDateFormatter({ dateStyle: 'medium', timeZone: ZONE });
  return (
    <span role="status" className={css.summary}>
      {picked && (
        <>
          <span>{formatter.formatRange(picked.start.toDate(ZONE), picked.end.toDate(ZONE))}</span>
          <span className={css.count}>{strings.dayCount(countDays(picked))}</span>
        </>
      )}
    </span>
  );
}
