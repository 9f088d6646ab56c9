import { describe, expect, it } from 'vitest';
import { ResponseCache } from './responseCache.ts';

const bytes = (text: string) => Buffer.from(text);
const read = async (response: Promise<Buffer>) => (await response).toString();

/** Responses that record how often each of them was computed. */
function counted(units = 100) {
  let state = 'first';
  const computed: string[] = [];
  const cache = new ResponseCache(() => Promise.resolve(state), units);
  const get = (key: string, text = key) =>
    read(
      cache.get(key, () => {
        computed.push(key);
        return Promise.resolve(bytes(text));
      }),
    );
  return { cache, computed, get, publish: (next: string) => (state = next) };
}

describe('ResponseCache', () => {
  it('computes a response once per state, also for requests at the same time', async () => {
    const { get, computed, publish } = counted();
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a', 'a', 'b']);
    expect(await get('a')).toBe('a');
    expect(computed).toEqual(['a', 'b']);
    publish('second');
    expect(await get('a', 'anew')).toBe('anew');
    expect(computed).toEqual(['a', 'b', 'a']);
  });

  it('refreshes on request, once for requests at the same time', async () => {
    const { cache, get, computed } = counted();
    await get('a');
    let finish: (response: Buffer) => void = () => undefined;
    const refresh = () =>
      read(
        cache.refresh('a', () => {
          computed.push('anew');
          return new Promise((resolve) => (finish = resolve));
        }),
      );
    const both = [refresh(), refresh()];
    await Promise.resolve();
    finish(bytes('b'));
    expect(await Promise.all(both)).toEqual(['b', 'b']);
    expect(await get('a')).toBe('b');
    await expect(cache.refresh('a', () => Promise.reject(new Error('busy')))).rejects.toThrow(
      'busy',
    );
    expect(await get('a')).toBe('b');
    expect(await read(cache.refresh('a', () => Promise.resolve(bytes('c'))))).toBe('c');
    expect(computed).toEqual(['a', 'anew']);
  });

  it('evicts the least recently used responses', async () => {
    const { get, computed } = counted(12);
    await get('old', '1234');
    await get('used', '1234');
    await get('old', '1234');
    await get('new', '1234');
    await get('old');
    expect(computed).toEqual(['old', 'used', 'new']);
    await get('used', '1234');
    expect(computed).toEqual(['old', 'used', 'new', 'used']);
  });

  it('caches no failure, and no response of an outdated state', async () => {
    const { cache, get, publish } = counted();
    await expect(cache.get('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(await get('a')).toBe('a');
    let finish: (response: Buffer) => void = () => undefined;
    const late = read(cache.get('late', () => new Promise((resolve) => (finish = resolve))));
    await get('a');
    publish('second');
    await get('a');
    finish(bytes('of the first'));
    expect(await late).toBe('of the first');
    expect(await get('late', 'of the second')).toBe('of the second');
  });
});
