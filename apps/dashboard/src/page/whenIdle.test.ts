import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdIdle, whenIdle } from './whenIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs when the browser is idle, and after the page that is on its way', async () => {
  const run = vi.fn();
  holdIdle(new Promise((resolve) => setTimeout(resolve, 500)));
  whenIdle(run);
  await vi.advanceTimersByTimeAsync(450);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(250);
  expect(run).toHaveBeenCalledOnce();
});

it('is ended while it waits', async () => {
  const run = vi.fn();
  holdIdle(new Promise((resolve) => setTimeout(resolve, 200)));
  const end = whenIdle(run);
  await vi.advanceTimersByTimeAsync(150);
  end();
  await vi.advanceTimersByTimeAsync(500);
  expect(run).not.toHaveBeenCalled();
});
