/** A number as a page shows it. `step` is what it is rounded to, 1 where it is exact. */
export interface Reading {
  value: number;
  step: number;
}

const unitOf: ReadonlyMap<string, number> = new Map([
  ...['k', 'к', 'тыс', 'тысяч', 'тысяча', 'тысячи'].map((name) => [name, 1e3] as const),
  ...['m', 'м', 'млн', 'миллион', 'миллиона', 'миллионов'].map((name) => [name, 1e6] as const),
  ...['млрд', 'миллиард', 'миллиарда', 'миллиардов'].map((name) => [name, 1e9] as const),
]);

/** Between the groups of a number: space, no-break, thin and narrow no-break space. */
const SPACE = '[ \\u00A0\\u2009\\u202F]';
/** Digits, alone or in groups of three behind one kind of separator. */
const grouped = [SPACE, ',', '\\.'].map((sign) => `[1-9]\\d{0,2}(?:${sign}\\d{3})+`).join('|');
const decimal = new RegExp(
  `^(?:(?<plain>\\d+)|(?<grouped>${grouped}))(?:(?<point>[.,])(?<fraction>\\d+))?$`,
);

interface Decimal {
  digits: string;
  fraction: string;
}

/**
 * The digits before and after the decimal point. A single group of three behind a comma or a point
 * may be either (`1,290`), so it is none.
 */
function parseDecimal(text: string): Decimal | null {
  const groups = decimal.exec(text)?.groups;
  if (groups === undefined) return null;
  const { plain, grouped: parts = '', point, fraction = '' } = groups;
  const separator = /[.,]/.exec(parts)?.[0];
  // The same sign cannot separate groups and the fraction.
  if (separator !== undefined && separator === point) return null;
  const mayBeGroup = plain !== undefined && /^[1-9]\d{0,2}$/.test(plain);
  if (mayBeGroup && fraction.length === 3) return null;
  return { digits: (plain ?? parts).replaceAll(/\D/g, ''), fraction };
}

const count = /^(?<number>\d[\d\s.,]*?)\s*(?:(?<unit>\p{L}+)\.?)?$/u;

/**
 * Parses a text that is only a count: '2 033 575', '(123)', '441k', '1,2 млн', '2,7 тысяч'.
 *
 * @param noun what is counted, where the page names it behind the number ('знаков' of '656 586
 * знаков')
 * @returns null for anything else, also for an ambiguous number
 */
export function parseCount(text: string, noun?: RegExp): Reading | null {
  const trimmed = text.trim();
  const shown = /^\((.*)\)$/.exec(trimmed)?.[1]?.trim() ?? trimmed;
  const named = noun === undefined ? null : new RegExp(`\\s*(?:${noun.source})$`, 'iu').exec(shown);
  const groups = count.exec(named === null ? shown : shown.slice(0, named.index))?.groups;
  if (groups === undefined) return null;
  const unit = groups['unit'] === undefined ? 1 : unitOf.get(groups['unit'].toLowerCase());
  const parsed = parseDecimal(groups['number'] ?? '');
  if (unit === undefined || parsed === null) return null;
  const { digits, fraction } = parsed;
  const step = unit / 10 ** fraction.length;
  // A fraction of one thing is no count.
  if (step < 1) return null;
  const value = Math.round(Number(`${digits}.${fraction}`) * unit);
  return Number.isSafeInteger(value) ? { value, step } : null;
}

/** @returns a count that is shown exactly; null for one that is rounded or cannot be parsed */
export function parseExact(text: string, noun?: RegExp): number | null {
  const parsed = parseCount(text, noun);
  return parsed?.step === 1 ? parsed.value : null;
}

/** More roubles than a book costs: two prices that were read as one number. */
const PRICE_MAX_RUB = 20_000;
const price =
  /^(?<words>[\p{L}\s:]*?)(?<number>\d[\d\s.,]*?)\s*(?:₽|руб(?:лей|ля|ль)?\.?|р\.?|RUB)?$/iu;
/** The price is another one: a lower or an upper bound. */
const bound = /(?<!\p{L})(?:от|до|from)(?!\p{L})/iu;

/**
 * Parses a price that is the only number of a text: '149 ₽', 'Купить за 1 290,50 руб.'.
 *
 * @returns roubles; null for anything else, as for a price that may be read in two ways
 */
export function parsePrice(text: string): number | null {
  const groups = price.exec(text.trim())?.groups;
  if (groups === undefined || bound.test(groups['words'] ?? '')) return null;
  const parsed = parseDecimal(groups['number'] ?? '');
  if (parsed === null || parsed.fraction.length > 2) return null;
  const value = Number(`${parsed.digits}.${parsed.fraction}`);
  return value > PRICE_MAX_RUB ? null : value;
}
