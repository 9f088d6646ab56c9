import { beforeEach, describe, expect, it } from 'vitest';
import { createVault } from '../machine/vault.ts';
import { createTokenStorage } from './tokenStorage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const contents = (area: Storage) => Object.fromEntries(Object.entries(area));
const pair = { access: 'a1', refresh: 'r1' };

describe('the token storage', () => {
  it("uses local storage, and session storage without 'remember me'", () => {
    const storage = createTokenStorage();
    storage.write(pair, true);
    expect(contents(localStorage)).toEqual({ access_token: 'a1', refresh_token: 'r1' });
    storage.write({ access: 'a2', refresh: 'r2' }, false);
    expect(contents(localStorage)).toEqual({});
    expect(contents(sessionStorage)).toEqual({ access_token: 'a2', refresh_token: 'r2' });
    storage.write({ access: 'a3', refresh: 'r3' });
    expect(localStorage).toHaveLength(0);
    expect(storage.read()).toEqual({ access: 'a3', refresh: 'r3' });
    storage.clear();
    expect(sessionStorage).toHaveLength(0);
  });

  it('puts a prefix before both keys', () => {
    createTokenStorage({ prefix: 'p.' }).write(pair, true);
    expect(Object.keys(localStorage).sort()).toEqual(['p.access_token', 'p.refresh_token']);
    expect(createTokenStorage().read()).toBeNull();
  });

  it('[I27] writes access last and clears it first', () => {
    const order: string[] = [];
    const area = new Proxy(localStorage, {
      get:
        (target, key) =>
        (...args: string[]) => {
          if (key === 'setItem' || key === 'removeItem') order.push(`${key} ${args[0] ?? ''}`);
          if (key === 'getItem') return target.getItem(args[0] ?? '');
          return undefined;
        },
    });
    const storage = createTokenStorage({ lasting: () => area });
    storage.write(pair, true);
    storage.clear();
    expect(order).toEqual([
      'setItem refresh_token',
      'setItem access_token',
      'removeItem access_token',
      'removeItem refresh_token',
    ]);
  });

  it.each(['', 'undefined', 'null', '{', '{"a":1}', 'a b', 'ы', 'x'.repeat(1_000_000)])(
    '[I22] takes junk for no token (%#)',
    (junk) => {
      localStorage.setItem('access_token', junk);
      localStorage.setItem('refresh_token', 'r');
      expect(createTokenStorage().read()).toBeNull();
      localStorage.setItem('access_token', 'a');
      localStorage.setItem('refresh_token', junk);
      expect(createTokenStorage().read()).toEqual({ access: 'a', refresh: null });
    },
  );
});

describe('[I28] a storage that throws', () => {
  it.each(['getItem', 'setItem', 'removeItem', 'access'])(
    'at %s leaves a session in memory',
    (method) => {
      const refuse = (): never => {
        throw new DOMException('refused', 'SecurityError');
      };
      const area = () => {
        if (method === 'access') return refuse();
        return new Proxy(localStorage, {
          get:
            (target, key) =>
            (...args: [string, string]) => {
              if (key === method) return refuse();
              if (key === 'getItem') return target.getItem(args[0]);
              if (key === 'setItem') target.setItem(...args);
              if (key === 'removeItem') target.removeItem(args[0]);
              return undefined;
            },
        });
      };
      const vault = createVault(createTokenStorage({ lasting: area, passing: area }));
      vault.adopt(vault.stored());
      vault.commit(pair, true);
      expect(vault.peek()).toMatchObject(pair);
      expect(vault.compare()).toBe('same');
      vault.commit({ access: 'a2', refresh: 'r2' });
      expect(vault.peek()?.access).toBe('a2');
      expect(vault.persistence).toBe('memory');
      vault.clear({ all: true });
      expect(vault.peek()).toBeNull();
      expect(vault.compare()).toBe('same');
    },
  );
});
