import type { FieldOption } from '../../internal/options.ts';

/** Commas, semicolons, tabs and lines of any of the product's scripts. */
const SEPARATORS = /[,;\t\r\n،؛，；、]+/u;

export interface Pasted {
  /** Ids of the options that the words name, whatever their case. */
  ids: string[];
  /** Words that no option has. */
  unknown: string[];
}

/**
 * Takes pasted text apart. Null for a text that is no list: it is typed as it is.
 */
export function readPasted(
  text: string,
  options: readonly FieldOption[],
  locale: string,
): Pasted | null {
  const words = text
    .split(SEPARATORS)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length < 2) return null;
  const key = (word: string) => word.toLocaleLowerCase(locale).normalize('NFC');
  const known = new Map(
    options
      .filter((option) => option.isDisabled !== true)
      .map((option) => [key(option.label), option.id]),
  );
  const found = words.map((word) => ({ word, id: known.get(key(word)) }));
  return {
    ids: found.flatMap(({ id }) => (id === undefined ? [] : [id])),
    unknown: found.filter(({ id }) => id === undefined).map(({ word }) => word),
  };
}
