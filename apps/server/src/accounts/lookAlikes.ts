/**
 * Letters that look like a Latin one: the Latin letter, then its look-alikes of the scripts below.
 * They are the confusables of Unicode Technical Standard #39, version 10, and a few that have the
 * same form in usual fonts (к, м, т, ε, ω). Capital letters are apart, as `В` looks like B and `в`
 * like no Latin letter.
 */
const smallLetters = [
  'a–ɑαа',
  'b–Ьƅ',
  'c–ᴄсϲ',
  'd–ԁ',
  'e–еҽε',
  'f–քꞙẝ',
  'g–ɡᶃցƍ',
  'h–һհ',
  'i–ıɪɩιіꙇ',
  'j–јϳ',
  'k–кκĸ',
  'l–ǀӏ',
  'm–м',
  'n–ոռη',
  'o–ᴏᴑοσоօ',
  'p–ρр',
  'q–ԛգզ',
  'r–гᴦꭇꭈ',
  's–ѕꜱƽ',
  't–тτ',
  'u–υսꞟᴜʋ',
  'v–νѵᴠ',
  'w–ԝѡաɯᴡω',
  'x–хχ',
  'y–уүγɣᶌʏỿ',
  'z–ᴢ',
];
const capitalLetters = [
  'A–ΑА',
  'B–ΒВꞴ',
  'C–СϹ',
  'E–ΕЕ',
  'F–ϜꞘ',
  'G–Ԍ',
  'H–ΗНҺ',
  'I–ΙІӀƖ',
  'J–ͿЈꞲ',
  'K–ΚК',
  'M–ΜМϺ',
  'N–Ν',
  'O–ΟОՕ',
  'P–ΡР',
  'Q–Ԛ',
  'S–ЅՏ',
  'T–ΤТ',
  'U–Ս',
  'V–Ѵ',
  'W–Ԝ',
  'X–ΧХꞳ',
  'Y–ΥУҮ',
  'Z–Ζ',
];

function toTable(groups: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap(([latin = '', , ...similar]) => similar.map((letter) => [letter, latin])),
  );
}

const small = toTable(smallLetters);
const capital = toTable(capitalLetters);

function replaceLetters(text: string, table: ReadonlyMap<string, string>): string {
  return text.replaceAll(/./gu, (letter) => table.get(letter) ?? letter);
}

/** True when two different names look alike in lower case or in capitals. */
export function looksLike(one: string, other: string): boolean {
  return (
    replaceLetters(one.toLowerCase(), small) === replaceLetters(other.toLowerCase(), small) ||
    replaceLetters(one.toUpperCase(), capital) === replaceLetters(other.toUpperCase(), capital)
  );
}

/**
 * Scripts for names: those that Unicode Standard Annex #31 recommends for identifiers. Those of one
 * group are written together.
 */
const scriptGroups = [
  ['Latin'],
  ['Cyrillic'],
  ['Greek'],
  ['Arabic'],
  ['Armenian'],
  ['Bengali'],
  ['Devanagari'],
  ['Ethiopic'],
  ['Georgian'],
  ['Gujarati'],
  ['Gurmukhi'],
  ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'],
  ['Hebrew'],
  ['Kannada'],
  ['Khmer'],
  ['Lao'],
  ['Malayalam'],
  ['Myanmar'],
  ['Oriya'],
  ['Sinhala'],
  ['Tamil'],
  ['Telugu'],
  ['Thaana'],
  ['Thai'],
  ['Tibetan'],
];
const common = String.raw`\p{Script_Extensions=Common}\p{Script_Extensions=Inherited}`;
const singleScript = scriptGroups.map((scripts) => {
  const own = scripts.map((script) => String.raw`\p{Script_Extensions=${script}}`).join('');
  return new RegExp(`^[${own}${common}]*$`, 'u');
});

/** True when all letters of a name are of one script, which may include digits and signs. */
export function hasSingleScript(name: string): boolean {
  return singleScript.some((pattern) => pattern.test(name));
}
