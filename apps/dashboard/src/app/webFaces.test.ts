import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWebFaces } from './webFaces.ts';

const rules = [
  '@font-face{font-family:Own;src:url(/latin.woff2);font-weight:400 600}',
  '@font-face{font-family:Far;src:url(/arabic.woff2);font-weight:400 600}',
];
const added: string[] = [];
let load = vi.fn<(family: string) => void>();
let listeners: ((state: unknown) => void)[] = [];
const router = {
  state: { location: { pathname: '/' } },
  subscribe: (listener: (state: unknown) => void) => {
    listeners.push(listener);
    return () => {
      listeners = listeners.filter((each) => each !== listener);
    };
  },
} as unknown as Parameters<typeof fetchWebFaces>[0];
const goTo = (pathname: string) => {
  for (const listener of listeners) listener({ location: { pathname } });
};

/** A rule of jsdom is not among the globals, and it knows no faces. */
beforeEach(() => {
  const sheet = document.createElement('style');
  sheet.id = 'web-faces';
  sheet.media = 'not all';
  sheet.textContent = rules.join('');
  document.head.append(sheet);
  document.body.style.fontFamily = 'Own, sans-serif';
  vi.stubGlobal('CSSFontFaceRule', sheet.sheet?.cssRules[0]?.constructor);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 1;
  });
  load = vi.fn<(family: string) => void>();
  vi.stubGlobal(
    'FontFace',
    class {
      readonly family: string;
      constructor(family: string) {
        this.family = family;
      }
      load() {
        load(this.family);
        return Promise.resolve(this);
      }
    },
  );
  Object.assign(document, { fonts: { add: ({ family }: FontFace) => added.push(family) } });
});

afterEach(() => {
  document.getElementById('web-faces')?.remove();
  document.body.removeAttribute('style');
  localStorage.clear();
  added.length = 0;
  listeners = [];
  vi.unstubAllGlobals();
});

it('keeps the faces of the page’s language, and dresses the next page in them', async () => {
  fetchWebFaces(router);
  await vi.waitFor(() => expect(localStorage.getItem('web-faces')).toBe('1'));
  expect(load.mock.calls).toEqual([['Own']]);
  goTo('/');
  expect(added).toEqual([]);
  goTo('/portals');
  goTo('/about');
  expect(added).toEqual(['Own']);
});

it('fetches nothing for a browser that has them, nor for who saves data', () => {
  const sheet = document.getElementById('web-faces') as HTMLStyleElement;
  sheet.media = 'all';
  fetchWebFaces(router);
  sheet.media = 'not all';
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fetchWebFaces(router);
  expect(load).not.toHaveBeenCalled();
});
