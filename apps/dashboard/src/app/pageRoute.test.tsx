import { portals } from '@litometr/api-contract';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { definePage, noAddress } from '../page/definePage.ts';
import { pageRoute } from './pageRoute.tsx';

const page = definePage({
  address: noAddress,
  reads: () => [read(portals, {})],
  load: () => Promise.resolve(() => null),
});

/** Goes from one page to another whose first answer takes so long; tells when it is there. */
function follow(answersAfter: number | 'never' | 'kept') {
  const queryClient = new QueryClient();
  if (answersAfter === 'kept') queryClient.setQueryData(['portals', {}], { items: [] });
  const answer = () =>
    new Promise((resolve) => {
      if (typeof answersAfter === 'number') setTimeout(() => resolve({}), answersAfter);
    });
  // A test's server answers by the contract, which its type cannot say of each endpoint.
  const call = answer as unknown as Call;
  const from = { path: '/from', element: null };
  const router = createMemoryRouter([from, pageRoute('/to', page, { queryClient, call })], {
    initialEntries: ['/from'],
  });
  void router.navigate('/to');
  return {
    isThere: async (after: number) => {
      await vi.advanceTimersByTimeAsync(after);
      return router.state.location.pathname === '/to';
    },
    end: () => router.dispose(),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the way to a page', () => {
  it('leads there with its first answer, which is drawn with it', async () => {
    const { isThere, end } = follow(120);
    expect([await isThere(100), await isThere(40)]).toEqual([false, true]);
    end();
  });

  it('waits no longer than a moment for one that does not come', async () => {
    const { isThere, end } = follow('never');
    expect([await isThere(290), await isThere(20)]).toEqual([false, true]);
    end();
  });

  it('waits for nothing that was read before', async () => {
    const { isThere, end } = follow('kept');
    expect(await isThere(0)).toBe(true);
    end();
  });
});
