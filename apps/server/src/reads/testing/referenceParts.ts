import { daysBetween } from '@litometr/domain';
import type { PortalFixture } from './portalFixture.ts';
import { known } from './referenceReads.ts';

/** A chapter, or growth of the text that was seen over some days up to one. */
export interface ReferencePart {
  day: string;
  days: number;
}

/** The least growth of a text that is a part. */
const PART_CHARS = 1_000;

/** The parts of a book (docs/metrics.md, `book-parts`). */
export function referenceParts(
  { metrics, chapters = [] }: PortalFixture,
  bookId: string,
): ReferencePart[] {
  const dated = chapters
    .filter((one) => one.bookId === bookId)
    .map(({ publishedOn }) => publishedOn)
    .filter(known)
    .sort();
  const last = dated.at(-1);
  const read = metrics
    .filter((row) => row.bookId === bookId && row.chars !== null)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const grown = read.flatMap(({ day, chars }, at): ReferencePart[] => {
    const before = read[at - 1];
    if (before === undefined || (last !== undefined && day <= last)) return [];
    const growth = (chars ?? 0) - (before.chars ?? 0);
    return growth < PART_CHARS ? [] : [{ day, days: daysBetween(before.day, day) }];
  });
  return [...dated.map((day) => ({ day, days: 1 })), ...grown];
}
