import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { root } from '../run/paths.ts';
import { plain } from './pageTexts.ts';

/** The languages in which pages are compared: their digits, signs and plurals differ. */
export const spoken = ['ru', 'en'] as const;
export type Spoken = (typeof spoken)[number];

/** A text or figure as a language writes it. */
export type Wording = (locale: Spoken) => string;

/** Rounded half away from zero, by the decimal digits that JavaScript shows. */
function rounded(value: number, digits: number): string {
  // JavaScript shows no decimal digits of what is so small: the error of a sum that is zero.
  if (Math.abs(value) < 1e-6) return (0).toFixed(digits);
  const scaled = Math.round(Number(`${Math.abs(value)}e${digits}`));
  return (scaled / 10 ** digits).toFixed(digits);
}

const marks = { ru: { group: ' ', point: ',' }, en: { group: ',', point: '.' } } as const;

/** An absolute number with at most so many decimals, and at least `least`. */
function digitsOf(locale: Spoken, value: number, digits: number, least = 0): string {
  const [whole = '0', part = ''] = rounded(value, digits).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/gu, marks[locale].group);
  let decimals = part;
  while (decimals.length > least && decimals.endsWith('0')) decimals = decimals.slice(0, -1);
  return decimals === '' ? grouped : `${grouped}${marks[locale].point}${decimals}`;
}

const signed = (value: number, text: string) =>
  value < 0 && /[1-9]/u.test(text) ? `−${text}` : text;

export const number =
  (value: number, digits = 2, least = 0): Wording =>
  (locale) =>
    signed(value, digitsOf(locale, value, digits, least));

/** Of 1; a small share, or one next to the whole, has a decimal. */
export const percent =
  (share: number, digits?: number): Wording =>
  (locale) => {
    const isFine = (share !== 0 && Math.abs(share) < 0.1) || (share < 1 && share >= 0.995);
    const text = digitsOf(locale, share * 100, digits ?? (isFine ? 1 : 0));
    return signed(share, locale === 'ru' ? `${text} %` : `${text}%`);
  };

const thousands = { ru: [' тыс.', ' млн'], en: ['K', 'M'] } as const;

export const compact =
  (value: number): Wording =>
  (locale) => {
    const size = Math.abs(value);
    const power = size >= 1e6 ? 2 : size >= 1e3 ? 1 : 0;
    const unit = thousands[locale][power - 1] ?? '';
    return signed(value, `${digitsOf(locale, size / 1000 ** power, 1)}${unit}`);
  };

const inRoubles = (locale: Spoken, text: string) => (locale === 'ru' ? `${text} ₽` : `₽${text}`);

export const money =
  (value: number): Wording =>
  (locale) =>
    inRoubles(
      locale,
      Number.isInteger(value) ? digitsOf(locale, value, 0) : digitsOf(locale, value, 2, 2),
    );

/** Money in a column of computed amounts, where whole ones have decimals, too. */
export const fixedMoney =
  (value: number): Wording =>
  (locale) =>
    inRoubles(locale, digitsOf(locale, value, 2, 2));

const about = { ru: 'около', en: 'about' } as const;

/** A figure that the portal rounds, as it is seen and as it is spoken; an exact one has the step 1. */
export const approximate =
  (value: number, step: number, of: (value: number) => Wording): Wording =>
  (locale) => {
    const text = of(value)(locale);
    return step === 1 ? text : `≈ ${text} ${about[locale]} ${text}`;
  };

/** A figure with its sign; none before zero. */
export const change =
  (value: number, of: (value: number) => Wording): Wording =>
  (locale) => {
    const text = of(value)(locale);
    return value > 0 && /[1-9]/u.test(text) ? `+${text}` : text;
  };

const directions = {
  ru: { up: 'рост на', down: 'снижение на', same: 'без изменений' },
  en: { up: 'up by', down: 'down by', same: 'no change' },
} as const;

/** A change as it is seen, and as it is spoken. */
export const spokenChange =
  (value: number, of: (value: number) => Wording = (one) => number(one)): Wording =>
  (locale) => {
    const words = directions[locale];
    if (value === 0) return words.same;
    const word = value > 0 ? words.up : words.down;
    return `${change(value, of)(locale)} ${word} ${of(Math.abs(value))(locale)}`;
  };

