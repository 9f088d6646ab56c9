import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { statusOf } from '../machine/selectors.ts';
import { ScriptedServer } from '../testing/scriptedServer.ts';
import { scriptedTransport } from '../testing/scriptedTransport.ts';
import { createBrowserSession } from './createBrowserSession.ts';

let server: ScriptedServer;
let session: ReturnType<typeof createBrowserSession>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = new ScriptedServer();
  session = createBrowserSession({ transport: scriptedTransport(server) });
});
afterEach(() => session.dispose());

const status = () => statusOf(session.actor.getSnapshot());
const login = { username: 'user', password: 'right', remember: true };

/** Dispatches the event that this tab gets when another one has written to the storage. */
const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('[I26] a session on the browser', () => {
  it('stores its tokens for the next visit, or for this window only', async () => {
    await session.start();
    await session.login(login);
    expect(Object.keys(localStorage)).toEqual(['refresh_token', 'access_token']);
    session.logout();
    expect(localStorage).toHaveLength(0);
    await session.login({ ...login, remember: false });
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(2);
    expect(session.persistence).toBe('storage');
  });

  it.each(['access_token', null])('follows another tab that signs out (%s)', async (key) => {
    await session.start();
    await session.login(login);
    localStorage.clear();
    hear(key);
    expect(status()).toBe('guest');
  });

  it('follows another tab that signs in, and ignores what is none of its own', async () => {
    await session.start();
    const { access, refresh } = server.signIn('admin');
    localStorage.setItem('refresh_token', refresh);
    localStorage.setItem('access_token', access);
    hear('theme');
    expect(status()).toBe('guest');
    hear('access_token');
    await session.ready();
    expect(session.actor.getSnapshot().context.user?.username).toBe('admin');
  });

  it.each(['pageshow', 'visibilitychange', 'resume'])(
    '[I29] shows nothing private after a logout elsewhere, on %s',
    async (event) => {
      await session.start();
      await session.login(login);
      localStorage.clear();
      const target = event === 'pageshow' ? window : document;
      target.dispatchEvent(new Event(event));
      expect(status()).toBe('guest');
    },
  );

  it('hears nothing more once disposed of', async () => {
    await session.start();
    await session.login(login);
    session.dispose();
    localStorage.clear();
    hear(null);
    expect(session.actor.getSnapshot().matches('holding')).toBe(true);
  });
});
