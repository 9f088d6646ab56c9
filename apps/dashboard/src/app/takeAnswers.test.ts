import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRead } from '../api/read.ts';
import { catalogueAnswer } from '../testing/authorFixtures.ts';
import { guestSession, noGuards } from './guest.ts';
import { pageAt } from './pageAt.ts';
import { createRoutes } from './routes.tsx';
import { takeAnswers } from './takeAnswers.ts';

const path = '/portals/litnet/books';
const address = '/api/portals/litnet/books/?page=1&size=25';
const pause = () => Promise.resolve();

/** A page that came with a block of data; gives what its first read finds in the cache. */
async function open(block: string) {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<script type="application/json" id="first-answers">${block}</script>`;
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const call = vi.fn(() => new Promise<never>(() => undefined));
  const reads = { queryClient, call };
  const routes = createRoutes({ reads, session: await guestSession(), guards: noGuards });
  await takeAnswers(routes, reads, pause);
  const [read] = pageAt(routes, path)?.page.reads(undefined) ?? [];
  if (read === undefined) throw new Error('the catalogue reads its books');
  void startRead(queryClient, call, read);
  return { call, kept: queryClient.getQueryCache().getAll()[0]?.state.data };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

describe('a page that came with its answers', () => {
  it('calls for nothing that is among them', async () => {
    const answer = catalogueAnswer();
    const { call, kept } = await open(JSON.stringify({ [address]: answer }));
    expect(kept).toMatchObject({ count: answer.count });
    expect(call).not.toHaveBeenCalled();
    expect(document.getElementById('first-answers')).toBeNull();
  });

  it.each([
    ['of other calls', '{}'],
    ['that do not fit the contract', JSON.stringify({ [address]: { items: 'no list' } })],
    ['cut off', `{"${address}":{"ite`],
  ])('calls where they are %s', async (_, block) => {
    const { call, kept } = await open(block);
    expect(kept).toBeUndefined();
    expect(call).toHaveBeenCalledOnce();
  });

  it('calls all the same where it is gone back to, and shows them meanwhile', async () => {
    const navigation = { entryType: 'navigation', type: 'back_forward' } as never;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
    const { call, kept } = await open(JSON.stringify({ [address]: catalogueAnswer() }));
    expect(kept).toBeDefined();
    expect(call).toHaveBeenCalledOnce();
  });
});
