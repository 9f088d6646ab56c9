import { act, render, renderHook, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../machine/createSession.ts';
import { gate, setUp, setUpSignedIn } from '../testing/setUp.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { useLogin } from './useLogin.ts';
import { useMenu } from './useMenu.ts';
import { useRole } from './useRole.ts';
import { useSession } from './useSession.ts';
import { useUser } from './useUser.ts';

function useAll() {
  return {
    session: useSession(),
    user: useUser(),
    role: useRole(),
    menu: useMenu(),
    login: useLogin(),
  };
}

function renderAll(session: Session) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <SessionProvider session={session}>{children}</SessionProvider>
    </StrictMode>
  );
  return renderHook(useAll, { wrapper }).result;
}

function Name() {
  return <p>{useUser()?.username}</p>;
}

const right = { username: 'moderator', password: 'right', remember: true };

describe('the hooks', () => {
  it('[I30] follow the session from guest to signed in and out, in StrictMode, with one call', async () => {
    const { session, server } = setUp();
    const view = renderAll(session);
    expect(view.current.session.status).toBe('starting');
    await act(() => session.start());
    expect(view.current).toMatchObject({
      session: { status: 'guest', isAuthenticated: false },
      user: null,
      role: { role: 'guest', isVip: false },
      menu: { items: [], isLoading: false },
    });
    await act(() => view.current.login.submit(right));
    expect(view.current).toMatchObject({
      session: { status: 'signedIn', isAuthenticated: true },
      user: { username: 'moderator', role: 'moderator' },
      role: { isAdmin: false, isModerator: true, isVip: true },
      menu: { items: [{ name: 'dashboard' }], isLoading: false },
    });
    expect(view.current.role.hasRole('admin')).toBe(false);
    expect(server.served).toHaveLength(1);
    act(() => view.current.session.logout());
    expect(view.current.session.status).toBe('guest');
  });

  it('[I17] sign in once on a double click, return the error, and reset it', async () => {
    const { session, server } = setUp();
    await session.start();
    const view = renderAll(session);
    const answer = gate();
    server.pause = () => answer.promise;
    const wrong = { ...right, password: 'wrong' };
    const clicks: Promise<unknown>[] = [];
    await act(async () => {
      clicks.push(view.current.login.submit(wrong));
      await Promise.resolve();
      clicks.push(view.current.login.submit(wrong));
    });
    expect(view.current.login.isSubmitting).toBe(true);
    await act(async () => {
      answer.open();
      await Promise.all(clicks);
    });
    expect(server.count('/token/')).toBe(1);
    expect(view.current.login).toMatchObject({ isSubmitting: false, error: 'credentials' });
    act(() => view.current.login.reset());
    expect(view.current.login.error).toBeNull();
  });

  it('say that the menu is on its way, and that it is not when it failed', async () => {
    const { session, server } = setUp({}, (scripted) => scripted.signIn('user'));
    const view = renderAll(session);
    const answer = gate();
    server.pause = ({ path }) => (path === '/menu/' ? answer.promise : Promise.resolve());
    server.override = ({ path }) => (path === '/menu/' ? { status: 500, body: {} } : null);
    const started = session.start().catch(() => undefined);
    await act(async () => expect.poll(() => server.served.length).toBe(1));
    expect(view.current.menu).toEqual({ items: [], isLoading: true });
    await act(async () => {
      answer.open();
      await started;
    });
    expect(view.current.menu).toEqual({ items: [], isLoading: false });
    expect(view.current.session.status).toBe('signedIn');
  });

  it('say what is missing without a provider', async () => {
    const { session } = await setUpSignedIn();
    const quiet = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => renderHook(useUser)).toThrow(/SessionProvider/);
    quiet.mockRestore();
    render(
      <SessionProvider session={session}>
        <Name />
      </SessionProvider>,
    );
    expect(screen.getByText('user')).toBeDefined();
  });
});
