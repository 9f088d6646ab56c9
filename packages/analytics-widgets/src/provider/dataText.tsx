import type { ReactNode } from 'react';
import { isInvisible } from './invisible.ts';

/** Content of an element that contains only one text, with the text's language if it differs. */
interface SpokenName {
  children: ReactNode;
  lang?: string;
}

/** Marks texts of the data whose language is not the reader's (WCAG 3.1.2). */
export interface DataText {
  /**
   * Returns props for an element that contains a name. `element` wraps parts in another language.
   */
  name: (text: string, element?: 'span' | 'tspan') => SpokenName;
  /** Marks the names within a sentence. */
  sentence: (text: string, element?: 'span' | 'tspan') => ReactNode;
}

/** Letters by script (ISO 15924), for the languages of data and readers. */
const letters: Readonly<Record<string, string>> = {
  Cyrl: '\u0400-\u052f',
  Latn: 'A-Za-z\u00c0-\u024f',
  Arab: '\u0600-\u06ff',
  Hans: '\u2e80-\u9fff',
};
/** A character allowed between two words of one name. A colon separates a name from its value. */
const SEPARATOR = '[\\s\\d\\-–—.,!?\'’"«»„“”()/&+…№\u2068\u2069]';

const scriptOf = (locale: string) => new Intl.Locale(locale).maximize().script ?? '';

const unmarkedText: DataText = { name: (text) => ({ children: text }), sentence: (text) => text };

/**
 * Recognises words of the data by their script, so that owners can pass a genre, a translation
 * beside it or «others» without marking which one it is. Where reader and data share a script they
 * cannot be distinguished, and nothing is marked.
 */
export function createDataText(
  locale: string,
  dataLang: string | undefined,
  untitled: string,
): DataText {
  const marked = createMarking(locale, dataLang);
  return {
    sentence: marked.sentence,
    // An empty text is no name; a name without visible characters still names something.
    name: (text, element) =>
      text !== '' && isInvisible(text) ? { children: untitled } : marked.name(text, element),
  };
}

function createMarking(locale: string, dataLang: string | undefined): DataText {
  if (dataLang === undefined) return unmarkedText;
  const script = scriptOf(dataLang);
  const own = letters[script];
  if (own === undefined || script === scriptOf(locale)) return unmarkedText;
  // At least one separator: otherwise a word could be split in any way, and a long name would take minutes.
  const words = `[${own}]+(?:${SEPARATOR}+[${own}]+)*`;
  const parts = new RegExp(`(${words})`);
  const whole = new RegExp(`^${SEPARATOR}*${words}${SEPARATOR}*$`);
  const sentence: DataText['sentence'] = (text, Element = 'span') => {
    const split = text.split(parts);
    if (split.length === 1) return text;
    // Odd elements match the expression, even ones are the text between.
    return split.map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places.
        <Element key={at} lang={dataLang}>
          {part}
        </Element>
      ),
    );
  };
  return {
    sentence,
    name: (text, element) =>
      whole.test(text) ? { children: text, lang: dataLang } : { children: sentence(text, element) },
  };
}
