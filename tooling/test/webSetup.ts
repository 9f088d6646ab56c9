import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// As long as every other wait of the tests: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

/** Files of the project `logic` share one document: each begins as on a page that was just opened. */
afterAll(() => {
  vi.useRealTimers();
  // Some files run without a document.
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
});

/** jsdom lays nothing out: every element is in the viewport as soon as it is observed. */
class VisibleObserver {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.#callback([entry], this as unknown as IntersectionObserver));
  }

  disconnect(): void {
    // There is nothing to stop: each element is reported once.
  }
}

globalThis.IntersectionObserver = VisibleObserver as unknown as typeof IntersectionObserver;
