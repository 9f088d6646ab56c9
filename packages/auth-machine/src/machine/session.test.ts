import { afterEach, describe, expect, it, vi } from 'vitest';
import { menuItem } from '../testing/scriptedServer.ts';
import { gate, quiet, setUp, setUpSignedIn, until } from '../testing/setUp.ts';
import { MenuRestoreError, SessionChangedError, SessionEndedError } from './errors.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { statusOf } from './selectors.ts';
import type { Tokens } from './types.ts';

afterEach(() => {
  vi.useRealTimers();
});

const right = { username: 'vip', password: 'right', remember: true };
const failing =
  (path: string, status = 500) =>
  (request: { path: string }) =>
    request.path === path ? { status, body: {} } : null;

describe('start-up', () => {
  it('without tokens makes a guest and no call', async () => {
    const { session, server, ends } = setUp();
    expect(statusOf(session.actor.getSnapshot())).toBe('starting');
    await session.start();
    expect(statusOf(session.actor.getSnapshot())).toBe('guest');
    expect(server.served).toEqual([]);
    expect(ends).toEqual([]);
  });

  it('with tokens restores the user, then the menu', async () => {
    const { session, server } = await setUpSignedIn();
    expect(server.served.map((call) => call.path)).toEqual(['/auth/users/me/', '/menu/']);
    expect(session.actor.getSnapshot().context).toMatchObject({
      user: { username: 'user' },
      menu: [{ name: 'dashboard' }],
    });
  });

  it('renews an expired token on the way', async () => {
    const { session, server } = setUp({}, (scripted) => {
      const tokens = scripted.signIn('user');
      scripted.expireAccess();
      return tokens;
    });
    await session.start();
    expect(server.count('/token/refresh/')).toBe(1);
    expect(statusOf(session.actor.getSnapshot())).toBe('signedIn');
  });

  it.each([500, 403, 0])('[I22] logs out when the user cannot be loaded (%s)', async (status) => {
    const { session, server, ends, storage } = setUp({}, (scripted) => scripted.signIn('user'));
    server.override = failing('/auth/users/me/', status);
    await session.start();
    expect(statusOf(session.actor.getSnapshot())).toBe('guest');
    expect(storage.read()).toBeNull();
    expect(ends).toEqual([{ reason: 'user-failed', wasSignedIn: false }]);
  });

  it('ends a hanging start in ten seconds', async () => {
    vi.useFakeTimers();
    const { session, server, ends } = setUp({}, (scripted) => scripted.signIn('user'));
    server.pause = () => new Promise(() => undefined);
    const started = session.start();
    await vi.advanceTimersByTimeAsync(10_000);
    await started;
    expect(ends).toEqual([{ reason: 'user-failed', wasSignedIn: false }]);
  });

  it('passes a failed menu on, stays signed in, and tries again with the next navigation', async () => {
    const onFailure = vi.fn();
    const { session, server } = setUp({ onFailure }, (scripted) => scripted.signIn('user'));
    server.override = failing('/menu/');
    await expect(session.start()).rejects.toThrow(MenuRestoreError);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ call: 'menu' }));
    expect(statusOf(session.actor.getSnapshot())).toBe('signedIn');
    server.override = () => null;
    expect(await session.ensureMenu()).toBe(true);
    expect(session.actor.getSnapshot().context.menu).toEqual([menuItem('dashboard')]);
  });

  it('logs out when the menu fails for a navigation too', async () => {
    const { session, server, ends } = setUp({}, (scripted) => scripted.signIn('user'));
    server.override = failing('/menu/');
    await expect(session.start()).rejects.toThrow(MenuRestoreError);
    expect(await session.ensureMenu()).toBe(false);
    expect(ends).toEqual([{ reason: 'menu-failed', wasSignedIn: true }]);
  });
});

