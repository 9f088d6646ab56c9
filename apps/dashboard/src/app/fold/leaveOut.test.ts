import { expect, it } from 'vitest';
import type { DrawnPlace } from './drawnPlaces.ts';
import { leaveOut } from './leaveOut.ts';

const FOLD = 100;

function page(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const at = (tag: string, top: number, height: number, inside: DrawnPlace[] = []): DrawnPlace => ({
  tag,
  top,
  width: 300,
  height,
  inside,
});

const styleOf = (root: Element, selector: string): string | null | undefined =>
  root.querySelector(selector)?.getAttribute('style');

it('leaves out what was drawn under the fold, and keeps its room', () => {
  const root = page(
    '<p id="in"></p><p id="next"></p><p id="under" style="block-size: 5rem"><b></b><b></b></p>',
  );
  const place = at('DIV', -50, 400, [at('P', -50, 60), at('P', 100, 20), at('P', 120, 80)]);
  const pieces = leaveOut(place, root, FOLD);
  expect(styleOf(root, '#in')).toBeNull();
  expect(styleOf(root, '#next')).toBe(
    'content-visibility: hidden; visibility: hidden; inline-size: 300px; block-size: 20px;',
  );
  expect(styleOf(root, '#under')).toBe(
    'block-size: 80px; content-visibility: hidden; visibility: hidden; inline-size: 300px;',
  );
  expect(pieces.map(({ elements }) => elements)).toEqual([0, 2]);
  for (const { show } of pieces) show();
  expect(styleOf(root, '#next')).toBe('');
  expect(styleOf(root, '#under')).toBe('block-size: 5rem;');
});

it('leaves out rows under the fold themselves: the box around their table keeps its height', () => {
  const root = page(
    '<section><table><tbody><tr id="above"></tr><tr id="first"></tr><tr id="second"></tr><tr></tr></tbody></table></section>',
  );
  const rows = [at('TR', -40, 30), at('TR', 60, 30), at('TR', 110, 30), at('TR', 140, 30)];
  const table = at('TABLE', 60, 90, [at('TBODY', 60, 90, rows)]);
  const place = at('DIV', 0, 200, [at('SECTION', 50, 150, [table])]);
  const pieces = leaveOut(place, root, FOLD);
  expect(styleOf(root, '#above')).toBeNull();
  expect(styleOf(root, '#first')).toBeNull();
  expect(styleOf(root, '#second')).toBe('display: none;');
  expect(styleOf(root, 'section')).toBe('min-block-size: 150px;');
  expect(styleOf(root, 'tbody, table')).toBeNull();
  for (const { show } of pieces) show();
  expect(root.querySelectorAll('[style]:not([style=""])')).toHaveLength(0);
});

it('leaves alone what is not as it was drawn', () => {
  const root = page('<p></p><i></i><div><p></p></div><table><thead></thead></table>');
  const place = at('DIV', 0, 900, [
    at('P', 200, 0),
    at('P', 200, 50),
    at('DIV', 50, 500, [at('P', 300, 10), at('P', 310, 10)]),
    at('TABLE', 90, 500, [at('THEAD', 300, 10)]),
  ]);
  expect(leaveOut(place, root, FOLD)).toEqual([]);
  expect(root.querySelectorAll('[style]')).toHaveLength(0);
});

it('passes by what a drawing holds for windows of another width', () => {
  const root = page('<p></p><p id="under"></p>');
  const place = at('DIV', 0, 400, [
    at('P', 0, 60),
    { tag: 'P', top: 0, width: 0, height: 0, inside: [] },
    at('P', 120, 80),
  ]);
  expect(leaveOut(place, root, FOLD)).toHaveLength(1);
  expect(styleOf(root, '#under')).toContain('content-visibility: hidden');
});
