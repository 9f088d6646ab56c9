import { type LocalizedString, LocalizedStringDictionary } from '@internationalized/string';

/** Texts of a library by its own keys: a text, or a function of the values that it names. */
export type LibraryStrings = Readonly<Record<string, LocalizedString>>;

const supplied = new Map<string, LibraryStrings>();
const completed = new WeakMap<object, Map<string, LibraryStrings>>();

/** The language that dictionaries fall back to where they lack the wanted one. */
const FALLBACK = 'en-US';

function complete(english: LibraryStrings, language: string, words: LibraryStrings) {
  const known = completed.get(english) ?? new Map<string, LibraryStrings>();
  completed.set(english, known);
  const ready = known.get(language) ?? { ...english, ...words };
  known.set(language, ready);
  return ready;
}

/** Dictionaries are asked by locale here, whichever package they belong to. */
function extend(): void {
  // The method is always called on a dictionary below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const own = LocalizedStringDictionary.prototype.getStringsForLocale;
  LocalizedStringDictionary.prototype.getStringsForLocale = function (locale) {
    const found = own.call(this, locale);
    const { language } = new Intl.Locale(locale);
    const words = supplied.get(language);
    const isLacking = words !== undefined && found === own.call(this, FALLBACK);
    return isLacking ? complete(found, language, words) : found;
  };
}

/**
 * Gives react-aria the texts of a language that it has none for, before anything is rendered in
 * it. A dictionary that has the language itself keeps its own texts.
 * @param language without region, such as `fa`.
 */
export function supplyStrings(language: string, words: LibraryStrings): void {
  if (supplied.size === 0) extend();
  supplied.set(language, words);
}
