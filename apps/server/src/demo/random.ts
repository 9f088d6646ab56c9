import { randomNormal } from 'd3-random';
import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded stream of choices: the same seed gives the same choices in the same order. */
export interface Random {
  /** Uniform in [0, 1). */
  float(): number;
  /** Uniform integer, both ends included. */
  int(from: number, to: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** Normal with mean 0 and deviation 1. */
  normal(): number;
  /**
   * Rounds to an integer at random so that the expectation is the value: small means do not become
   * zero.
   */
  round(value: number): number;
  /** One of the items; throws when there is none. */
  pick<Item>(items: readonly Item[]): Item;
  /** One of the items by weight; throws when there is none. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
  /** The items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /**
   * Returns an independent stream, so that random numbers of one part do not shift those of
   * another.
   */
  fork(): Random;
}

const LARGEST_SEED = 0x7fff_ffff;

export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const float = () => uniformFloat32(generator);
  const int = (from: number, to: number) => uniformInt(generator, from, to);
  const normal = randomNormal.source(float)();

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[int(0, Math.max(0, items.length - 1))];
    if (item === undefined) throw new Error('There is nothing to pick from: the list is empty.');
    return item;
  }

  function weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
    const total = items.reduce((sum, [, weight]) => sum + weight, 0);
    let left = float() * total;
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    const last = items.at(-1);
    if (last === undefined) throw new Error('There is nothing to pick from: the list is empty.');
    return last[0];
  }

  function shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, key: float() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  }

  return {
    float,
    int,
    normal,
    pick,
    weighted,
    shuffled,
    chance: (probability) => float() < probability,
    round: (value) => Math.floor(value + float()),
    fork: () => createRandom(int(0, LARGEST_SEED)),
  };
}
