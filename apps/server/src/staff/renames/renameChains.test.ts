import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfChain, problemOf, type RenameLink } from './renameChains.ts';

const link = (formerKey: string, presentKey: string): RenameLink => ({
  kind: 'genre',
  formerKey,
  presentKey,
});
const chain = [link('a', 'b'), link('b', 'c')];

describe('endOfChain', () => {
  it('follows renames of renames', () => {
    expect(['a', 'b', 'c', 'd'].map((key) => endOfChain(chain, 'genre', key))).toEqual([
      ...['c', 'c', 'c', 'd'],
    ]);
    expect(endOfChain(chain, 'author', 'a')).toBe('a');
  });
});

describe('problemOf', () => {
  it('names a circle, a second rename, and a name that stays the same', () => {
    expect(problemOf(chain, link('c', 'a'))).toBe('cycle');
    expect(problemOf(chain, link('a', 'd'))).toBe('renamed');
    expect(problemOf(chain, link('d', 'd'))).toBe('same');
    expect(problemOf(chain, link('d', 'a'))).toBeNull();
  });

  it('allows no order of renames that leads back to a name', () => {
    const names = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const property = fc.property(fc.array(fc.tuple(names, names)), (pairs) => {
      const links: RenameLink[] = [];
      for (const [former, present] of pairs) {
        if (problemOf(links, link(former, present)) === null) links.push(link(former, present));
      }
      for (const { formerKey } of links) {
        const end = endOfChain(links, 'genre', formerKey);
        // An end counts as itself: otherwise it would lie on a circle.
        expect(endOfChain(links, 'genre', end)).toBe(end);
        expect(links.map((one) => one.formerKey)).not.toContain(end);
      }
    });
    fc.assert(property, { seed: 4, numRuns: 500 });
  });
});
