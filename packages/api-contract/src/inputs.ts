import * as z from 'zod/mini';

/**
 * Schemas of the values that a request may carry. Every text has a maximum length, every number a
 * minimum and a maximum, every list a maximum size. Request schemas of endpoints use these and no
 * `z.string()`, `z.number()` or `z.array()` of their own: a test of the server checks it.
 */

/** The largest id: PostgreSQL stores ids as `integer`. */
export const ID_MAX = 2_147_483_647;

/** Values in one parameter that has several, such as `genre=3,17`. */
export const PARAM_VALUES_MAX = 20;

/** PostgreSQL refuses NUL, and UTF-8 has no bytes for half of a surrogate pair. */
const isStorable = (value: string) => !value.includes('\0') && !/\p{Cs}/u.test(value);
const storable = z.refine<string>(isStorable, 'NUL characters and lone surrogates are not allowed');

/** Text of `min` to `max` UTF-16 units that every store can hold. */
export function text(max: number, min = 0) {
  return min === 0
    ? z.string().check(z.maxLength(max), storable)
    : z.string().check(z.minLength(min), z.maxLength(max), storable);
}

/** Text that matches an anchored pattern, with at most `max` UTF-16 units. */
export function pattern(form: RegExp, max: number, message?: string) {
  return z.string().check(z.maxLength(max), z.regex(form, message), storable);
}

/** The path of a page of the dashboard: one slash in front, so that it leads to no other host. */
export const pagePath = pattern(/^\/(?![/\\])[\w\-./]*$/, 200);

/** JSON can say `-0`; stores and comparisons of text cannot. */
const unsigned = z.overwrite<number>((value) => value + 0);

/** A whole number of a body, both ends included. */
export const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max), unsigned);

/** A finite number of a body, both ends included. */
export const decimal = (min: number, max: number) =>
  z.number().check(z.gte(min), z.lte(max), unsigned);

/**
 * A whole number of an address. A client passes the number; the server receives its digits, at most
 * ten: other forms of a number (`1e3`, `0x10`, ` 7`) are refused.
 */
export const wholeParam = (min: number, max: number) =>
  z.pipe(
    z.transform((value: string | number) =>
      typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value,
    ),
    whole(min, max),
  );

/** An array of at most `max` items. */
export const list = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max));

/** Values of one parameter with commas between them: `genre=3,17`. A repeated value counts once. */
export const listParam = <Item extends z.ZodMiniType<unknown, string>>(
  item: Item,
  { maxItems = PARAM_VALUES_MAX, maxLength = 600 } = {},
) =>
  z.pipe(
    z.pipe(
      text(maxLength, 1),
      z.transform((values) => [...new Set(values.split(',').map((value) => value.trim()))]),
    ),
    list(item, maxItems),
  );

/** Keys with values; at most `max` entries. */
export const entries = <
  Key extends z.ZodMiniType<string, string> & z.core.$ZodRecordKey,
  Value extends z.ZodMiniType,
>(
  key: Key,
  value: Value,
  max: number,
) =>
  z
    .record(key, value)
    .check(z.refine((record) => Object.keys(record).length <= max, `at most ${max} entries`))
    // A refinement is not in the JSON Schema of the API's document by itself.
    .register(z.globalRegistry, { maxProperties: max });

/** The range of days of a request: what both stores can compare and compute with. */
const DAYS = { first: '1970-01-01', last: '2100-12-31' };

/** A calendar day of a request, `YYYY-MM-DD`, from 1970 to 2100. */
export const calendarDay = z.iso
  .date()
  .check(
    z.refine(
      (value) => value >= DAYS.first && value <= DAYS.last,
      `a day from ${DAYS.first} to ${DAYS.last}`,
    ),
  );
