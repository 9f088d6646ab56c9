import { createDayOfInstant, DAY_MS, daysBetween, dayToTime } from '../internal/days.ts';
import { plainSpaces, typeset } from './typeset.ts';

/**
 * Format of a number: an amount, a short amount, a share (0 to 1), the difference of two shares (in
 * percentage points), a ratio (always two decimals, so that a column of them aligns at the decimal
 * point), money, characters, a rank.
 */
export type ValueFormat =
  | 'number'
  | 'compact'
  | 'percent'
  | 'points'
  | 'ratio'
  | 'money'
  | 'volume'
  | 'rank';

export type DayStyle = 'short' | 'medium' | 'long' | 'weekday';

/** Characters with spaces in an author's sheet (а.л.). */
export const CHARS_PER_SHEET = 40_000;

export interface FormatSettings {
  /** BCP 47 */
  locale: string;
  /** IANA time zone for instants; calendar days have none. */
  timeZone: string;
  /** ISO 4217 */
  currency: string;
  now: () => Date;
  /** Returns the text of a volume in author's sheets from its formatted number. */
  sheets: (value: string) => string;
  /** Returns the text of a number of percentage points. */
  points: (value: string) => string;
}

export interface NumberStyle {
  compact?: boolean;
  /** Maximum number of decimals. */
  digits?: number;
  /** Whether a whole number has so many decimals, too, so that a column aligns at the decimal point. */
  isFixed?: boolean;
}

/** Numbers and dates of one locale. Days are `YYYY-MM-DD`, shares 0 to 1. */
export interface Formats {
  locale: string;
  formatNumber: (value: number, style?: NumberStyle) => string;
  formatPercent: (share: number, digits?: number) => string;
  /** `isFixed`: whole amounts have decimals, too. */
  formatMoney: (value: number, style?: Pick<NumberStyle, 'isFixed'>) => string;
  /** Characters as author's sheets. */
  formatVolume: (chars: number) => string;
  formatValue: (value: number, format?: ValueFormat) => string;
  /** With its sign; a share is in percent ('+12 %'). */
  formatDelta: (value: number, format?: ValueFormat) => string;
  formatDay: (day: string, style?: DayStyle) => string;
  /** The year of a day in the calendar of the locale: for comparison, not for display. */
  yearOf: (day: string) => string;
  /** A Gregorian year, marked as such where the locale uses another calendar. */
  formatYear: (year: number) => string;
  /** The weekday of a day, short: 'Mon'. */
  formatWeekday: (day: string) => string;
  /** The month of a day, short: 'Aug'. */
  formatMonth: (day: string) => string;
  formatDays: (from: string, to: string, style?: DayStyle) => string;
  /** Axis label: includes the month or the year only where it changes. */
  formatDayTick: (day: string, previous: string | null) => string;
  /** An instant with its time; within a week as 'yesterday, 06:40'. */
  formatInstant: (iso: string) => string;
  /** How long ago a day was: 'today', 'yesterday', '3 days ago'. */
  formatAge: (day: string) => string;
  /** Whole days from the day to today, never negative. */
  ageInDays: (day: string) => number;
  formatList: (items: readonly string[]) => string;
  /** Separator of items that are not joined by 'and'. */
  listSeparator: string;
}

/** Creates an Intl object on first use: one for dates costs as much as hundreds for numbers. */
function late<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const dayStyles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
};

/** Intl options of a number. */
interface NumberForm {
  name: string;
  options: Intl.NumberFormatOptions;
}

const form = (name: string, options: Intl.NumberFormatOptions): NumberForm => ({ name, options });

const money: Intl.NumberFormatOptions = {
  style: 'currency',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 2,
};

