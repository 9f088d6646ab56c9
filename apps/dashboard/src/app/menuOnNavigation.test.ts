import { createMemoryStorage, createSession, TransportError } from '@litometr/auth-machine';
import { defaultParsers } from '@litometr/auth-machine/parsers';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { askForMenuOnNavigation } from './menuOnNavigation.ts';

const fetchMenu = vi.fn<() => Promise<unknown>>();
const onSignedOut = vi.fn();
const router = () => createMemoryRouter([{ path: '/' }, { path: '/about' }, { path: '/portals' }]);

function openSession(isReturning = true) {
  return createSession({
    transport: {
      login: () => Promise.reject(new TransportError('not here', { status: 500 })),
      refresh: () => Promise.reject(new TransportError('not here', { status: 500 })),
      fetchUser: () => Promise.resolve({ username: 'user', role: 'user' }),
      fetchMenu,
    },
    parsers: defaultParsers,
    storage: createMemoryStorage(isReturning ? { access: 'a', refresh: 'r' } : null),
    onSignedOut,
  });
}
const failed = () => Promise.reject(new TransportError('down', { status: 500 }));

afterEach(() => {
  fetchMenu.mockReset();
  onSignedOut.mockReset();
});

test('a navigation asks once more for a menu that failed', async () => {
  fetchMenu.mockImplementationOnce(failed).mockResolvedValue([]);
  const session = openSession();
  await session.start().catch(() => undefined);
  const pages = router();
  askForMenuOnNavigation(pages, session);
  await pages.navigate('/about');
  await expect.poll(() => session.actor.getSnapshot().context.menu).not.toBeNull();
  expect(fetchMenu).toHaveBeenCalledTimes(2);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('what was published reaches who has a menu with the next page, and a failure costs nothing', async () => {
  fetchMenu.mockResolvedValueOnce([]);
  const session = openSession();
  await session.start();
  const pages = router();
  askForMenuOnNavigation(pages, session);
  await pages.navigate('/?sort=name');
  expect(fetchMenu).toHaveBeenCalledTimes(1);
  fetchMenu.mockImplementationOnce(failed);
  await pages.navigate('/about');
  await expect.poll(() => fetchMenu.mock.calls.length).toBe(2);
  fetchMenu.mockResolvedValueOnce([{ name: 'new', path: '/app/new', type: 'item' }]);
  await pages.navigate('/portals');
  const namesNow = () => session.actor.getSnapshot().context.menu?.map(({ name }) => name);
  await expect.poll(() => namesNow()?.length).toBe(1);
  expect(namesNow()).toEqual(['new']);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('a second failure ends the session', async () => {
  fetchMenu.mockImplementation(failed);
  const session = openSession();
  await session.start().catch(() => undefined);
  const pages = router();
  askForMenuOnNavigation(pages, session);
  await pages.navigate('/about');
  await expect.poll(() => onSignedOut.mock.calls.length).toBeGreaterThan(0);
  expect(onSignedOut).toHaveBeenCalledWith({ reason: 'menu-failed', wasSignedIn: true });
});

test('guests are asked nothing, nor is anybody after the end of it', async () => {
  fetchMenu.mockImplementation(failed);
  const guest = openSession(false);
  await guest.start();
  const pages = router();
  askForMenuOnNavigation(pages, guest);
  await pages.navigate('/about');
  const user = openSession();
  await user.start().catch(() => undefined);
  askForMenuOnNavigation(pages, user)();
  await pages.navigate('/portals');
  expect(fetchMenu).toHaveBeenCalledTimes(1);
});
