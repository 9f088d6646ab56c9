/** Whether a portal tells a day: of some books it says no more than the month or the year. */
export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
