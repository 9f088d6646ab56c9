/**
 * Pixels of letters of 12 px Inter and its like, on the wide side: measuring would need a layout. All
 * figures are as wide: axes write them in tabular ones.
 */
const WIDE_LETTERS = 'ЖЩШЮЫМФжщшюыфмmwMW@%';
const NARROW_LETTERS = " .,:;!|'’()[]ijltfrгІі\t\n\u00a0\u202f\u2009";
/** Controls of the text direction take no room. */
const NO_WIDTH = '\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069';
const DIGIT_RANGE = ['0', '9'] as const;
/** First and last letter of a script. Compiling a Unicode class would take half a frame. */
const CYRILLIC_RANGE = ['\u0400', '\u052f'] as const;
/** From the first radical to the last ideograph, kana included; and rarer ones. */
const FULL_WIDTH_RANGE = ['\u2e80', '\u9fff'] as const;
const RARE_IDEOGRAPH_RANGE = ['\uf900', '\ufaff'] as const;

const isIn = ([first, last]: readonly [string, string], letter: string): boolean =>
  letter >= first && letter <= last;

function widthOf(letter: string): number {
  if (NO_WIDTH.includes(letter)) return 0;
  if (WIDE_LETTERS.includes(letter)) return 10;
  if (NARROW_LETTERS.includes(letter)) return 4.6;
  if (isIn(DIGIT_RANGE, letter)) return 7.8;
  if (letter < '\u0080') return 7;
  // Two UTF-16 units: an ideograph of the later planes, or an emoji.
  if (letter.length > 1 || isIn(FULL_WIDTH_RANGE, letter) || isIn(RARE_IDEOGRAPH_RANGE, letter))
    return 12.5;
  return isIn(CYRILLIC_RANGE, letter) ? 7.4 : 7;
}

/** Cache by letter: each is classified once. */
const known = new Map<string, number>();

function knownWidth(letter: string): number {
  const found = known.get(letter);
  if (found !== undefined) return found;
  const width = widthOf(letter);
  known.set(letter, width);
  return width;
}

/** Estimates the width of a text of 12 px in pixels, rather too large than too small. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += knownWidth(letter);
  return width;
}

/** Safety margin of cut texts: capitals are wider than most letters. */
const CUT_MARGIN_PX = 4;

/** Cuts a text to a width in pixels, with an ellipsis where something is left out. */
export function cutToWidth(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let width = textWidth('…') + CUT_MARGIN_PX;
  let fitting = '';
  for (const letter of text) {
    width += knownWidth(letter);
    if (width > room) break;
    fitting += letter;
  }
  return `${fitting.trimEnd()}…`;
}

/** Share of the room that a text cut in its middle has for its beginning. */
const BEGINNING_SHARE = 0.6;

function cutMiddle(text: string, room: number): string {
  const start = cutToWidth(text, room * BEGINNING_SHARE);
  let width = textWidth(start);
  let end = '';
  for (const letter of Array.from(text).reverse()) {
    width += knownWidth(letter);
    if (width > room) break;
    end = letter + end;
  }
  return start + end.trimStart();
}

/**
 * Cuts names to a width in pixels. Those that begin alike, as the books of a series, are cut in the middle,
 * because the same text would name them all.
 */
export function cutNames(names: readonly string[], room: number): string[] {
  const cut = names.map((name) => cutToWidth(name, room));
  return cut.map((text, at) => {
    const name = names[at] ?? '';
    const isAlone = text === name || cut.every((other, of) => of === at || other !== text);
    return isAlone ? text : cutMiddle(name, room);
  });
}

/** Returns the centre of a text such that both halves fit between 0 and an edge. */
export const within = (middle: number, half: number, edge: number): number =>
  Math.max(half, Math.min(edge - half, middle));
