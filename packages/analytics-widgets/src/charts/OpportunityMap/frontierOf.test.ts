import { expect, it } from 'vitest';
import { seeded } from '../../testing/books.ts';
import { frontierOf } from './frontierOf.ts';

const niche = (id: string, supply: number | null, demand: number | null) => ({
  id,
  supply,
  demand,
});

it('rises from niche to niche and leaves out those with more supply and less demand', () => {
  const niches = [
    niche('rare and read', 3, 40),
    niche('rare and quiet', 3, 10),
    niche('crowded', 800, 39),
    niche('more read', 90, 60),
    niche('as much read, more written', 120, 60),
  ];
  expect(frontierOf(niches)).toEqual(['rare and read', 'more read']);
});

it('leaves out niches that are not on the map', () => {
  expect(frontierOf([niche('a', null, 9), niche('b', 0, 9), niche('c', 5, null)])).toEqual([]);
});

it('contains exactly the niches that no other beats in both', () => {
  const random = seeded(5);
  const niches = Array.from({ length: 300 }, (_, at) =>
    niche(String(at), 1 + Math.floor(random() * 60), Math.floor(random() * 60)),
  );
  const beaten = new Set(
    niches
      .filter((one) =>
        niches.some(
          (other) =>
            (other.supply ?? 0) <= (one.supply ?? 0) &&
            (other.demand ?? 0) >= (one.demand ?? 0) &&
            (other.supply !== one.supply || other.demand !== one.demand),
        ),
      )
      .map(({ id }) => id),
  );
  const found = new Set(frontierOf(niches));
  expect([...found].filter((id) => beaten.has(id))).toEqual([]);
  // Of several niches at one point only the first is on the frontier.
  const places = (ids: Iterable<string>) =>
    new Set([...ids].map((id) => `${niches[Number(id)]?.supply} ${niches[Number(id)]?.demand}`));
  const unbeaten = niches.map(({ id }) => id).filter((id) => !beaten.has(id));
  expect(places(found)).toEqual(places(unbeaten));
});
