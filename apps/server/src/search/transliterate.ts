/** Longest first: `shch` is one letter. */
const toCyrillic: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ye', 'е'],
  ["'", 'ь'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'ц'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'ы'],
  ['z', 'з'],
];
const toLatin = new Map(
  Object.entries({
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
  }),
);

/** A text in the other script as it sounds: «drakon» → «дракон», «Толкин» → «tolkin»; else null. */
export function otherScript(text: string): string | null {
  const lower = text.toLowerCase();
  const converted = /[a-z]/.test(lower) ? cyrillic(lower) : latin(lower);
  return converted === lower ? null : converted;
}

const latin = (text: string) =>
  Array.from(text, (letter) => toLatin.get(letter) ?? letter).join('');

function cyrillic(text: string): string {
  let converted = '';
  for (let at = 0; at < text.length; ) {
    const found = toCyrillic.find(([letters]) => text.startsWith(letters, at));
    const [letters, letter] = found ?? [text.charAt(at), text.charAt(at)];
    // «anatoliy», «moy»: after a vowel it is short.
    converted += letters === 'y' && /[аеиоуыэюя]$/.test(converted) ? 'й' : letter;
    at += letters.length;
  }
  return converted;
}
