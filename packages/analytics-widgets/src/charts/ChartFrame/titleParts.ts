import type { TitleSubject } from './types.ts';

/** A piece of a title. `hue` is null outside its subjects, `start` its position in the title. */
export interface TitlePart {
  text: string;
  hue: number | null;
  start: number;
}

/** Splits a title at its subjects, each searched after the one before; those not found are ignored. */
export function titleParts(title: string, subjects: readonly TitleSubject[]): TitlePart[] {
  const parts: TitlePart[] = [];
  let end = 0;
  for (const { text, hue } of subjects) {
    const start = text === '' ? -1 : indexOfWhole(title, text, end);
    if (start < 0) continue;
    if (start > end) parts.push({ text: title.slice(end, start), hue: null, start: end });
    parts.push({ text, hue, start });
    end = start + text.length;
  }
  if (end < title.length) parts.push({ text: title.slice(end), hue: null, start: end });
  return parts;
}

const isFigure = (letter: string | undefined) => letter !== undefined && /\p{N}/u.test(letter);

/** Returns where a text begins that is no part of a longer number, such as 1 in 100; −1: nowhere. */
function indexOfWhole(title: string, text: string, from: number): number {
  for (let at = title.indexOf(text, from); at >= 0; at = title.indexOf(text, at + 1)) {
    const end = at + text.length;
    const isInNumber =
      (isFigure(title[at - 1]) && isFigure(title[at])) ||
      (isFigure(title[end - 1]) && isFigure(title[end]));
    if (!isInNumber) return at;
  }
  return -1;
}
