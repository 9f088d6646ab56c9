import { expect, it } from 'vitest';
import { drawnPlaces, PIECE } from './drawnPlaces.ts';

/** Elements under each other, each with so many empty ones in it. */
function column(...parts: { height: number; elements: number }[]): HTMLElement {
  const root = document.createElement('main');
  let top = 0;
  for (const { height, elements } of parts) {
    const part = document.createElement('section');
    part.append(...Array.from({ length: elements }, () => document.createElement('i')));
    const box = new DOMRect(0, top, 300, height);
    part.getBoundingClientRect = () => box;
    root.append(part);
    top += height;
  }
  root.getBoundingClientRect = () => new DOMRect(0, 0, 300, top);
  return root;
}

const FOLD = 800;

it('takes apart what the end of the window crosses, and what is too much for one piece', () => {
  const root = column(
    { height: 500, elements: 400 },
    { height: 500, elements: 40 },
    { height: 100, elements: 40 },
    { height: 100, elements: PIECE + 1 },
    { height: 100, elements: 10 },
  );
  const { tag, top, height, inside } = drawnPlaces(root, FOLD);
  expect([tag, top, height]).toEqual(['MAIN', 0, 1_300]);
  expect(inside.map((part) => [part.top, part.inside.length])).toEqual([
    // In the window, across its end, under it: one piece, too much for one, a small one.
    [0, 0],
    [500, 40],
    [1_000, 0],
    [1_100, PIECE + 1],
    [1_200, 0],
  ]);
});

it('leaves a small part whole, wherever it is', () => {
  const root = column({ height: 790, elements: 30 }, { height: 500, elements: 10 });
  expect(drawnPlaces(root, FOLD).inside.map(({ inside }) => inside.length)).toEqual([0, 0]);
});
