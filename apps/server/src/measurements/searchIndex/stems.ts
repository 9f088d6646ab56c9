import stemmers from 'snowball-stemmers';

const russian = stemmers.newStemmer('russian');
const english = stemmers.newStemmer('english');

const CONSONANT = '[бвгджзйклмнпрстфхцчшщ]';
/** A vowel that comes and goes with the ending: любовь, любви; сестра, сестёр; конец, конца. */
const FLEETING = new RegExp(`(${CONSONANT})[ео](${CONSONANT})$`);
/** These keep theirs, and have relatives without it: город and гордый, голос, берег. */
const FIRM = new RegExp(`(?:оро|оло|ере|еле)${CONSONANT}$`);
const SHORTEST = 4;

/**
 * Returns the common stem of a word's forms: Snowball's stem, without a fleeting vowel. It is a key
 * for comparison, not a word of the language. A word without letters is its own stem.
 */
export function stemOf(word: string): string {
  if (/^[a-z]+$/.test(word)) return english.stem(word);
  if (!/^[а-я]+$/.test(word)) return word;
  const stem = russian.stem(word);
  if (stem.length < SHORTEST || FIRM.test(stem)) return stem;
  return stem.replace(FLEETING, '$1$2');
}