describe('signing in', () => {
  it('takes tokens, user and menu from one answer', async () => {
    const { session, server, storage } = setUp();
    await session.start();
    expect(await session.login(right)).toMatchObject({ ok: true, user: { username: 'vip' } });
    expect(server.served.map((call) => call.path)).toEqual(['/token/']);
    expect(storage.read()).toEqual({ access: 'access-1', refresh: 'refresh-2' });
    expect(session.actor.getSnapshot().context.menu).toHaveLength(1);
  });

  it.each([
    ['a wrong password', 401, { detail: 'No active account' }, 'credentials'],
    ['too many attempts', 429, {}, 'network'],
    ['a fault', 500, '<html>', 'network'],
    ['no answer', 0, null, 'network'],
    ['a page instead of an answer', 200, '<html>', 'network'],
    [
      'no token',
      200,
      { access: '', refresh: 'r', user: { username: 'u', role: 'user' } },
      'network',
    ],
    ['no user', 200, { access: 'a', refresh: 'r' }, 'network'],
  ])('[I5] distinguishes %s', async (_, status, body, error) => {
    const { session, server, storage } = setUp();
    await session.start();
    server.override = () => ({ status, body });
    expect(await session.login(right)).toEqual({ ok: false, error });
    expect(server.served).toHaveLength(1);
    expect(storage.read()).toBeNull();
    session.actor.send({ type: 'login.cancel' });
    expect(session.actor.getSnapshot().context.loginError).toBeNull();
  });

  it('[I17] takes the last one of two, in either order of their answers', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { session, server } = setUp();
      await session.start();
      const gates = [gate(), gate()];
      server.pause = ({ body }) =>
        JSON.stringify(body).includes('vip')
          ? (gates[0]?.promise ?? Promise.resolve())
          : (gates[1]?.promise ?? Promise.resolve());
      const first = session.login(right);
      const second = session.login({ ...right, username: 'admin' });
      for (const index of order) {
        gates[index]?.open();
        await quiet();
        expect(server.served).toHaveLength(order.indexOf(index) + 1);
      }
      expect(await first).toEqual({ ok: false, error: null });
      expect(await second).toMatchObject({ ok: true, user: { username: 'admin' } });
    }
  });

  it('drops a cancelled one, whatever comes back', async () => {
    const { session, server, storage } = setUp();
    await session.start();
    const answer = gate();
    server.pause = () => answer.promise;
    const login = session.login(right);
    await until(session, (snapshot) => snapshot.matches({ anonymous: 'submitting' }));
    session.actor.send({ type: 'login.cancel' });
    answer.open();
    expect(await login).toEqual({ ok: false, error: null });
    await quiet();
    expect(server.served).toHaveLength(1);
    expect(storage.read()).toBeNull();
  });

  it('[I31] exposes no secret to inspection', async () => {
    const seen: string[] = [];
    const inspect = (event: unknown) => {
      seen.push(
        JSON.stringify(event, (key, value: unknown) =>
          key === 'actorRef' || key === 'sourceRef' ? undefined : value,
        ),
      );
    };
    const { session, server } = setUp({ inspect });
    await session.start();
    const answer = gate();
    server.pause = () => answer.promise;
    const login = session.login({ ...right, password: 'right' });
    await until(session, (snapshot) => snapshot.matches({ anonymous: 'submitting' }));
    seen.push(JSON.stringify(session.actor.getPersistedSnapshot()));
    answer.open();
    await login;
    server.expireAccess();
    const sent = await session.tokens.acquire();
    if (sent !== null) await session.tokens.renew(sent);
    seen.push(JSON.stringify(session.actor.getPersistedSnapshot()));
    const text = seen.join('\n');
    expect(text).toContain('login.submit');
    expect(text).toContain('token.rejected');
    for (const secret of ['"right"', 'access-', 'refresh-']) expect(text).not.toContain(secret);
  });
});

