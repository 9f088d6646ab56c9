/** True when a date has a day: for some books portals publish only the month or the year. */
export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
