import { moscowDay } from '../../measurements/moscowDay.ts';

/** A number as a page shows it. `step` is what it is rounded to, 1 where it is exact. */
export interface Reading {
  value: number;
  step: number;
}

const units: Readonly<Record<string, number>> = { '': 1, k: 1e3, к: 1e3, m: 1e6, м: 1e6 };

/** '2 033 575', '(123)', '441k', '627.2K зн.', '1,2 млн' → value and step; null where no number is. */
export function readCount(text: string | null | undefined): Reading | null {
  const found =
    /(\d[\d\s\u00A0\u202F]*)(?:[.,](\d+))?\s*(k|K|к|К|тыс|m|M|м|М|млн)?(?![\p{L}\d])/u.exec(
      text ?? '',
    );
  if (found === null) return null;
  const [, whole = '', fraction = '', name = ''] = found;
  const unit = units[name.slice(0, 1).toLowerCase().replace('т', 'к')] ?? 1;
  const digits = whole.replaceAll(/\D/g, '');
  const value = Math.round(Number(`${digits}.${fraction === '' ? '0' : fraction}`) * unit);
  if (!Number.isSafeInteger(value)) return null;
  return { value, step: Math.max(1, unit / 10 ** fraction.length) };
}

/** A count that is shown exactly; null where there is none. */
export function exactCount(text: string | null | undefined): number | null {
  return readCount(text)?.value ?? null;
}

/** '149 ₽', '1 290,50 руб.' → roubles; null where no price is. */
export function readPrice(text: string | null | undefined): number | null {
  const found = /(\d[\d\s\u00A0\u202F]*)(?:[.,](\d{1,2}))?/.exec(text ?? '');
  if (found === null) return null;
  return Number(`${(found[1] ?? '').replaceAll(/\D/g, '')}.${found[2] ?? '0'}`);
}

/** '11.03.2026' → '2026-03-11'; null for anything else. */
export function readDate(text: string | null | undefined): string | null {
  const found = /(\d{2})\.(\d{2})\.(\d{4})/.exec(text ?? '');
  if (found === null) return null;
  const [, date = '', month = '', year = ''] = found;
  const day = `${year}-${month}-${date}`;
  const isDay = !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  return isDay && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? day : null;
}

/** The day in Moscow of an ISO instant or day; null for what is none, and for the year 1. */
export function dayOf(instant: string | null | undefined): string | null {
  if (instant == null || instant.startsWith('0001')) return null;
  const withZone = /T.*(Z|[+-]\d{2}:?\d{2})$/.test(instant)
    ? instant
    : `${instant.slice(0, 10)}T12:00:00+03:00`;
  return Number.isNaN(Date.parse(withZone)) ? null : moscowDay(withZone);
}

/** '16+' → 16; null where no age is. */
export function readAge(text: string | null | undefined): number | null {
  const found = /(\d{1,2})\s*\+/.exec(text ?? '');
  return found === null ? null : Number(found[1]);
}

/** Text on one line; null where nothing is left. */
export function line(text: string | null | undefined): string | null {
  const plain = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  return plain === '' ? null : plain;
}
