import { isCalendarDay } from '@litometr/domain';
import * as z from 'zod/mini';

/**
 * Codecs for the URL state of a page: the URL has text, the page has values. The schema of a page's
 * URL is `z.object({ … })` of these; a missing parameter decodes to undefined, or to the fallback
 * where one is given.
 *
 * Codecs without bounds are created once and shared by all pages: all URL schemas are built at
 * startup, and a codec consists of several schemas.
 */

/** Maximum number of values of one parameter, which is also the limit of the API. */
const MAX_VALUES = 20;

interface WholeBounds<Fallback extends number | undefined> {
  min?: number;
  max?: number;
  fallback?: Fallback;
}

const wholeCodec = (min: number, max: number) =>
  z.codec(z.string().check(z.regex(/^-?[0-9]{1,9}$/)), z.int().check(z.gte(min), z.lte(max)), {
    decode: Number,
    encode: String,
  });

/** An integer, non-negative by default. */
export function whole({
  min = 0,
  max = 999_999_999,
}: Omit<WholeBounds<undefined>, 'fallback'> = {}) {
  return z.optional(wholeCodec(min, max));
}

/** An integer with a fallback. */
export function wholeOr(fallback: number, { min = 0, max = 999_999_999 }: WholeBounds<never> = {}) {
  return z._default(wholeCodec(min, max), fallback);
}

/** One of several values. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.optional(z.enum(values));
}

/** One of several values, the fallback where the URL has none. */
export function oneOfOr<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) {
  return z._default(z.enum(values), fallback);
}

/** Several values in one parameter, `3,17`; each once, and at most `max`. */
export function several<Item extends z.ZodMiniType<string, string>>(of: Item, max = MAX_VALUES) {
  const list = z.array(of).check(z.minLength(1), z.maxLength(max));
  return z.optional(
    z.codec(z.string().check(z.minLength(1)), list, {
      decode: (text) => [...new Set(text.split(','))] as z.input<Item>[],
      encode: (values) => values.join(','),
    }),
  );
}

const digits = z.string().check(z.regex(/^[0-9]{1,15}$/));

const number = z.optional(digits);
const numbers = several(digits);

/** The number of a book, a genre, a tag. */
export const id = () => number;
export const ids = () => numbers;

/** Free text. Empty text is the same as none. */
export const text = (max = 200) => z._default(z.string().check(z.maxLength(max)), '');

const dayText = z.string().check(z.refine(isCalendarDay));

const oneDay = z.optional(dayText);

/** A calendar day, `YYYY-MM-DD`. */
export const day = () => oneDay;

const oneRange = z.optional(
  z.string().check(z.regex(/^(-?[0-9.]{1,16}|[0-9]{4}-[0-9]{2}-[0-9]{2})?\.\.([0-9.-]{1,16})?$/)),
);

/** `from..to`, either end left out, as the API writes ranges: `100..300`, `..300`. */
export const range = () => oneRange;

const oneFlag = z._default(
  z.codec(z.enum(['1', '0']), z.boolean(), {
    decode: (value) => value === '1',
    encode: (isOn) => (isOn ? '1' : '0'),
  }),
  false,
);

/** True where the parameter is `1`. */
export const flag = () => oneFlag;

export const ranges = ['7', '30', '90', '365', 'all'] as const;
export type RangePreset = (typeof ranges)[number];
export const comparisons = ['previous', 'weekdays', 'year', 'off'] as const;

const comparison = oneOf(comparisons);

/** The days of a page and what they are held against; `preset` where the address names no days. */
export const periodParamsFrom = (preset: RangePreset) => ({
  range: oneOfOr(ranges, preset),
  from: day(),
  to: day(),
  cmp: comparison,
});
export const periodParams = periodParamsFrom('30');

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const pageSize = z._default(
  z.codec(z.enum(['25', '50', '100']), z.union(pageSizes.map((size) => z.literal(size))), {
    decode: (size) => pageSizes.find((each) => String(each) === size) ?? 25,
    encode: (size) => `${size}` as const,
  }),
  25,
);

const columns = several(z.string().check(z.regex(/^[a-zA-Z0-9_.-]{1,40}$/)), 100);

/** The shown columns of a table. They are not sent to the API, so their number is not limited. */
export const columnIds = () => columns;

const pageNumber = wholeOr(1, { min: 1, max: 100_000 });

/** The URL state of a table: order, page, page size, shown columns. */
export function tableParams<const Sort extends string>(sorts: readonly Sort[]) {
  return {
    sort: z.optional(z.enum(sorts)),
    page: pageNumber,
    size: pageSize,
    cols: columnIds(),
  };
}
