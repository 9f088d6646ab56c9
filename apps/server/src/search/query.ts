import { stemOf } from '../measurements/searchIndex/stems.ts';
import { isParticle, wordsOf } from '../measurements/searchIndex/words.ts';
import { otherLayout } from './keyboard.ts';
import { otherScript } from './transliterate.ts';

/** How a query was read: as it was typed, on the other keyboard layout, in the other script. */
type ReadingKind = 'typed' | 'layout' | 'script';

/** A word that is looked for. */
export interface Wanted {
  word: string;
  stem: string;
  /** A longer word may begin with it: it may not be typed to its end. */
  isPrefix: boolean;
  /** A result may be without it: it says little, and others say more. */
  isOptional: boolean;
}

export interface QueryReading {
  kind: ReadingKind;
  text: string;
  /** All words in one, as the index holds whole titles. */
  whole: string;
  wanted: readonly Wanted[];
}

/** Words of a query that count; more do not make it clearer. */
const MAX_QUERY_WORDS = 10;
/** One letter begins a fifteenth of everything. */
const MIN_PREFIX_LENGTH = 2;

/** The ways to read what was typed, the likeliest first; none where it holds no word. */
export function readingsOf(typed: string): QueryReading[] {
  const texts: [ReadingKind, string | null][] = [
    ['typed', typed],
    ['layout', otherLayout(typed)],
    ['script', otherScript(typed)],
  ];
  const seen = new Set<string>();
  return texts.flatMap(([kind, text]) => {
    const words = text === null ? [] : wordsOf(text);
    const whole = words.join(' ');
    if (text === null || words.length === 0 || seen.has(whole)) return [];
    seen.add(whole);
    return [{ kind, text, whole, wanted: wantedOf(words) }];
  });
}

function wantedOf(words: readonly string[]): Wanted[] {
  const last = words.at(-1);
  const counted = [...new Set(words)].slice(0, MAX_QUERY_WORDS);
  const hasContentWord = counted.some((word) => !isParticle(word));
  return counted.map((word) => ({
    word,
    stem: stemOf(word),
    isPrefix: word.length >= MIN_PREFIX_LENGTH && !(isParticle(word) && word !== last),
    // The last one may be the beginning of a longer word.
    isOptional: hasContentWord && isParticle(word),
  }));
}
