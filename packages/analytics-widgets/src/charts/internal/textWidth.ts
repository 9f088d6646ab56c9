/** Pixels of letters of 12 px Inter and its like, on the wide side: measuring would need a layout. */
const wide = /[ЖЩШЮЫМФжщшюыфмmwMW@%]/u;
const narrow = /[\s.,:;!|'’()[\]ijltfrгІі1]/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const full = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

function widthOf(letter: string): number {
  if (full.test(letter)) return 12.5;
  if (wide.test(letter)) return 10;
  if (narrow.test(letter)) return 4.6;
  return cyrillic.test(letter) ? 7.4 : 7;
}

/** About how many pixels a text of 12 px takes; rather too many than too few. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += widthOf(letter);
  return width;
}

/** A text in a room of pixels, with an ellipsis where something is left out. */
export function cutToWidth(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let width = textWidth('…');
  let kept = '';
  for (const letter of text) {
    width += widthOf(letter);
    if (width > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
