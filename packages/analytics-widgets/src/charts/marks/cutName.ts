/** Pixels of a letter of 12 px, at most: names are cut rather than run out of the drawing. */
const LETTER = 7.2;

/** A name in a room of pixels, by the width of a letter: measuring would need a layout. */
export function cutName(text: string, room: number): string {
  const most = Math.max(1, Math.floor(room / LETTER));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
