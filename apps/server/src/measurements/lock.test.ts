import { describe, expect, it } from 'vitest';
import { ReadWriteLock } from './lock.ts';

function gate() {
  return Promise.withResolvers<undefined>();
}

describe('ReadWriteLock', () => {
  it('lets readers run beside each other and a writer only alone', async () => {
    const lock = new ReadWriteLock();
    const seen: string[] = [];
    const first = gate();
    const second = gate();
    const reads = [
      lock.read(async () => {
        seen.push('read 1');
        await first.promise;
        seen.push('end 1');
      }),
      lock.read(async () => {
        seen.push('read 2');
        await second.promise;
        seen.push('end 2');
      }),
    ];
    const write = lock.write(() => {
      seen.push('write');
      return Promise.resolve();
    });
    const late = lock.read(() => {
      seen.push('read 3');
      return Promise.resolve();
    });
    second.resolve(undefined);
    first.resolve(undefined);
    await Promise.all([...reads, write, late]);
    expect(seen.slice(0, 2)).toEqual(['read 1', 'read 2']);
    expect(seen.slice(2, 4).toSorted()).toEqual(['end 1', 'end 2']);
    expect(seen.slice(4)).toEqual(['write', 'read 3']);
  });

  it('is given back when the work fails, on either side', async () => {
    const lock = new ReadWriteLock();
    await expect(lock.read(() => Promise.reject(new Error('read')))).rejects.toThrow('read');
    await expect(lock.write(() => Promise.reject(new Error('write')))).rejects.toThrow('write');
    await expect(lock.write(() => Promise.resolve('free'))).resolves.toBe('free');
  });
});
