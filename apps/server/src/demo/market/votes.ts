import type { Random } from '../random.ts';
import type { Listing } from './catalogue.ts';

export type Stars = readonly [number, number, number, number, number];

/** From here on votes are spread by share instead of one by one. */
const MANY = 60;

/** Votes for one to five stars, by listing. */
export class VoteBox {
  readonly #votes: Float64Array;
  readonly #chances: readonly (readonly (readonly [star: number, chance: number])[])[];
  readonly #random: Random;

  constructor(listings: readonly Listing[], random: Random) {
    this.#votes = new Float64Array(listings.length * 5);
    this.#chances = listings.map(({ stars }) => stars.map((chance, star) => [star, chance]));
    this.#random = random;
  }

  add(index: number, count: number): void {
    const chances = this.#chances[index] ?? [];
    if (count <= MANY) {
      for (let vote = 0; vote < count; vote += 1)
        this.#give(index, this.#random.weighted(chances), 1);
      return;
    }
    let left = count;
    for (const [star, chance] of chances.slice(0, 4)) {
      const given = Math.min(left, this.#random.round(count * chance));
      this.#give(index, star, given);
      left -= given;
    }
    this.#give(index, 4, left);
  }

  of(index: number): Stars {
    const at = (star: number) => this.#votes[index * 5 + star] ?? 0;
    return [at(0), at(1), at(2), at(3), at(4)];
  }

  #give(index: number, star: number, count: number): void {
    const at = index * 5 + star;
    this.#votes[at] = (this.#votes[at] ?? 0) + count;
  }
}

/** The mean of votes to two places; null without votes. */
export function meanOf(stars: Stars): number | null {
  const count = stars.reduce((sum, votes) => sum + votes, 0);
  if (count === 0) return null;
  const total = stars.reduce((sum, votes, star) => sum + votes * (star + 1), 0);
  return Math.round((total / count) * 100) / 100;
}