const months = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
} as const;
const shortMonths = {
  ru: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
} as const;

const dated =
  (names: Readonly<Record<Spoken, readonly string[]>>) =>
  (day: string): Wording =>
  (locale) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    const name = names[locale][month - 1] ?? '';
    return locale === 'ru' ? `${date} ${name} ${year} г.` : `${name} ${date}, ${year}`;
  };
export const longDay = dated(months);
export const mediumDay = dated(shortMonths);

/** Without its year. */
export const shortDay =
  (day: string): Wording =>
  (locale) =>
    mediumDay(day)(locale).replace(/,? \d{4}( г\.)?$/u, '');

/** The same in every language: a name of the data. */
export const name =
  (text: string): Wording =>
  () =>
    text;

/** The translation of the name of a genre or tag; empty without one. */
export const glossOf =
  (text: string): Wording =>
  (locale) =>
    catalogues[locale]?.[`gloss:${text}`] ?? '';

/** A genre or tag, with what its name means in another language where there is a translation. */
export const glossed =
  (text: string): Wording =>
  (locale) => {
    const gloss = glossOf(text)(locale);
    return plain(gloss === '' ? text : `${text} · ${gloss}`);
  };

/** A title within the quotes of a sentence. */
export const quoted =
  (title: string): Wording =>
  (locale) =>
    plain(locale === 'ru' ? title.replaceAll('«', '„').replaceAll('»', '“') : title);

/** Texts one after another. */
export const joined =
  (...parts: readonly (Wording | null)[]): Wording =>
  (locale) =>
    parts
      .map((part) => part?.(locale) ?? '')
      .filter((text) => text !== '')
      .join(' ');

const catalogues = Object.fromEntries(
  spoken.map((locale) => {
    const file = join(root, `apps/dashboard/src/i18n/locales/${locale}.json`);
    return [locale, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>];
  }),
);

type Values = Readonly<Record<string, number | string | Wording>>;

function write(
  elements: readonly MessageFormatElement[],
  values: Values,
  locale: Spoken,
  counted: number | null = null,
): string {
  const given = (key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`The message needs a value of ${key}.`);
    return typeof value === 'function' ? value(locale) : value;
  };
  return elements
    .map((element): string => {
      switch (element.type) {
        case TYPE.literal:
          return element.value;
        case TYPE.pound:
          return number(counted ?? Number.NaN)(locale);
        case TYPE.argument:
        case TYPE.number: {
          const value = given(element.value);
          return typeof value === 'number' ? number(value)(locale) : value;
        }
        case TYPE.select: {
          const option = element.options[String(given(element.value))] ?? element.options['other'];
          return write(option?.value ?? [], values, locale, counted);
        }
        case TYPE.plural: {
          const count = Number(given(element.value));
          const option =
            element.options[`=${count}`] ??
            element.options[new Intl.PluralRules(locale).select(count)] ??
            element.options['other'];
          return write(option?.value ?? [], values, locale, count);
        }
        case TYPE.date:
        case TYPE.time:
        case TYPE.tag:
          break;
      }
      throw new Error('A message has a part that no page of figures has.');
    })
    .join('');
}

const parsed = new Map<string, MessageFormatElement[]>();

/** The parts of a text, parsed once: the heading of a column is compared for every cell. */
function partsOf(text: string): MessageFormatElement[] {
  const parts = parsed.get(text) ?? parse(text);
  parsed.set(text, parts);
  return parts;
}

/** A text of the interface with its figures. */
export const message =
  (id: string, values: Values = {}): Wording =>
  (locale) => {
    const text = catalogues[locale]?.[id];
    if (text === undefined) throw new Error(`There is no message ${id}.`);
    return plain(write(partsOf(text), values, locale));
  };

/** The texts of the interface that have no figure of the data in them. */
export const fixedTexts: Readonly<Record<Spoken, ReadonlySet<string>>> = {
  ru: fixedIn('ru'),
  en: fixedIn('en'),
};

function fixedIn(locale: Spoken): ReadonlySet<string> {
  const texts = Object.values(catalogues[locale] ?? {}).filter((text) => !text.includes('{'));
  return new Set(texts.map(plain));
}
