import meta from './DateRangeControl.stories.tsx';
import { DateRangeControl } from './DateRangeControl.tsx';

const month = { choice: '30', comparison: 'off' } as const;

/** The preset with the days that the numbers are of. */
export function DaysShown() {
  return (
    <DateRangeControl
      {...meta.args}
      value={month}
      period={{ from: '2026-07-09', to: '2026-08-07' }}
      compared={null}
    />
  );
}

/** The preset alone. */
export function DaysLeftOut() {
  return <DateRangeControl {...meta.args} value={month} period={null} compared={null} />;
}
