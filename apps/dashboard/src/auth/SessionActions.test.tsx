import { useSession, useUser } from '@litometr/auth-machine/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TestPage } from '../testing/TestPage.tsx';
import { SessionActions } from './SessionActions.tsx';

vi.mock('@litometr/auth-machine/react', () => ({ useSession: vi.fn(), useUser: vi.fn() }));
vi.mock('./AlertsLink.tsx', () => ({ AlertsLink: () => null }));
vi.mock('../prefs/PreferencesSync.tsx', () => ({ default: () => null }));

type Status = ReturnType<typeof useSession>['status'];

const logout = vi.fn();

function renderActions(status: Status, username: string | null) {
  vi.mocked(useSession).mockReturnValue({
    status,
    isAuthenticated: status === 'signedIn',
    logout,
  });
  vi.mocked(useUser).mockReturnValue(username === null ? null : { username, role: 'user' });
  render(
    <TestPage>
      <SessionActions />
    </TestPage>,
  );
}

describe('SessionActions', () => {
  beforeEach(() => vi.clearAllMocks());

  it('offers guests the way in, and no profile', () => {
    renderActions('guest', null);
    screen.getByRole('button', { name: 'Вход' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('links the username to the profile, beside the way out', () => {
    renderActions('signedIn', 'reader');
    const link = screen.getByRole('link', { name: /reader/ });
    expect(link.textContent).toBe('reader');
    expect(link.getAttribute('href')).toBe('/app/profile');
    screen.getByRole('button', { name: 'Выход' });
  });

  it.each([
    ['while no user is loaded', 'restoring', null],
    ['for an empty name', 'signedIn', ''],
  ] as const)('names the visitor «Гость» %s', (_, status, username) => {
    renderActions(status, username);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('Гость');
    expect(link.getAttribute('href')).toBe('/app/profile');
  });
});
