import * as z from 'zod/mini';

/** Control characters. A name may contain none; a text may contain line breaks and tabs. */
const controls = /[\p{Cc}\p{Cs}]/u;
const controlsButLines = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

const without = (pattern: RegExp) =>
  z.refine<string>((text) => !pattern.test(text), 'Control characters are not taken');

/** One line that a person wrote, trimmed and normalised; any script, marks and emoji included. */
export function writtenLine(max: number) {
  return z
    .string()
    .check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(max), without(controls));
}

/** Lines that a person wrote. */
export function writtenText(max: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1),
      z.maxLength(max),
      without(controlsButLines),
    );
}

/** Response without content. */
export const done = z.object({});
