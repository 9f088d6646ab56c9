/**
 * Characters without a shape of their own: white space, controls, everything that Unicode lets a
 * renderer ignore (zero-width and bidi controls, soft hyphen, Hangul fillers, variation selectors,
 * tags), and the empty Braille pattern.
 */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Returns whether a text is empty or consists of invisible characters only. */
export const isInvisible = (text: string): boolean => INVISIBLE.test(text);
