/** A work that a formula is taken from. */
export interface Source {
  text: string;
  /** Digital object identifier; null where the work has none. */
  doi: string | null;
}

/** The texts of an entry that are translated. `{NAME}` and `{NAME, percent}` are places of values. */
export interface EntryTexts {
  title: string;
  /** The quantity in one or two sentences. */
  measures: string;
  unit?: string | undefined;
  /** The meanings of the symbols, in the order of the symbols. */
  symbols: readonly string[];
  conditions: readonly string[];
  example?: string | undefined;
}

/** A formula of the methodology, as its docstring describes it. */
export interface Entry {
  id: string;
  texts: EntryTexts;
  /** The same in all languages, as the symbols and the sources are. */
  formulas: readonly string[];
  symbols: readonly string[];
  /** Empty: a rule of this product. */
  sources: readonly Source[];
  /** Values of the places, from the constants of the code. */
  values: Readonly<Record<string, number>>;
  /** Path in the repository. */
  file: string;
  /** Name of the declaration that the docstring is of. */
  declaration: string;
}

const PLACE = /\{([\w.]+)(?:, (percent))?\}/g;

/** The places of a text, as written. */
export const placesOf = (text: string): string[] => text.match(PLACE) ?? [];

/** The names of the constants that a text has places for. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(PLACE)].flatMap(([, name]) => name ?? []);

/** A text with the values in English in its places. */
export function fillEnglish(text: string, values: Readonly<Record<string, number>>): string {
  return text.replaceAll(PLACE, (place, name: string, percent: string | undefined) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${place} has no value`);
    return new Intl.NumberFormat('en', {
      maximumFractionDigits: 4,
      ...(percent !== undefined && { style: 'percent' }),
    }).format(value);
  });
}
