import { Button } from 'react-aria-components/Button';
import { CalendarHeading } from 'react-aria-components/Calendar';
import { Icon } from '../../components/Icon/index.ts';
import { useUiStrings } from '../../provider/index.ts';
import * as css from './dates.css.ts';
import { Month } from './Month.tsx';

interface MonthsProps {
  count?: 1 | 2;
  isDayWithoutData: ((day: string) => boolean) | undefined;
  dayClassName?: string;
}

/** Renders the content of a calendar: one month, or two beside each other, under their names. */
export function Months({ count = 1, isDayWithoutData, dayClassName }: MonthsProps) {
  const strings = useUiStrings();
  const offsets = count === 2 ? [0, 1] : [0];
  return (
    <>
      <div className={css.head}>
        <Button slot="previous" className={css.turn}>
          <Icon name="chevronStart" size="sm" />
        </Button>
        {offsets.map((at) => (
          <CalendarHeading key={at} offset={{ months: at }} className={css.title} />
        ))}
        <Button slot="next" className={css.turn}>
          <Icon name="chevronEnd" size="sm" />
        </Button>
      </div>
      <div className={css.months}>
        {offsets.map((at) => (
          <Month
            key={at}
            offset={at}
            isDayWithoutData={isDayWithoutData}
            dayClassName={dayClassName}
          />
        ))}
      </div>
      {isDayWithoutData && (
        <div className={css.legend}>
          <span aria-hidden="true" className={css.legendMark} />
          {strings.daysWithoutData}
        </div>
      )}
    </>
  );
}
