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

/** Dictionaries are looked up by locale here, for all packages of react-aria. */
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
 * Adds texts of a language that react-aria does not include; call it before anything is rendered in
 * that language. A dictionary that already has the language retains its own texts.
 * @param language without region, such as `fa`.
 */
export function supplyStrings(language: string, words: LibraryStrings): void {
  if (supplied.size === 0) extend();
  supplied.set(language, words);
}
