import type { PageText } from './pageTexts.ts';
import { fixedTexts, message, type Spoken, type Wording } from './wording.ts';

/** A kind of text whose figures are not compared on the page. */
interface Exception {
  why: string;
  /** Its message, or where it is. */
  of: string;
  is: (shown: PageText, locale: Spoken) => boolean;
}

const startsWith = (why: string, of: string, start: Wording): Exception => ({
  why,
  of,
  is: ({ text, kind }, locale) => kind !== 'cell' && text.startsWith(start(locale)),
});

/**
 * Texts with digits that no claim is about. Each of them occurs: one that is gone, or is compared by now,
 * is taken off the list.
 */
export const exceptions: readonly Exception[] = [
  {
    why: 'a text of the interface without a figure',
    of: 'all pages',
    is: ({ text }, locale) => fixedTexts[locale].has(text),
  },
  {
    why: 'the day, coverage and source of the data',
    of: 'all pages',
    is: ({ text, kind }) =>
      kind !== 'cell' && /^(Демонстрационные данные |Demo data )?(Данные за|Data for) /u.test(text),
  },
  startsWith('names of lists', 'list.globalTop', message('list.globalTop')),
  startsWith('names of pages', 'portal.page.tagStats', message('portal.page.tagStats')),
];
