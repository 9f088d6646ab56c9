import { describe, expect, it } from 'vitest';
import { KeptAnswers } from './keptAnswers.ts';

const bytes = (text: string) => Buffer.from(text);
const read = async (answer: Promise<Buffer>) => (await answer).toString();

/** Answers that tell how often each of them was made. */
function counted(units = 100) {
  let state = 'first';
  const made: string[] = [];
  const kept = new KeptAnswers(() => Promise.resolve(state), units);
  const ask = (key: string, text = key) =>
    read(
      kept.of(key, () => {
        made.push(key);
        return Promise.resolve(bytes(text));
      }),
    );
  return { kept, made, ask, publish: (next: string) => (state = next) };
}

describe('kept answers', () => {
  it('are made once for a state, also for those who ask at the same time', async () => {
    const { ask, made, publish } = counted();
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a', 'a', 'b']);
    expect(await ask('a')).toBe('a');
    expect(made).toEqual(['a', 'b']);
    publish('second');
    expect(await ask('a', 'anew')).toBe('anew');
    expect(made).toEqual(['a', 'b', 'a']);
  });

  it('are made anew for who asks so, once for those who do at the same time', async () => {
    const { kept, ask, made } = counted();
    await ask('a');
    let finish: (answer: Buffer) => void = () => undefined;
    const anew = () =>
      read(
        kept.anew('a', () => {
          made.push('anew');
          return new Promise((resolve) => (finish = resolve));
        }),
      );
    const both = [anew(), anew()];
    await Promise.resolve();
    finish(bytes('b'));
    expect(await Promise.all(both)).toEqual(['b', 'b']);
    expect(await ask('a')).toBe('a');
    await expect(kept.anew('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(await read(kept.anew('a', () => Promise.resolve(bytes('c'))))).toBe('c');
    expect(made).toEqual(['a', 'anew']);
  });

  it('give way where there is no room: first those that nobody asked for longest', async () => {
    const { ask, made } = counted(10);
    await ask('old', '1234');
    await ask('used', '1234');
    await ask('old', '1234');
    await ask('new', '1234');
    await ask('old');
    expect(made).toEqual(['old', 'used', 'new']);
    await ask('used', '1234');
    expect(made).toEqual(['old', 'used', 'new', 'used']);
  });

  it('hold no failure, and no answer of a state that has gone meanwhile', async () => {
    const { kept, ask, publish } = counted();
    await expect(kept.of('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(await ask('a')).toBe('a');
    let finish: (answer: Buffer) => void = () => undefined;
    const late = read(kept.of('late', () => new Promise((resolve) => (finish = resolve))));
    await ask('a');
    publish('second');
    await ask('a');
    finish(bytes('of the first'));
    expect(await late).toBe('of the first');
    expect(await ask('late', 'of the second')).toBe('of the second');
  });
});
