import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openNewRelease } from './newRelease.ts';

const documentOf = (entry: string) =>
  new Response(`<!doctype html><script type="module" crossorigin src="${entry}"></script>`);

/** A server that serves this release, and a tab that runs `/assets/start-old.js`. */
const serve = (entry: string) =>
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(documentOf(entry)));

const assign = vi.fn();
const reload = vi.fn();
const here = 'http://localhost/portals';
const elsewhere = new URL('http://localhost/about');

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="/assets/start-old.js"></script>';
  vi.stubGlobal('location', { href: here, assign, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  assign.mockClear();
  reload.mockClear();
});

describe('openNewRelease', () => {
  it('opens the page as a document when the server serves another release', async () => {
    serve('/assets/start-new.js');
    expect(await openNewRelease(elsewhere)).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(elsewhere.href);
  });

  it('reloads the page whose address is in the address bar already', async () => {
    serve('/assets/start-new.js');
    await openNewRelease(new URL(here));
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  it('opens it once: a release that stays broken does not reload the tab in a loop', async () => {
    serve('/assets/start-new.js');
    await openNewRelease(elsewhere);
    expect(await openNewRelease(elsewhere)).toBe(false);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('leaves the page alone while the server serves the same release', async () => {
    serve('/assets/start-old.js');
    expect(await openNewRelease(elsewhere)).toBe(false);
  });

  it('leaves the page alone without a server: the browser would show its own error page', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await openNewRelease(elsewhere)).toBe(false);
  });

  it('leaves the page alone where a reload cannot be recorded', async () => {
    serve('/assets/start-new.js');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await openNewRelease(elsewhere)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
