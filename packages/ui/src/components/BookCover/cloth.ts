import { cloths } from './BookCover.css.ts';
import { seedOf } from './seed.ts';

type Cloth = (typeof cloths)[number];

/** The cloth of a genre's books, or of a book without one by its title. */
export const clothOf = (text: string): Cloth => cloths[seedOf(text) % cloths.length] ?? '1';

/** The cloths around the circle of hues, from the reds to plum and grey. */
const places = {
  '3': 0,
  '6': 1,
  '9': 2,
  '2': 3,
  '10': 4,
  '4': 5,
  '5': 6,
  '11': 7,
  '8': 8,
  '1': 9,
  '7': 10,
  '12': 11,
} as const satisfies Record<Cloth, number>;

/**
 * Returns the position of a generated cover in an order by colour: similar colours are neighbours.
 */
export const coverHue = ({ title, genre }: { title: string; genre?: string }): number =>
  places[clothOf(genre ?? title)];
