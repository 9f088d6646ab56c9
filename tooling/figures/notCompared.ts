import type { PageText } from './pageTexts.ts';
import { fixedTexts, type Spoken } from './wording.ts';

/** A kind of text whose figures are not compared on the page. */
interface Exception {
  why: string;
  /** Its message, or where it is. */
  of: string;
  is: (shown: PageText, locale: Spoken) => boolean;
}

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
];
