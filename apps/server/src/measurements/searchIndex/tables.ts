/**
 * Inverted index: words → ids of the items that contain them, per kind of result (`book`, `author`,
 * `tag`, `genre`). `word` is a form as `wordsOf` returns it; prefixed with `~`, the stem of an
 * annotation's word; prefixed with `=`, all words of a title or name, separated by blanks (`keyOf`).
 * `weight`: weight in percent of the field that contains the word. A word may have several rows,
 * each with a part of the `ids`. `popularities` are parallel to `ids`: the share of less popular
 * items of the portal, in parts of `MAX_POPULARITY`.
 */
export const searchAggregateTables = {
  search_words: {
    partition: 'portal',
    order: 'word, kind',
    // A word's row is read with its neighbours, and their arrays are long.
    byKey: 256,
    columns: {
      portal: 'LowCardinality(String)',
      kind: 'LowCardinality(String)',
      word: 'String',
      weight: 'UInt8',
      ids: 'Array(UInt32)',
      popularities: 'Array(UInt16)',
    },
  },
} as const;

/** The popularity of the most popular book of a portal; fine enough that few books are equals. */
export const MAX_POPULARITY = 10_000;

/** Every word that was ever published, of any portal, with its stem. Only grows. */
export const searchStateTables = {
  search_stems: {
    partition: 'tuple()',
    order: 'stem, word',
    columns: {
      stem: 'String',
      word: 'String',
    },
  },
} as const;

/** Weight of a word by the field that contains it: `name` is of authors, tags and genres. */
export const fieldWeights = {
  title: 100,
  name: 100,
  author: 90,
  series: 80,
  annotation: 40,
} as const;

/** The forms of `word` in the index. */
export const keyOf = {
  stem: (stem: string) => `~${stem}`,
  whole: (words: string) => `=${words}`,
} as const;
