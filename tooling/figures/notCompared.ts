import { DATA_DAY } from '../../apps/server/src/reads/testing/portalFixture.ts';
import type { PageText } from './pageTexts.ts';
import { fixedTexts, mediumDay, message, type Spoken, type Wording } from './wording.ts';

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
    is: ({ text, kind }, locale) => kind !== 'cell' && fixedTexts[locale].has(text),
  },
  startsWith('the day, coverage and source of the data', 'all pages', (locale) =>
    locale === 'ru' ? 'Данные за ' : 'Data for ',
  ),
  startsWith('the day of the data', 'home.portal.late', mediumDay(DATA_DAY)),
  startsWith('names of lists', 'list.globalTop', message('list.globalTop')),
  startsWith('names of pages', 'portal.page.tagStats', message('portal.page.tagStats')),
  {
    why: 'names of books',
    of: 'titles of pages',
    is: ({ text, kind }) => kind !== 'cell' && /^(Зима|Книга) \d+( \p{Lu}|$)/u.test(text),
  },
  { why: 'age limits', of: 'books', is: ({ text }) => /(^| )\d+\+$/u.test(text) },
];
