import { listKinds, metricKeys, recordOf } from '@litometr/domain';
import * as z from 'zod/mini';
import { bookAccesses, bookForm, bookStatus, type MetricKey, numericId } from '../domain.ts';
import { calendarDay, decimal, listParam, pattern, text, whole, wholeParam } from '../inputs.ts';
import { paging } from '../shapes.ts';

/** The filters and orders of a catalogue, as its address writes them. */

/** Values in one parameter, with an example for the API's page. */
const several = <T extends z.ZodMiniType<unknown, string>>(of: T, example: string) =>
  describe(listParam(of), `Values separated by commas: ${example}`);

/** Adds the description of a parameter to the API's documentation page. */
function describe<T extends z.ZodMiniType>(schema: T, description: string): T {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const NUMBER = String.raw`-?\d{1,15}(?:\.\d{1,4})?`;
const DAY = String.raw`\d{4}-\d{2}-\d{2}`;
const rangeOf = (value: string) => new RegExp(`^(${value})?\\.\\.(${value})?$`);

/** The ends of `from..to`; the form is checked before. */
function ends(text: string): [from: string | null, to: string | null] {
  const at = text.indexOf('..');
  const [from, to] = [text.slice(0, at), text.slice(at + 2)];
  return [from === '' ? null : from, to === '' ? null : to];
}

const hasEnd = z.refine<{ from: unknown; to: unknown }>(
  ({ from, to }) => from !== null || to !== null,
  'one end at least',
);
const BACKWARDS = 'ends before it begins';

const amount = decimal(-1e15, 1e15);

/** `from..to`, either end left out: `100..300`, `..300`. Both ends belong to it; null is open. */
const amountRange = z.pipe(
  z.pipe(
    pattern(rangeOf(NUMBER), 44, 'from..to, numbers'),
    z.transform((range) => {
      const [from, to] = ends(range);
      return { from: from === null ? null : Number(from), to: to === null ? null : Number(to) };
    }),
  ),
  z.object({ from: z.nullable(amount), to: z.nullable(amount) }).check(
    hasEnd,
    z.refine(({ from, to }) => from === null || to === null || from <= to, BACKWARDS),
  ),
);
export type AmountRange = z.output<typeof amountRange>;
const amounts = describe(amountRange, 'from..to, either end left out: 100..300, 1000..');

/** `2026-01-01..2026-03-31`, either end left out. */
const dayRange = z.pipe(
  z.pipe(
    pattern(rangeOf(DAY), 22, 'from..to, days'),
    z.transform((range) => {
      const [from, to] = ends(range);
      return { from, to };
    }),
  ),
  z.object({ from: z.nullable(calendarDay), to: z.nullable(calendarDay) }).check(
    hasEnd,
    z.refine(({ from, to }) => from === null || to === null || from <= to, BACKWARDS),
  ),
);
export type DayRange = z.output<typeof dayRange>;
const days = describe(dayRange, 'from..to, either end left out: 2026-01-01..2026-03-31');

const wholeNumber = z.pipe(
  z.pipe(
    pattern(/^\d{1,3}$/, 3, 'a number'),
    z.transform((digits) => Number(digits)),
  ),
  whole(0, 999),
);
const yesNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((text) => text === 'yes'),
);

/** `discount`: an old price is shown above the price, regardless of the access. */
export const accessChoices = [...bookAccesses, 'discount'] as const;
export const tagModes = ['and', 'or', 'not'] as const;
/** A book of a finished series is in one as well. */
export const seriesChoices = ['in', 'out', 'finished'] as const;
export const tierChoices = ['debut', 'published', 'charted'] as const;

type GainKey = `gain_${MetricKey}`;
export const gainKeys = metricKeys.map((metric): GainKey => `gain_${metric}`);

/** Fields of a catalogue that it can be sorted by; `-field` is the other way round. */
const sortFields = [
  'title',
  'price',
  'chars',
  'published',
  'updated',
  'first_seen',
  'best_position',
  'momentum',
  'gain',
  ...metricKeys,
  ...gainKeys,
] as const;
type SortField = (typeof sortFields)[number];
export type CatalogueSort = SortField | `-${SortField}`;
/** Books without the value come last both ways. `gain` is that of the portal's main metric. */
export const catalogueSorts = sortFields.flatMap((field): CatalogueSort[] => [field, `-${field}`]);

/** The filters that series of many books take as well. */
export const bookFilters = {
  genre: z.optional(several(numericId, '3,17')),
  tag: z.optional(several(numericId, '3,17')),
  tag_mode: z._default(z.enum(tagModes), 'and'),
  tag_not: z.optional(several(numericId, '3,17')),
  status: z.optional(several(bookStatus, 'finished,frozen')),
  access: z.optional(several(z.enum(accessChoices), 'paid,discount')),
  form: z.optional(several(bookForm, 'novel,tale')),
  age: z.optional(several(wholeNumber, '16,18')),
  tier: z.optional(several(z.enum(tierChoices), 'debut')),
  series: z.optional(z.enum(seriesChoices)),
  price: z.optional(amounts),
  chars: z.optional(amounts),
};

/**
 * - `q`: words of title, author, series and annotation, as `/search/` matches them
 * - `genre`, `author`, `status`, `access`, `form`, `age`, `tier`: any of the values
 * - `tag` with `tag_mode`: all of them (`and`), any (`or`), none (`not`); `tag_not`: none of these
 * - `price` in rubles, `chars` with spaces, `published`, `updated`, `first_seen` (first day in the
 *   store) in days, `momentum` 0 to 100: ranges `from..to`
 * - `<metric>` and `gain_<metric>`: ranges of the last value and of its change over seven days; 400
 *   for a metric that the portal does not publish
 * - `series_title`: series with exactly this title, by any author; with `author` only theirs
 * - `series`: `in` one, `out` of any, or in one that is `finished`: of its known books, except
 *   removed ones, at least one is finished and all are. A series is identified by the portal's id,
 *   otherwise by its title and a common author
 * - `audio`, `exclusive`: `yes` or `no`
 * - `in_list`: was in a list of the kind (or in `any`) within ninety days, at rank `in_top` or
 *   better
 *
 * A book whose value is unknown passes no filter on it.
 */
export const catalogueQuery = z.object({
  q: z.optional(describe(text(200), 'Words, as of /search/: дракон, Kbnytn')),
  ...bookFilters,
  author: z.optional(several(numericId, '3,17')),
  series_title: z.optional(describe(text(500, 1), 'Its title: Академия')),
  audio: z.optional(yesNo),
  exclusive: z.optional(yesNo),
  in_list: z.optional(z.enum(['any', ...listKinds])),
  in_top: z.optional(wholeParam(1, 10_000)),
  published: z.optional(days),
  updated: z.optional(days),
  first_seen: z.optional(days),
  momentum: z.optional(amounts),
  ...recordOf(metricKeys, () => z.optional(amounts)),
  ...recordOf(gainKeys, () => z.optional(amounts)),
  sort: z.optional(z.enum(catalogueSorts)),
  ...paging,
});
export type CatalogueQuery = z.output<typeof catalogueQuery>;
/** The filters that select books. */
export type BookFilters = Omit<CatalogueQuery, 'q' | 'sort' | 'page' | 'size' | 'format'>;
