/** Width that a title may take, and height, in hundredths of the cover's width. */
const measure = { width: 78, height: 70, leading: 1.14 } as const;

/** Mean width of a letter of the display face, in ems. */
const LETTER_WIDTH_EM = 0.7;

const sizes = { largest: 17, smallest: 8 } as const;

/** Where a line may end: at a space, and after a hyphen or dash that no digit follows («Каменщик-2»). */
const lineEnd = /\s+|(?<=[—–-])(?!\d)/u;

/**
 * Size and lines in which a title is set on a cover: large for a word, smaller as it grows, and
 * never so large that its longest word would break. `size` is in hundredths of the cover's width.
 */
export function setTitle(title: string): { size: number; lines: number } {
  const longest = Math.max(...title.split(lineEnd).map((word) => word.length), 1);
  const byWord = measure.width / (longest * LETTER_WIDTH_EM);
  // A text of n letters in the size s takes n·s²·LETTER·leading of the area; seven tenths are used: lines end short.
  const area = measure.width * measure.height * 0.7;
  const byLength = Math.sqrt(area / (title.length * LETTER_WIDTH_EM * measure.leading));
  const size = Math.max(sizes.smallest, Math.min(sizes.largest, byWord, byLength));
  const rounded = Math.floor(size * 10) / 10;
  return { size: rounded, lines: Math.floor(measure.height / (rounded * measure.leading)) };
}
