const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** The calendar day in Moscow of an instant, `YYYY-MM-DD`. */
export function moscowDay(instant: string): string {
  return format.format(new Date(instant));
}
