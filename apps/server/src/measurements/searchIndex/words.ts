/** Letters with the marks on them, and digits: what words are made of. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PLAIN_WORD = /^[a-z0-9а-я]+$/;

/**
 * The words of a text as the index holds them, in their order: small letters, е for ё, no accents
 * (`é` is `e`; `й` is a letter of its own). `wordsSql` yields the same in the engine.
 */
export function wordsOf(text: string): string[] {
  return foundWords(text).map(({ word }) => word);
}

/** A word of a text with the place that it was written at, in UTF-16 units: from, and up to. */
export interface FoundWord {
  word: string;
  from: number;
  to: number;
}

/** As `wordsOf`, with places. Texts are taken as they are written: decomposed letters stay whole. */
export function foundWords(text: string): FoundWord[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const word = plainWord(match[0]);
    return word === '' ? [] : [{ word, from: match.index, to: match.index + match[0].length }];
  });
}

function plainWord(written: string): string {
  const word = written.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
  return PLAIN_WORD.test(word) ? word : word.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The words of a text of the engine, as an array. */
export function wordsSql(text: string): string {
  const lower = `replaceAll(lowerUTF8(normalizeUTF8NFC(${text})), 'ё', 'е')`;
  const plain = `if(match(w, '^[a-z0-9а-я]+$'), w,
    replaceRegexpAll(normalizeUTF8NFD(w), '\\\\p{M}', ''))`;
  return `arrayFilter(w -> w != '', arrayMap(w -> ${plain},
    extractAll(${lower}, '[\\\\p{L}\\\\p{N}\\\\p{M}]+')))`;
}

/**
 * Words that say little: a query's other words decide, and annotations are not searched for them.
 */
const particles = new Set(
  `а без бы в во да для до же за и из или к ко ли на над не ни но о об от по под при про с со то у
  a an and at by for from in is it of on or the to with`.split(/\s+/),
);

export function isParticle(word: string): boolean {
  return particles.has(word);
}

export const particleList: readonly string[] = [...particles];
