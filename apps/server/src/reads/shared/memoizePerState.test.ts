import { expect, it } from 'vitest';
import type { Reads } from './context.ts';
import { memoizePerState } from './memoizePerState.ts';

/** Reads of a published state of its own. */
const published = (): Reads => ({
  db: { select: () => Promise.resolve([]), bytes: () => Promise.resolve(Buffer.alloc(0)) },
  states: new Map(),
  coverHosts: [],
});

/** Records how often a value is computed. */
function counted() {
  const made: string[] = [];
  const make = (key: string) => () => {
    made.push(key);
    return Promise.resolve(key);
  };
  return { made, make };
}

it('computes a value once per published state, and again for the next one', async () => {
  const { made, make } = counted();
  const [before, after] = [published(), published()];
  for (const reads of [before, before, after, before]) await memoizePerState(reads, 'a', make('a'));
  expect(made).toEqual(['a', 'a']);
});

it('evicts the least recently used entry of a full region', async () => {
  const { made, make } = counted();
  const [reads, region] = [published(), { maxEntries: 2 }];
  await memoizePerState(reads, 'other region', make('other region'));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b'])
    await memoizePerState(reads, key, make(key), region);
  await memoizePerState(reads, 'other region', make('other region'));
  expect(made).toEqual(['other region', 'a', 'b', 'c', 'b']);
});

it('does not cache failures', async () => {
  const reads = published();
  const failing = () => Promise.reject(new Error('The store is away.'));
  await expect(memoizePerState(reads, 'a', failing)).rejects.toThrow('The store is away.');
  expect(await memoizePerState(reads, 'a', () => Promise.resolve('made'))).toBe('made');
});