describe('logging out', () => {
  it('[I14, I20] wins over everything that is under way, once', async () => {
    for (const path of ['/token/refresh/', '/menu/', '/auth/users/me/', '/token/']) {
      const signedIn = path !== '/token/';
      const { session, server, storage, ends } = setUp({}, (scripted) =>
        signedIn ? scripted.signIn('user') : null,
      );
      const answer = gate();
      if (path === '/token/refresh/') server.expireAccess();
      // The server has done its part: the answer is on its way.
      server.pause = (request, at) =>
        request.path === path && at === 'departure' ? answer.promise : Promise.resolve();
      void session.start().catch(() => undefined);
      if (!signedIn) void session.login(right);
      await quiet();
      session.logout();
      session.actor.send({ type: 'login.cancel' });
      answer.open();
      await quiet();
      expect(statusOf(session.actor.getSnapshot())).toBe('guest');
      expect(storage.read()).toBeNull();
      expect(session.actor.getSnapshot().context).toMatchObject({ user: null, menu: null });
      expect(ends).toHaveLength(signedIn ? 1 : 0);
    }
  });

  it('ends the session on the server, and locally when the server is unreachable', async () => {
    const { session, server, ends } = await setUpSignedIn();
    server.override = failing('/token/revoke/', 0);
    session.logout();
    expect(ends).toEqual([{ reason: 'logout', wasSignedIn: true }]);
    await quiet();
    expect(server.count('/token/revoke/')).toBe(1);
  });

  it('[I19] ends it though the storage refuses to forget', async () => {
    const stuck = {
      ...createMemoryStorage({ access: 'a', refresh: 'r' }),
      clear: () => {
        throw new Error('refused');
      },
    };
    const { session, server } = setUp({ storage: stuck });
    server.override = () => ({ status: 200, body: { username: 'u', role: 'user' } });
    await session.start().catch(() => undefined);
    session.logout();
    expect(statusOf(session.actor.getSnapshot())).toBe('guest');
    session.reconcile();
    expect(statusOf(session.actor.getSnapshot())).toBe('guest');
  });
});

describe('renewing', () => {
  async function refusedToken() {
    const parts = await setUpSignedIn();
    parts.server.expireAccess();
    const sent = await parts.session.tokens.acquire();
    if (sent === null) throw new Error('signed in');
    return { ...parts, sent };
  }

  it('[I9] retains the refresh token of a server that does not rotate', async () => {
    const { session, server, storage, sent } = await refusedToken();
    server.rotates = false;
    const renewed = await session.tokens.renew(sent);
    expect(renewed?.access).not.toBe(sent.access);
    expect(storage.read()).toEqual({ access: renewed?.access, refresh: 'refresh-2' });
  });

  it.each([
    [null],
    [{}],
    [{ access: 1 }],
    [{ access: '' }],
    [{ access: 'undefined' }],
    ['<html>'],
    [{ access: 'a', refresh: 5 }],
  ])('[I10] takes %j for a refusal', async (body) => {
    const { session, server, storage, sent, ends } = await refusedToken();
    server.override = ({ path }) => (path === '/token/refresh/' ? { status: 200, body } : null);
    await expect(session.tokens.renew(sent)).rejects.toThrow(SessionEndedError);
    expect(storage.read()).toBeNull();
    expect(ends).toEqual([{ reason: 'refresh-failed', wasSignedIn: true }]);
  });

  it("says 'Нет refresh токена' when there is none", async () => {
    const { session, server } = setUp({}, (scripted) => ({
      ...scripted.signIn('user'),
      refresh: null,
    }));
    await session.start();
    server.expireAccess();
    const sent = await session.tokens.acquire();
    await expect(sent && session.tokens.renew(sent)).rejects.toThrow('Нет refresh токена');
    expect(server.count('/token/refresh/')).toBe(0);
  });

  it('[I6] settles all who wait when it is refused', async () => {
    const { session, server, sent } = await refusedToken();
    server.revokeAll();
    const waiting = Array.from({ length: 100 }, () => session.tokens.renew(sent));
    const results = await Promise.allSettled(waiting);
    for (const result of results) {
      expect(result.status === 'rejected' && result.reason).toBeInstanceOf(SessionEndedError);
    }
    expect(server.count('/token/refresh/')).toBe(1);
  });

  it('tries again while the server cannot be reached, then logs out', async () => {
    const { session, server, sent, ends } = await refusedToken();
    vi.useFakeTimers();
    server.override = failing('/token/refresh/', 503);
    const renewal = session.tokens.renew(sent);
    const failed = expect(renewal).rejects.toThrow(SessionEndedError);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await failed;
    expect(server.count('/token/refresh/')).toBeGreaterThan(3);
    expect(ends).toEqual([{ reason: 'refresh-failed', wasSignedIn: true }]);
  });

  it('goes on when the server is back in time', async () => {
    const { session, server, sent } = await refusedToken();
    let failures = 2;
    server.override = ({ path }) => {
      if (path !== '/token/refresh/' || failures === 0) return null;
      failures -= 1;
      return { status: 0, body: null };
    };
    vi.useFakeTimers();
    const renewal = session.tokens.renew(sent);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await renewal).not.toBeNull();
  });

  it('continues the session by policy, until the network is back', async () => {
    vi.useFakeTimers();
    const { session, server } = await setUpSignedIn({ onUnreachableRefresh: 'keep' });
    server.expireAccess();
    server.override = failing('/token/refresh/', 0);
    const sent = await session.tokens.acquire();
    const failed = expect(sent && session.tokens.renew(sent)).rejects.toThrow(/cannot be reached/);
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(statusOf(session.actor.getSnapshot())).toBe('signedIn');
    server.override = () => null;
    session.online();
    expect((await session.tokens.acquire())?.access).not.toBe(sent?.access);
  });

  it('[I7] is not ended by the caller who caused it', async () => {
    const { session, server, sent } = await refusedToken();
    const answer = gate();
    server.pause = () => answer.promise;
    const mine = new AbortController();
    const first = session.tokens.renew(sent, mine.signal);
    const second = session.tokens.renew(sent);
    mine.abort();
    await expect(first).rejects.toThrow(/abort/i);
    answer.open();
    expect(await second).not.toBeNull();
    expect(server.count('/token/refresh/')).toBe(1);
  });

  it('follows a refusal of the renewed token too', async () => {
    const { session, server, sent } = await refusedToken();
    const renewed = await session.tokens.renew(sent);
    if (renewed === null) throw new Error('The first renewal returned no token.');
    const again = await session.tokens.renew(renewed);
    expect(again?.version).toBe(renewed.version + 1);
    expect(server.count('/token/refresh/')).toBe(2);
  });
});

