import { daysBetween } from '@litometr/domain';
import type { PortalFixture } from './portalFixture.ts';

/** A chapter, or growth of the text that was seen over some days up to one. */
export interface ReferencePart {
  day: string;
  days: number;
  /** The characters before, of growth. */
  before: number | null;
  /** The characters after, or the title of the chapter. */
  after: number | string | null;
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
    .flatMap(({ publishedOn: day, title }): ReferencePart[] =>
      day === null ? [] : [{ day, days: 1, before: null, after: title }],
    )
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const last = dated.at(-1)?.day;
  const read = metrics
    .filter((row) => row.bookId === bookId && row.chars !== null)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const grown = read.flatMap(({ day, chars }, at): ReferencePart[] => {
    const before = read[at - 1];
    if (before === undefined || (last !== undefined && day <= last)) return [];
    const growth = (chars ?? 0) - (before.chars ?? 0);
    const days = daysBetween(before.day, day);
    return growth < PART_CHARS ? [] : [{ day, days, before: before.chars, after: chars }];
  });
  return [...dated, ...grown];
}
