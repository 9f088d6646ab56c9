import type { Family } from '../families/family.ts';
import { feminineSurname } from '../language/agreement.ts';
import type { Random } from '../random.ts';
import { authorMen, authorWomen } from './authorNames.ts';
import { nicknames, penMen, penSurnames, penWomen } from './penNames.ts';
import { surnames } from './surnames.ts';

const NICKNAME_SHARE = 0.12;
const ATTEMPTS = 40;

/** Gives out authors' names, each once. */
export interface NameGiver {
  /** A name fit for an author of this kind of books. Throws when the supply is used up. */
  next(family: Family): string;
}

export function createNameGiver(random: Random): NameGiver {
  const given = new Set<string>();
  return {
    next(family) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const name = authorName(family, random);
        if (given.has(name)) continue;
        given.add(name);
        return name;
      }
      throw new Error("The supply of authors' names is used up: add surnames to surnames.ts.");
    },
  };
}

function authorName(family: Family, random: Random): string {
  const isWoman = random.chance(family.women);
  if (random.chance(family.penNames)) {
    if (!isWoman && random.chance(NICKNAME_SHARE)) return random.pick(nicknames);
    return `${random.pick(isWoman ? penWomen : penMen)} ${random.pick(penSurnames)}`;
  }
  const surname = random.pick(surnames);
  return isWoman
    ? `${random.pick(authorWomen)} ${feminineSurname(surname)}`
    : `${random.pick(authorMen)} ${surname}`;
}
