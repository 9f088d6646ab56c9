const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/**
 * The calendar day in Moscow of an instant, `YYYY-MM-DD`.
 *
 * @methodology day
 * @title Day
 * @measures Every figure belongs to a calendar day in Moscow, whatever the time zone of the reader.
 * @condition A day without readings is a gap. Charts hatch it; no line joins across it and no value is filled
 *   in.
 * @condition Days on a list, streaks and half-lives count captures, because a list may be captured daily,
 *   weekly or with gaps.
 * @source own
 */
export function moscowDay(instant: string): string {
  return format.format(new Date(instant));
}
