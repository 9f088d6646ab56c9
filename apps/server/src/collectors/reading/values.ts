import { moscowDay } from '@litometr/domain';

const isCalendarDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

const shownDate = /(?<![\d.])(\d{2})\.(\d{2})\.(\d{4})(?!\.?\d)/g;

/**
 * Parses the only date of a text: '11.03.2026', 'Закончена: 11.03.2026'.
 *
 * @returns `YYYY-MM-DD`; null for a day that no calendar has, and for two dates
 */
export function parseDate(text: string): string | null {
  const [found, ...others] = text.matchAll(shownDate);
  if (found === undefined || others.length > 0) return null;
  const [, date = '', month = '', year = ''] = found;
  const day = `${year}-${month}-${date}`;
  return isCalendarDay(day) ? day : null;
}

const instantForm =
  /^([1-9]\d{3}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** @returns the day in Moscow of an ISO instant or day; null for anything else, and for the year 1 */
export function parseInstant(text: string): string | null {
  const [, day = '', time, zone] = instantForm.exec(text.trim()) ?? [];
  if (!isCalendarDay(day)) return null;
  if (time === undefined || zone === undefined) return day;
  const instant = `${day}T${time}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2')}`;
  return Number.isNaN(Date.parse(instant)) ? null : moscowDay(instant);
}

/** @returns 16 of '16+' and of 'Ограничение: 16+'; null for anything else */
export function parseAge(text: string): number | null {
  const age = /^[^\d+]*(\d{1,2})\s*\+\D*$/.exec(text)?.[1];
  return age === undefined ? null : Number(age);
}

/** Text on one line; null where nothing is left. */
export function line(text: string | null | undefined): string | null {
  const plain = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  return plain === '' ? null : plain;
}
