import { UiProvider } from '@litometr/ui';
import { testStrings } from '@litometr/ui/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { definePage, noAddress } from '../page/definePage.ts';
import { lazyRoute } from './lazyRoute.tsx';
import { pageRoute } from './pageRoute.tsx';
import { RouteError } from './RouteError.tsx';

const network = { isDown: false, load: vi.fn() };

/** Loads a page's code over a network that may be down. */
const load = () => {
  network.load();
  return network.isDown
    ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    : Promise.resolve(() => <h1>Opened</h1>);
};

const noCall = (() => Promise.resolve({})) as unknown as Call;
const page = definePage({ address: noAddress, reads: () => [], load });

/** An app with two ways of declaring a page. */
function openApp() {
  const routes = [
    {
      element: <Outlet />,
      errorElement: <RouteError />,
      children: [
        { path: '/', element: <h1>Home</h1> },
        pageRoute('/declared', page, { queryClient: new QueryClient(), call: noCall }),
        lazyRoute('/guarded', load, () => Promise.resolve(null)),
      ],
    },
  ];
  const router = createMemoryRouter(routes);
  render(
    <IntlProvider locale="ru" onError={() => undefined}>
      <UiProvider locale="ru" strings={testStrings}>
        <RouterProvider router={router} />
      </UiProvider>
    </IntlProvider>,
  );
  return router;
}

const failure = () => screen.findByRole('heading', { name: 'Страница не открылась' });
const opened = () => screen.findByRole('heading', { name: 'Opened' });

beforeEach(() => {
  network.isDown = false;
  network.load.mockClear();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});

describe.each(['/declared', '/guarded'])('the page %s whose code did not load', (path) => {
  it('loads with the next navigation once the network is back', async () => {
    const router = openApp();
    network.isDown = true;
    await act(() => router.navigate(path));
    expect(await failure()).toBeTruthy();
    await act(() => router.navigate('/'));
    network.isDown = false;
    await act(() => router.navigate(path));
    expect(await opened()).toBeTruthy();
  });

  it('loads when the reader retries', async () => {
    const router = openApp();
    network.isDown = true;
    await act(() => router.navigate(path));
    await failure();
    network.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await opened()).toBeTruthy();
  });

  it('is requested once per attempt', async () => {
    const router = openApp();
    network.isDown = true;
    await act(() => router.navigate(path));
    await failure();
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await failure();
    expect(network.load).toHaveBeenCalledTimes(2);
  });

  it('is loaded once for all visits', async () => {
    const router = openApp();
    await act(() => router.navigate(path));
    await act(() => router.navigate('/'));
    await act(() => router.navigate(path));
    await opened();
    expect(network.load).toHaveBeenCalledTimes(1);
  });
});
