import { expect, it } from 'vitest';
import type { Reads } from './context.ts';
import { once } from './kept.ts';

/** Reads of a published state of its own. */
const published = (): Reads => ({
  db: { select: () => Promise.resolve([]), bytes: () => Promise.resolve(Buffer.alloc(0)) },
  states: new Map(),
  coverHosts: [],
});

/** Counts how often a part is made. */
function counted() {
  const made: string[] = [];
  const make = (key: string) => () => {
    made.push(key);
    return Promise.resolve(key);
  };
  return { made, make };
}

it('makes a part once for a published state, and anew for the next', async () => {
  const { made, make } = counted();
  const [before, after] = [published(), published()];
  for (const reads of [before, before, after, before]) await once(reads, 'a', make('a'));
  expect(made).toEqual(['a', 'a']);
});

it('keeps so many parts of a shelf as it may hold, and lets the longest unused go', async () => {
  const { made, make } = counted();
  const [reads, shelf] = [published(), { most: 2 }];
  await once(reads, 'other shelf', make('other shelf'));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await once(reads, key, make(key), shelf);
  await once(reads, 'other shelf', make('other shelf'));
  expect(made).toEqual(['other shelf', 'a', 'b', 'c', 'b']);
});

it('does not remember what failed', async () => {
  const reads = published();
  const failing = () => Promise.reject(new Error('The store is away.'));
  await expect(once(reads, 'a', failing)).rejects.toThrow('The store is away.');
  expect(await once(reads, 'a', () => Promise.resolve('made'))).toBe('made');
});
