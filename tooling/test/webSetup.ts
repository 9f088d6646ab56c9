import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As long as every other wait of the tests: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

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

// jsdom scrolls windows only; React Aria scrolls a list to its chosen item a frame after it has opened.
// Tests in the environment of Node have no elements.
if ('Element' in globalThis) {
  Element.prototype.scrollTo = () => undefined;
}
