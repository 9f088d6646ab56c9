// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gate, quiet, setUp, setUpSignedIn } from '../testing/setUp.ts';
import { SessionEndedError } from './errors.ts';
import { statusOf } from './selectors.ts';

afterEach(() => {
  vi.useRealTimers();
});

const DAY = 86_400_000;
const entryPoints = {
  core: () => import('../index.ts'),
  parsers: () => import('../parsers/index.ts'),
  fetch: () => import('../fetch/index.ts'),
  axios: () => import('../axios/index.ts'),
  browser: () => import('../browser/index.ts'),
  router: () => import('../router/index.ts'),
  react: () => import('../react/index.ts'),
};

describe('[I34] before anything has begun', () => {
  it.each(Object.entries(entryPoints))('%s is imported where there is no page', async (_, load) => {
    expect('window' in globalThis).toBe(false);
    expect(Object.keys(await load())).not.toEqual([]);
  });

  it('the storage is not read, and no call is made', async () => {
    const read = vi.fn(() => null);
    const { session, server } = setUp({
      storage: { read, write: () => undefined, clear: () => undefined },
    });
    expect(read).not.toHaveBeenCalled();
    expect(statusOf(session.actor.getSnapshot())).toBe('starting');
    await session.start();
    expect(read).toHaveBeenCalledTimes(1);
    expect(server.served).toEqual([]);
  });
});

describe('[I32] whatever the clock says', () => {
  it.each([-DAY, 0, DAY])(
    '(%s ms off) the server alone decides when a token is over',
    async (off) => {
      vi.useFakeTimers({ now: Date.now() + off, toFake: ['Date'] });
      const { session, server } = await setUpSignedIn();
      vi.setSystemTime(Date.now() + 10 * DAY);
      const sent = await session.tokens.acquire();
      if (sent === null) throw new Error('signed in');
      expect(server.count('/token/refresh/')).toBe(0);
      server.expireAccess();
      vi.setSystemTime(Date.now() - 20 * DAY);
      expect(await session.tokens.renew(sent)).not.toBeNull();
      expect(server.count('/token/refresh/')).toBe(1);
    },
  );
});

describe('the queue for a token', () => {
  it('[I24] does not hang when tokens are requested during a state change', async () => {
    const { session, server } = setUp({}, (scripted) => {
      const tokens = scripted.signIn('user');
      scripted.expireAccess();
      return tokens;
    });
    const requestedTokens: Promise<unknown>[] = [];
    session.actor.subscribe(() => {
      if (requestedTokens.length < 20)
        requestedTokens.push(session.tokens.acquire().catch(() => null));
    });
    await session.start();
    expect((await Promise.all(requestedTokens)).filter((token) => token !== null)).not.toHaveLength(
      0,
    );
    expect(server.count('/token/refresh/')).toBe(1);
  });

  it('[I24] goes on without a lock that another tab never lets go', async () => {
    const acquire = vi.fn(() => Promise.resolve(null));
    const { session, server } = await setUpSignedIn({ lock: { acquire } });
    server.expireAccess();
    const sent = await session.tokens.acquire();
    expect(await (sent && session.tokens.renew(sent))).not.toBeNull();
    expect(acquire).toHaveBeenCalledTimes(1);
  });

  it('[I4] does not try a refused refresh token again', async () => {
    const { session, server } = await setUpSignedIn();
    const sent = await session.tokens.acquire();
    if (sent === null) throw new Error('signed in');
    server.revokeAll();
    await expect(session.tokens.renew(sent)).rejects.toThrow(SessionEndedError);
    await expect(session.tokens.renew(sent)).rejects.toThrow(SessionEndedError);
    expect(server.count('/token/refresh/')).toBe(1);
  });

  it('rejects who waits when the session is disposed of', async () => {
    const { session, server } = await setUpSignedIn();
    server.expireAccess();
    const sent = await session.tokens.acquire();
    const answer = gate();
    server.pause = () => answer.promise;
    const waiting = expect(sent && session.tokens.renew(sent)).rejects.toThrow(SessionEndedError);
    session.dispose();
    await waiting;
    answer.open();
    await quiet();
    expect(session.actor.getSnapshot().status).toBe('stopped');
  });
});

it('[I33] lives on whatever a port throws', async () => {
  const ports = ['login', 'refresh', 'fetchUser', 'fetchMenu', 'revoke', 'none'] as const;
  for (const port of ports) {
    const broken = setUp({
      transport: {
        login: () => Promise.resolve({ access: 'a', refresh: 'r', user: { username: 'user' } }),
        refresh: () => Promise.resolve({}),
        fetchUser: () => Promise.resolve({ username: 'user', role: 'user' }),
        fetchMenu: () => Promise.resolve([]),
        revoke: () => Promise.resolve(),
        [port]: () => {
          throw new RangeError(port);
        },
      },
      storage: { read: () => ({ access: 'a', refresh: 'r' }), write: refuse, clear: refuse },
    });
    await broken.session.start().catch(() => undefined);
    await broken.session.login({ username: 'u', password: 'p', remember: true });
    broken.session.logout();
    broken.session.reconcile();
    broken.session.online();
    await broken.session.ready();
    expect(broken.session.actor.getSnapshot().status).toBe('active');
  }
});

it('[I33] lives on when the lock fails: it is done without', async () => {
  const { session, server } = await setUpSignedIn({ lock: { acquire: refuse } });
  server.expireAccess();
  const sent = await session.tokens.acquire();
  expect(await (sent && session.tokens.renew(sent))).not.toBeNull();
});

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError');
}
