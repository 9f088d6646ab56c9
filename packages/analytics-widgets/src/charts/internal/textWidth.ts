/** Pixels of letters of 12 px Inter and its like, on the wide side: measuring would need a layout. */
const wide = /[ЖЩШЮЫМФжщшюыфмmwMW@%]/u;
const narrow = /[\s.,:;!|'’()[\]ijltfrгІі1]/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const full = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

function widthOf(letter: string): number {
  if (wide.test(letter)) return 10;
  if (narrow.test(letter)) return 4.6;
  if (letter < '\u0080') return 7;
  if (full.test(letter)) return 12.5;
  return cyrillic.test(letter) ? 7.4 : 7;
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

/** A text in a room of pixels, with an ellipsis where something is left out. */
export function cutToWidth(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let width = textWidth('…');
  let kept = '';
  for (const letter of text) {
    width += knownWidth(letter);
    if (width > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
