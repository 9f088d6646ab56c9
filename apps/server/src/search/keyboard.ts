/** The keys of the two layouts that lie on each other, in their order. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю.';
/** With the shift key; the marks over the digits differ too. */
const LATIN_SHIFTED = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?@#$^&';
const CYRILLIC_SHIFTED = 'ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"№;:?';

function layout(from: string, to: string): [string, string][] {
  return Array.from(from, (key, at): [string, string] => [key, to[at] ?? key]);
}

const toCyrillic = new Map([
  ...layout(LATIN, CYRILLIC),
  ...layout(LATIN_SHIFTED, CYRILLIC_SHIFTED),
]);
const toLatin = new Map([...layout(CYRILLIC, LATIN), ...layout(CYRILLIC_SHIFTED, LATIN_SHIFTED)]);

/**
 * A text typed on the wrong layout, as it was meant: «Kbnytn» → «Литнет», «Рфккн» → «Harry».
 * Pieces between blanks are turned one by one, those without a letter of the wrong script stay.
 * Null when nothing could be turned.
 */
export function otherLayout(text: string): string | null {
  const converted = text
    .split(/(\s+)/)
    .map((piece) => {
      if (/[a-z]/i.test(piece)) return convert(piece, toCyrillic);
      return /[а-яё]/i.test(piece) ? convert(piece, toLatin) : piece;
    })
    .join('');
  return converted === text ? null : converted;
}

const convert = (piece: string, keys: ReadonlyMap<string, string>) =>
  Array.from(piece, (key) => keys.get(key) ?? key).join('');
