import { isCalendarDay } from '@litometr/domain';

/**
 * Parsers of one cell. The text is never empty here (an empty cell is null, see `columns.ts`). A
 * parser returns the value, or a `CellFault` that names what the format requires.
 */
export class CellFault {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

export type ParseCell<T> = (text: string) => T | CellFault;

/** Limits in characters, and of the values in one cell. */
const ID_LIMIT = 200;
const NAME_LIMIT = 1_000;
const URL_LIMIT = 2_048;
const TEXT_LIMIT = 100_000;
const VALUES_LIMIT = 500;

/** Tab, line feed and carriage return are text. */
const controlCharacter = /[^\P{Cc}\t\n\r]/u;

/**
 * Returns why a text cannot be stored, or null. PostgreSQL refuses NUL and lone surrogates; XML, and
 * with it feeds and share pictures, refuses the other control characters too.
 */
export function unstorable(value: string): string | null {
  if (value.includes('\uFFFD') || !value.isWellFormed()) return 'is not valid UTF-8';
  const [found] = controlCharacter.exec(value) ?? [];
  if (found === undefined) return null;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `holds the control character U+${code}; remove it`;
}

/** Returns the text without its control characters. */
export function withoutControlCharacters(value: string): string {
  return value.replaceAll(new RegExp(controlCharacter, 'gu'), '');
}

function textUpTo(limit: number): ParseCell<string> {
  return (cell) => {
    if (cell.length > limit) return new CellFault(`is longer than ${limit} characters`);
    const reason = unstorable(cell);
    return reason === null ? cell : new CellFault(reason);
  };
}

export const text = textUpTo(TEXT_LIMIT);
const line = textUpTo(NAME_LIMIT);
/** Ids and keys, as they are in the file. */
export const externalId = textUpTo(ID_LIMIT);

/** A name to be read by people: spaces around it are not part of it. */
export const name: ParseCell<string> = (cell) => {
  const trimmed = cell.trim();
  return trimmed === '' ? new CellFault('is blank') : line(trimmed);
};

const url = textUpTo(URL_LIMIT);

/** An absolute address of the web: readers follow it, so no other scheme is accepted. */
export const webUrl: ParseCell<string> = (cell) => {
  const parsed = url(cell);
  if (parsed instanceof CellFault) return parsed;
  const isWeb = /^https?:\/\/[^\s\\]+$/i.test(cell) && URL.canParse(cell);
  return isWeb ? cell : new CellFault('must be a full http or https address');
};

/** Several values separated by `|`. An empty one is null. */
export const values: ParseCell<readonly (string | null)[]> = (cell) => {
  const parts: (string | null)[] = [];
  const cut = cell.split('|', VALUES_LIMIT + 1);
  if (cut.length > VALUES_LIMIT) return new CellFault(`has more than ${VALUES_LIMIT} values`);
  for (const part of cut) {
    const value = part.trim();
    const parsed = value === '' ? null : externalId(value);
    if (parsed instanceof CellFault) return parsed;
    parts.push(parsed);
  }
  return parts;
};

/** Several values, each of them there. */
export const names: ParseCell<readonly string[]> = (cell) => {
  const parsed = values(cell);
  if (parsed instanceof CellFault) return parsed;
  const present = parsed.filter((value) => value !== null);
  return present.length === parsed.length
    ? present
    : new CellFault('has an empty value between its | signs');
};

const digits = /^[0-9]+$/;

export function integer(limits: { min?: number; max: number }): ParseCell<number> {
  const { min = 0, max } = limits;
  const reason =
    max === Number.MAX_SAFE_INTEGER
      ? `must be a whole number from ${min}`
      : `must be a whole number from ${min} to ${max}`;
  return (cell) => {
    const value = digits.test(cell) ? Number(cell) : Number.NaN;
    return value >= min && value <= max ? value : new CellFault(reason);
  };
}

/** A counter as portals show it. */
export const counter = integer({ max: Number.MAX_SAFE_INTEGER });

const decimalLimit = 1e8;

/**
 * From 0 to below a hundred million, with a decimal point and no more digits than the store can
 * hold.
 */
export function decimal(fraction: number): ParseCell<number> {
  const form = new RegExp(`^[0-9]+(\\.[0-9]{1,${fraction}})?$`);
  const reason = `must be a number from 0 with at most ${fraction} digits after the point`;
  const comma = `${reason}; the comma of decimals is read only in files separated by semicolons or tabs`;
  return (cell) => {
    const value = form.test(cell) ? Number(cell) : Number.NaN;
    if (value < decimalLimit) return value;
    return new CellFault(/^[0-9]+,[0-9]+$/.test(cell) ? comma : reason);
  };
}

export const flag: ParseCell<boolean> = (cell) => {
  if (cell === 'true' || cell === '1') return true;
  if (cell === 'false' || cell === '0') return false;
  return new CellFault('must be true or false');
};

export function oneOf<T extends string>(set: readonly T[]): ParseCell<T> {
  const known = new Map<string, T>(set.map((value) => [value, value]));
  return (cell) => known.get(cell) ?? new CellFault(`must be one of ${set.join(', ')}`);
}

/** Any day of the calendar, such as a first publication of long ago. */
export const date: ParseCell<string> = (cell) =>
  isCalendarDay(cell) ? cell : new CellFault('must be a calendar day YYYY-MM-DD');

/** The same few days fill a file: each is checked once. */
const knownDays = new Set<string>();
const firstDay = '1970-01-01';
const lastDay = '2149-06-06';

/** A captured day; the limits are those of the store. */
export const day: ParseCell<string> = (cell) => {
  if (knownDays.has(cell)) return cell;
  if (!isCalendarDay(cell)) return new CellFault('must be a calendar day YYYY-MM-DD');
  if (cell < firstDay || cell > lastDay) {
    return new CellFault(`must be a day from ${firstDay} to ${lastDay}`);
  }
  if (knownDays.size < 100_000) knownDays.add(cell);
  return cell;
};
