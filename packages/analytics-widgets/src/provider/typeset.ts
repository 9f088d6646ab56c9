const TRUE_MINUS = '−';
const NARROW_SPACE = '\u202f';

/** A letter of the Arabic script: Persian has words after the figures of a short number. */
const ARABIC_LETTER = /[\u0620-\u064a\u0671-\u06d3]/;

const ARABIC_PERCENT = '٪';
const LEFT_TO_RIGHT_MARK = '\u200e';

/** Intl's own text, with a true minus and thin spaces where the locale has a hyphen and wide ones. */
export function typeset(format: Intl.NumberFormat, value: number): string {
  // Only negative numbers have a sign to look for among the parts; most numbers do not.
  const text =
    value >= 0
      ? format.format(value)
      : format
          .formatToParts(value)
          .map(({ type, value: part }) =>
            type === 'minusSign' ? part.replace('-', TRUE_MINUS) : part,
          )
          .join('');
  // Behind a Persian letter the sign would change its side of the figures. Intl marks numbers with a sign so.
  if (text.endsWith(ARABIC_PERCENT) && !text.startsWith(LEFT_TO_RIGHT_MARK)) {
    return LEFT_TO_RIGHT_MARK + text;
  }
  // The joined letters of a Persian word would touch figures after a thin space.
  return ARABIC_LETTER.test(text) ? text : text.replaceAll('\u00a0', NARROW_SPACE);
}

/**
 * A date with plain spaces: engines differ in which of the narrow and unbreakable ones they put into
 * the same text, and a server's text has to be the browser's.
 */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
