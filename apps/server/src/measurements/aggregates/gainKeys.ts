import { bookAccesses, bookForms, bookStatuses } from '@litometr/api-contract';
import { priceBands } from '@litometr/domain';

/**
 * The groups of `gain_daily` as numbers, dimension and key in one: a number is shorter to group
 * by than a word. Keys of numeric dimensions are numbers (ids, years, the lowest price of a
 * band), those of the closed sets are places in them, from 1.
 */
const DIMENSION = 2 ** 32;
const numeric = ['all', 'genre', 'tag', 'age', 'price'] as const;
const sets = [
  ['status', bookStatuses],
  ['access', bookAccesses],
  ['form', bookForms],
  ['tier', ['debut', 'published', 'charted']],
  ['series', ['in', 'out']],
] as const;

const quoted = (words: readonly string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`;
const at = (dimension: (typeof numeric)[number]) => numeric.indexOf(dimension) * DIMENSION;
const keyIf = (column: string, key: string) => `if(isNull(${column}), [], [toUInt64(${key})])`;

/** The band that a price lies in, as SQL. */
export const bandOf = (price: string) =>
  `multiIf(${priceBands
    .map((low) => `${price} >= ${low}, ${low}`)
    .toReversed()
    .join(', ')}, 0)`;

/** The keys of a book, as SQL over its facts, `age_limit`, `tier` and `series` (`in` or `out`). */
export const keysSql = `arrayConcat(
    [toUInt64(0)],
    arrayMap(genre -> toUInt64(${at('genre')} + genre), genre_ids),
    arrayMap(tag -> toUInt64(${at('tag')} + tag), tag_ids),
    ${keyIf('age_limit', `${at('age')} + assumeNotNull(age_limit)`)},
    ${keyIf('price_rub', `${at('price')} + ${bandOf('assumeNotNull(price_rub)')}`)},
    ${sets
      .map(([column, values], index) =>
        keyIf(
          column,
          `${(numeric.length + index) * DIMENSION}
      + indexOf(${quoted(values)}, assumeNotNull(${column})::String)`,
        ),
      )
      .join(',\n    ')})`;

/** Dimension and key of a number, as SQL. */
export const keyDimension = (key: string) =>
  `${quoted([...numeric, ...sets.map(([name]) => name)])}[intDiv(${key}, ${DIMENSION}) + 1]`;

export const keyName = (key: string) => `multiIf(${key} = 0, '',
    intDiv(${key}, ${DIMENSION}) < ${numeric.length}, toString(${key} % ${DIMENSION}),
    [${sets.map(([, values]) => quoted(values)).join(', ')}]
      [intDiv(${key}, ${DIMENSION}) - ${numeric.length - 1}][${key} % ${DIMENSION}])`;
