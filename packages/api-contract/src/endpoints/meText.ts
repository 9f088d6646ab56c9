import * as z from 'zod/mini';

/** Control characters: none may stand in a name; a text may have lines and tabs. */
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

/** What a call answers that has nothing to say. */
export const done = z.object({});
