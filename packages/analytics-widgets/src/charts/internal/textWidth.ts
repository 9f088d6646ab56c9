/**
 * Pixels of letters of 12 px Inter and its like, on the wide side: measuring would need a layout. All
 * figures are as wide: axes write them in tabular ones.
 */
const WIDE = 'ЖЩШЮЫМФжщшюыфмmwMW@%';
const NARROW = " .,:;!|'’()[]ijltfrгІі\t\n\u00a0\u202f\u2009";
const FIGURES = ['0', '9'] as const;
/** First and last letter of a script. A class of Unicode would be compiled for half a frame. */
const CYRILLIC = ['\u0400', '\u052f'] as const;
/** From the first of the radicals to the last of the ideographs, kana among them; and rarer ones. */
const FULL = ['\u2e80', '\u9fff'] as const;
const RARE = ['\uf900', '\ufaff'] as const;

const isIn = ([first, last]: readonly [string, string], letter: string): boolean =>
  letter >= first && letter <= last;

function widthOf(letter: string): number {
  if (WIDE.includes(letter)) return 10;
  if (NARROW.includes(letter)) return 4.6;
  if (isIn(FIGURES, letter)) return 7.8;
  if (letter < '\u0080') return 7;
  // Two units of UTF-16: an ideograph of the later planes, or a picture.
  if (letter.length > 1 || isIn(FULL, letter) || isIn(RARE, letter)) return 12.5;
  return isIn(CYRILLIC, letter) ? 7.4 : 7;
}

/** Letters come again: each is looked up among the classes once. */
const known = new Map<string, number>();

function knownWidth(letter: string): number {
  const found = known.get(letter);
  if (found !== undefined) return found;
  const width = widthOf(letter);
  known.set(letter, width);
  return width;
}

/** About how many pixels a text of 12 px takes; rather too many than too few. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += knownWidth(letter);
  return width;
}

/** What is cut ends a little before its room: capitals are wider than most letters. */
const MARGIN = 4;

/** A text in a room of pixels, with an ellipsis where something is left out. */
export function cutToWidth(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let width = textWidth('…') + MARGIN;
  let kept = '';
  for (const letter of text) {
    width += knownWidth(letter);
    if (width > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** The middle of a text that leaves each half of it its room between 0 and an edge. */
export const within = (middle: number, half: number, edge: number): number =>
  Math.max(half, Math.min(edge - half, middle));