const forms = {
  number: form('number', { maximumFractionDigits: 2 }),
  // Grouped like a full number: Intl would write 5498 here, beside 1,146 there.
  compact: form('compact', {
    notation: 'compact',
    maximumFractionDigits: 1,
    useGrouping: 'always',
  }),
  share: form('share', { style: 'percent', maximumFractionDigits: 0 }),
  /** Form of shares below a tenth or close to 1. */
  smallShare: form('smallShare', { style: 'percent', maximumFractionDigits: 1 }),
  points: form('points', { maximumFractionDigits: 1 }),
  ratio: form('ratio', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  wholeMoney: form('wholeMoney', { ...money, minimumFractionDigits: 0 }),
  money: form('money', { ...money, minimumFractionDigits: 2 }),
  volume: form('volume', { maximumFractionDigits: 1 }),
  rank: form('rank', { maximumFractionDigits: 0 }),
};

/** In what a format counts: 1 of it, in the unit of the value. */
const units: Partial<Record<ValueFormat, number>> = { volume: CHARS_PER_SHEET, points: 0.01 };

function numbers({ locale, currency, sheets, points }: FormatSettings) {
  const made = new Map<string, Intl.NumberFormat>();
  const number = (value: number, key: string, options: () => Intl.NumberFormatOptions) => {
    let format = made.get(key);
    if (format === undefined) {
      format = new Intl.NumberFormat(locale, options());
      made.set(key, format);
    }
    // Minus zero is a rounding artefact: readers should not see '−0'.
    return typeset(format, value === 0 ? 0 : value);
  };
  const styles: Record<ValueFormat, (value: number) => NumberForm> = {
    number: () => forms.number,
    compact: () => forms.compact,
    // A share below 1 is never written as 100 %.
    percent: (value) =>
      (value !== 0 && Math.abs(value) < 0.1) || (value < 1 && value >= 0.995)
        ? forms.smallShare
        : forms.share,
    points: () => forms.points,
    ratio: () => forms.ratio,
    money: (value) => (Number.isInteger(value) ? forms.wholeMoney : forms.money),
    volume: () => forms.volume,
    // A rank is an integer and formatted like any integer, without one more Intl object.
    rank: (value) => (Number.isInteger(value) ? forms.number : forms.rank),
  };
  const write = (value: number, format: ValueFormat, extra?: Intl.NumberFormatOptions) => {
    const shown = value / (units[format] ?? 1);
    const { name, options } = styles[format](shown);
    // A column of numbers has one form, found by name without building options.
    const key = extra === undefined ? name : `${name} ${JSON.stringify(extra)}`;
    const text = number(shown, key, () => ({
      ...options,
      ...(options.style === 'currency' && { currency }),
      ...extra,
    }));
    if (format === 'points') return points(text);
    return format === 'volume' ? sheets(text) : text;
  };
  return {
    write,
    formatNumber: (value: number, { compact = false, digits, isFixed = false }: NumberStyle = {}) =>
      write(
        value,
        compact ? 'compact' : 'number',
        digits === undefined
          ? undefined
          : {
              maximumFractionDigits: digits,
              ...(isFixed && { minimumFractionDigits: digits }),
            },
      ),
    formatPercent: (share: number, digits?: number) =>
      write(share, 'percent', digits === undefined ? undefined : { maximumFractionDigits: digits }),
  };
}

function dates({ locale, timeZone, now }: FormatSettings) {
  const utc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const lateUtc = (options: Intl.DateTimeFormatOptions) => late(() => utc(options));
  const byStyle = new Map<DayStyle, Intl.DateTimeFormat>();
  const styled = (style: DayStyle) => {
    const format = byStyle.get(style) ?? utc(dayStyles[style]);
    byStyle.set(style, format);
    return format;
  };
  const relative = late(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const clock = late(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }));
  const moment = late(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  );
  /** The separator of the language between a day and a time. */
  const timeSeparator = late(() => {
    const parts = moment().formatToParts(0);
    const hour = parts.findIndex(({ type }) => type === 'hour');
    // Without the word for the year or day that may precede it: ' г., '.
    return /[^\p{L}.]+$/u.exec(parts[hour - 1]?.value ?? '')?.[0] ?? ' ';
  });
  const numberOfDay = lateUtc({ day: 'numeric' });
  const weekday = lateUtc({ weekday: 'short' });
  const month = lateUtc({ month: 'short' });
  const monthsOf = lateUtc({ month: 'numeric' });
  const yearsOf = lateUtc({ year: 'numeric' });
  // In most calendars of our locales months and years are those of the day as it is written: then
  // nothing has to be made to compare them.
  const isGregorian = late(() => styled('short').resolvedOptions().calendar === 'gregory');
  const yearOf = (day: string) =>
    isGregorian() ? day.slice(0, 4) : yearsOf().format(dayToTime(day));
  const gregorianYear = late(() =>
    utc({ calendar: 'gregory', year: 'numeric', ...(!isGregorian() && { era: 'short' }) }),
  );
  const monthOf = (day: string) =>
    isGregorian() ? day.slice(5, 7) : monthsOf().format(dayToTime(day));

  const dayOf = late(() => createDayOfInstant(timeZone));
  const today = () => dayOf()(now());
  const ageInDays = (day: string) => Math.max(0, daysBetween(day, today()));
  const formatDay = (day: string, style: DayStyle = 'medium') =>
    plainSpaces(styled(style).format(dayToTime(day)));
  // The last one is cached: a range takes twenty times as long as a day, and the rows of a table share it.
  let last = { key: '', text: '' };
  const formatRange = (from: string, to: string, style: DayStyle) => {
    const key = `${from} ${to} ${style}`;
    if (key !== last.key) {
      const text = styled(style).formatRange(dayToTime(from), dayToTime(to));
      last = { key, text: plainSpaces(text) };
    }
    return last.text;
  };
  const formatAge = (day: string) => relative().format(-ageInDays(day), 'day');

  return {
    ageInDays,
    formatDay,
    yearOf,
    formatYear: (year: number) => gregorianYear().format(Date.UTC(year, 6)),
    formatWeekday: (day: string) => weekday().format(dayToTime(day)),
    formatMonth: (day: string) => month().format(dayToTime(day)),
    formatAge,
    formatDays: (from: string, to: string, style: DayStyle = 'medium') =>
      from === to ? formatDay(from, style) : formatRange(from, to, style),
    formatDayTick: (day: string, previous: string | null) => {
      const time = dayToTime(day);
      if (previous === null) return formatDay(day, 'short');
      if (yearOf(day) !== yearOf(previous)) return formatDay(day);
      const apart = time - dayToTime(previous) >= 27 * DAY_MS || monthOf(day) !== monthOf(previous);
      return apart ? formatDay(day, 'short') : numberOfDay().format(time);
    },
    formatInstant: (iso: string) => {
      const instant = new Date(iso);
      const age = daysBetween(dayOf()(instant), today());
      if (age < 0 || age > 6) return plainSpaces(moment().format(instant));
      return plainSpaces(
        `${relative().format(-age, 'day')}${timeSeparator()}${clock().format(instant)}`,
      );
    },
  };
}

/**
 * Creates the formats of one locale. Intl objects are created on first use and cached in the
 * result, so reuse it.
 */
export function createFormats(settings: FormatSettings): Formats {
  const { write, ...number } = numbers(settings);
  const list = late(() => new Intl.ListFormat(settings.locale, { type: 'conjunction' }));
  const listSeparator = late(() => list().formatToParts(['1', '2', '3'])[1]?.value ?? ', ');
  return {
    locale: settings.locale,
    ...number,
    ...dates(settings),
    formatMoney: (value, { isFixed = false } = {}) =>
      write(value, 'money', isFixed ? { minimumFractionDigits: 2 } : undefined),
    formatVolume: (chars) => write(chars, 'volume'),
    formatValue: (value, format = 'number') => write(value, format),
    formatDelta: (value, format = 'number') => write(value, format, { signDisplay: 'exceptZero' }),
    formatList: (items) => list().format(items),
    get listSeparator() {
      return listSeparator();
    },
  };
}
