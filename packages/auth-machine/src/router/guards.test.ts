import { beforeEach, describe, expect, it } from 'vitest';
import { gate, quiet, setUp, setUpSignedIn } from '../testing/setUp.ts';
import { createGuards } from './guards.ts';

const to = (path: string) => ({ request: new Request(`http://localhost${path}`) });
const location = (answer: Response | null) => answer?.headers.get('location') ?? null;

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('a protected route', () => {
  it('[I36] sends a guest to the login page with the whole place to come back to', async () => {
    const { session } = setUp();
    await session.start();
    const { requireSession } = createGuards(session);
    window.history.replaceState(null, '', '/app/profile?tab=2&x=%26#h');
    const answer = location(await requireSession(to('/app/profile?tab=2&x=%26')));
    const place = new URL(answer ?? '', 'http://localhost').searchParams.get('redirect');
    expect(place).toBe('/app/profile?tab=2&x=%26#h');
    expect(location(await requireSession(to('/app')))).toBe('/login?redirect=%2Fapp');
  });

  it('[I37] waits for a slow restore', async () => {
    const { session, server } = setUp({}, (scripted) => scripted.signIn('user'));
    const answer = gate();
    server.pause = () => answer.promise;
    const started = session.start();
    const guarded = createGuards(session).requireSession(to('/app'));
    answer.open();
    expect(await guarded).toBeNull();
    await started;
  });

  it('loads a menu that is missing, and goes Home when that fails', async () => {
    const { session, server, ends } = setUp({}, (scripted) => scripted.signIn('user'));
    server.override = ({ path }) => (path === '/menu/' ? { status: 500, body: {} } : null);
    await expect(session.start()).rejects.toThrow();
    expect(location(await createGuards(session).requireSession(to('/app')))).toBe('/');
    expect(server.count('/menu/')).toBe(2);
    expect(ends).toEqual([{ reason: 'menu-failed', wasSignedIn: true }]);
  });
});

describe('[I40] a navigation that another one overtakes', () => {
  it.each(['requireSession', 'requireGuest'] as const)('waits no longer in %s', async (guard) => {
    const { session, server } = setUp({}, (scripted) => scripted.signIn('user'));
    const answer = gate();
    server.pause = () => answer.promise;
    const started = session.start();
    const overtaken = new AbortController();
    const request = new Request('http://localhost/app', { signal: overtaken.signal });
    const guarded = createGuards(session)[guard]({ request });
    overtaken.abort(new Error('gone elsewhere'));
    await expect(guarded).rejects.toThrow('gone elsewhere');
    answer.open();
    await started;
    expect(server.count('/menu/')).toBe(1);
  });

  it('leaves the menu to the one that comes after it', async () => {
    const { session, server } = setUp({}, (scripted) => scripted.signIn('user'));
    server.override = ({ path }) => (path === '/menu/' ? { status: 500, body: {} } : null);
    await session.start().catch(() => undefined);
    server.override = () => null;
    const answer = gate();
    server.pause = () => answer.promise;
    const overtaken = new AbortController();
    const request = new Request('http://localhost/app', { signal: overtaken.signal });
    const { requireSession } = createGuards(session);
    const first = expect(requireSession({ request })).rejects.toThrow();
    const second = requireSession(to('/app/profile'));
    await quiet();
    overtaken.abort();
    await first;
    answer.open();
    expect(await second).toBeNull();
    expect(server.count('/menu/')).toBe(2);
  });
});

describe('the login page', () => {
  it.each([
    ['/login', '/app'],
    ['/login?redirect=%2Fapp%2Fprofile%3Fa%3D1%23h', '/app/profile?a=1#h'],
    ['/login?redirect=%2F%2Fevil.test', '/app'],
    ['/login?redirect=%2Fapp&redirect=%2Fx', '/app'],
  ])('%s sends a signed-in user to %s', async (path, target) => {
    const { session } = await setUpSignedIn();
    expect(location(await createGuards(session).requireGuest(to(path)))).toBe(target);
  });

  it('is for guests', async () => {
    const { session } = setUp();
    await session.start();
    expect(await createGuards(session).requireGuest(to('/login'))).toBeNull();
  });
});
