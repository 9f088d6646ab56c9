import type { ReactNode } from 'react';
import { isInvisible } from './invisible.ts';

/** A text for an element that holds nothing else: its content, and its language where it has one. */
export interface SpokenName {
  children: ReactNode;
  lang?: string;
}

/** Marks what comes with the data in a language that is not the reader's (WCAG 3.1.2). */
export interface DataText {
  /** A name: props of the element that holds it. `element` is for parts of another language. */
  name: (text: string, element?: 'span' | 'tspan') => SpokenName;
  /** A sentence with names in it. */
  sentence: (text: string, element?: 'span' | 'tspan') => ReactNode;
}

/** Letters by their script (ISO 15924), of the languages that data and readers have. */
const letters: Readonly<Record<string, string>> = {
  Cyrl: '\u0400-\u052f',
  Latn: 'A-Za-z\u00c0-\u024f',
  Arab: '\u0600-\u06ff',
  Hans: '\u2e80-\u9fff',
};
/** What may stand between two words of one name. A colon parts a name from its value. */
const BETWEEN = '[\\s\\d\\-–—.,!?\'’"«»„“”()/&+…№\u2068\u2069]*';

const scriptOf = (locale: string) => new Intl.Locale(locale).maximize().script ?? '';

const asItIs: DataText = { name: (text) => ({ children: text }), sentence: (text) => text };

/**
 * Words of the data are told by their letters: owners then write a genre, a gloss beside it or
 * «others» as they like, and nobody has to say which of them it is. Where reader and data share
 * their letters nothing can be told, and nothing is marked.
 */
export function createDataText(
  locale: string,
  dataLang: string | undefined,
  untitled: string,
): DataText {
  const marked = createMarking(locale, dataLang);
  return {
    sentence: marked.sentence,
    // Without a text nothing is named; a name that cannot be seen still names something.
    name: (text, element) =>
      text !== '' && isInvisible(text) ? { children: untitled } : marked.name(text, element),
  };
}

function createMarking(locale: string, dataLang: string | undefined): DataText {
  if (dataLang === undefined) return asItIs;
  const script = scriptOf(dataLang);
  const own = letters[script];
  if (own === undefined || script === scriptOf(locale)) return asItIs;
  const words = `[${own}]+(?:${BETWEEN}[${own}]+)*`;
  const parts = new RegExp(`(${words})`);
  const whole = new RegExp(`^${BETWEEN}${words}${BETWEEN}$`);
  const sentence: DataText['sentence'] = (text, Element = 'span') => {
    const split = text.split(parts);
    if (split.length === 1) return text;
    // What the expression has caught stands between what it has not.
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
