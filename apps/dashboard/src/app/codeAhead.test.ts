import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchCodeAhead } from './codeAhead.ts';

const loaded: string[] = [];
let fails = '';

function page(path: string): RouteObject {
  const load = () => {
    loaded.push(path);
    return path === fails ? Promise.reject(new Error('no line')) : Promise.resolve();
  };
  return { path, handle: { address: {}, warm: () => undefined, load } };
}
const routes = [
  page('/first'),
  page('/second'),
  page('/hidden'),
  page('/aside'),
  { path: '/bare' },
];

beforeEach(() => {
  loaded.length = 0;
  fails = '';
  document.body.innerHTML = `
    <nav>
      <a href="/second">2</a><a href="/first">1</a><a href="/second?by=x">2</a>
      <a href="/bare">0</a><a href="/hidden" class="folded">3</a>
      <a href="https://elsewhere.example/first">4</a>
    </nav>
    <a href="/aside">5</a>`;
  // There is no layout in jsdom.
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return !this.matches('.folded');
    },
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('fetches the code of each page that the navigation shows a link to, once', async () => {
  await fetchCodeAhead(routes);
  expect(loaded).toEqual(['/second', '/first']);
});

it('goes on where one does not come', async () => {
  fails = '/second';
  await fetchCodeAhead(routes);
  expect(loaded).toEqual(['/second', '/first']);
});

it('fetches nothing for who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await fetchCodeAhead(routes);
  expect(loaded).toEqual([]);
});
