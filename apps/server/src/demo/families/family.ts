import type { Words } from '../language/grammar.ts';

/** Kinds of books with a vocabulary of their own; each portal files them under its own genres. */
export const familyKeys = [
  'litrpg',
  'boyar',
  'pastTravel',
  'otherWorld',
  'romanticFantasy',
  'academy',
  'household',
  'romance',
  'historicalRomance',
  'detective',
  'cosyMystery',
  'space',
  'postapocalypse',
  'epicFantasy',
  'mystic',
  'historical',
  'youth',
  'humorousFantasy',
] as const;
export type FamilyKey = (typeof familyKeys)[number];

/** The vocabulary of a kind of books. Templates are in the notation of `language/grammar.ts`. */
export interface Family {
  readonly words: Words;
  /** Titles of single books and of series. */
  readonly titles: readonly string[];
  /** One sentence each: an annotation takes an opening, a turn and perhaps a stake and a close. */
  readonly openings: readonly string[];
  readonly turns: readonly string[];
  readonly stakes: readonly string[];
  readonly closings: readonly string[];
  /** Openings of the later books of a series; they name only characters of the first book. */
  readonly sequels: readonly string[];
  /** Tags, the commonest first. */
  readonly tags: readonly string[];
  readonly ages: readonly (readonly [age: 0 | 6 | 12 | 16 | 18, weight: number])[];
  /** Share of women among the authors. */
  readonly women: number;
  /** Share of authors that write under a pen name. */
  readonly penNames: number;
  /** Weight of the kind in the whole supply of books. */
  readonly supply: number;
  /** Share of books that belong to a series. */
  readonly inSeries: number;
  /** Median size of a finished book in characters with spaces. */
  readonly chars: number;
}