describe('other tabs', () => {
  function twoTabs(username = 'user') {
    const first = setUp({}, (server) => server.signIn(username));
    return {
      ...first,
      write: (tokens: Tokens) => {
        first.storage.write(tokens);
        first.session.reconcile();
      },
    };
  }

  it('[I26] sign this one out', async () => {
    const { session, storage, ends } = await setUpSignedIn();
    storage.clear();
    session.reconcile();
    expect(ends).toEqual([{ reason: 'other-tab', wasSignedIn: true }]);
  });

  it('[I26] sign this one in', async () => {
    const { session, server, storage } = setUp();
    await session.start();
    storage.write(server.signIn('admin'));
    session.reconcile();
    await session.ready();
    expect(session.actor.getSnapshot().context.user?.username).toBe('admin');
    expect(session.actor.getSnapshot().context.menu).not.toBeNull();
  });

  it('hand over a renewed token of the same user; calls under way go on', async () => {
    const { session, server, write } = twoTabs();
    await session.start();
    const sent = await session.tokens.acquire();
    const { epoch } = session.actor.getSnapshot().context;
    write(server.signIn('user'));
    const renewed = sent && (await session.tokens.renew(sent));
    expect(server.ownerOf(`Bearer ${renewed?.access ?? ''}`)).toBe('user');
    expect(session.actor.getSnapshot().context.epoch).toBe(epoch);
    expect(server.count('/token/refresh/')).toBe(0);
  });

  it('[I15] hand over another user: calls of the former one are not sent in their name', async () => {
    const { session, server, write } = twoTabs();
    await session.start();
    const sent = await session.tokens.acquire();
    write(server.signIn('admin'));
    await expect(sent && session.tokens.renew(sent)).rejects.toThrow(SessionChangedError);
    await session.ready();
    expect(session.actor.getSnapshot().context.user?.username).toBe('admin');
  });

  it('[I16] keep their session when this one is refused', async () => {
    const { session, server, storage } = await setUpSignedIn();
    const sent = await session.tokens.acquire();
    server.expireAccess();
    const answer = gate();
    server.pause = ({ path }) => (path === '/token/refresh/' ? answer.promise : Promise.resolve());
    const renewal = sent && session.tokens.renew(sent);
    server.revokeAll();
    const theirs = server.signIn('user');
    storage.write(theirs);
    answer.open();
    expect((await renewal)?.access).toBe(theirs.access);
    expect(storage.read()).toEqual(theirs);
  });
});
