import { DEFAULT_LOCALE, type PortalMark } from '@litometr/domain';

/** The letters of a portal's mark for readers of a language: Latin ones outside of Russian. */
export const markLetters = (mark: PortalMark, locale: string): string =>
  locale === DEFAULT_LOCALE ? mark.letters : mark.latinLetters;
