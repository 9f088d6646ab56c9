import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstPage } from './firstPage.ts';

type Router = Parameters<typeof firstPage>[0];

/** A router that says when it is initialized; the rest of its state is not looked at. */
function routerOf() {
  const listeners = new Set<() => void>();
  const state = { initialized: false };
  const router = {
    state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    // Only `initialized` is read of a state that has twenty parts.
    router: router as unknown as Router,
    listeners,
    initialize: () => {
      state.initialized = true;
      for (const listener of listeners) listener();
    },
  };
}

/** A read that ends when it is told to. */
function startRead(client: QueryClient): () => void {
  let end: (value: string) => void = () => undefined;
  const queryFn = () =>
    new Promise<string>((resolve) => {
      end = resolve;
    });
  void client.query({ queryKey: ['read'], queryFn });
  return () => end('answer');
}

function watched(promise: Promise<void>): () => boolean {
  let isDone = false;
  void promise.then(() => {
    isDone = true;
  });
  return () => isDone;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits for the code, then for the data, and leaves no listener behind', async () => {
  const { router, listeners, initialize } = routerOf();
  const client = new QueryClient();
  const answer = startRead(client);
  const isDone = watched(firstPage(router, client));
  await vi.advanceTimersByTimeAsync(100);
  expect(isDone()).toBe(false);
  initialize();
  await vi.advanceTimersByTimeAsync(100);
  expect([isDone(), listeners.size]).toEqual([false, 0]);
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(isDone()).toBe(true);
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1); // the cache's own, that forgets the answer
});

it('shows the page without an answer that takes too long, and without code that does', async () => {
  const late = routerOf();
  late.initialize();
  const client = new QueryClient();
  startRead(client);
  const isDone = watched(firstPage(late.router, client));
  await vi.advanceTimersByTimeAsync(1_400);
  expect(isDone()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isDone()).toBe(true);

  const never = routerOf();
  const isShown = watched(firstPage(never.router, new QueryClient()));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isShown()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect([isShown(), never.listeners.size]).toEqual([true, 0]);
});

it('waits for nothing where all is there', async () => {
  const { router, initialize } = routerOf();
  initialize();
  await firstPage(router, new QueryClient());
  expect(vi.getTimerCount()).toBe(0);
});
