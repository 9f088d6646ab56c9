import { useIntl } from 'react-intl';

/** A Monday: days of the week are named by the days after it. */
const MONDAY = '2024-01-01';

/** Returns the name of a day of the week by its number, 1 for Monday to 7 for Sunday. */
export function useWeekdayName(): (weekday: number, form?: 'long' | 'short' | 'narrow') => string {
  const { formatDate } = useIntl();
  return (weekday, form = 'long') =>
    formatDate(`${MONDAY.slice(0, 8)}${String(weekday).padStart(2, '0')}`, {
      weekday: form,
      timeZone: 'UTC',
    });
}
