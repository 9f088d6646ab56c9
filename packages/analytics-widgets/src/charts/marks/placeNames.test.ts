import { expect, it } from 'vitest';
import { placeNames } from './placeNames.ts';

const field = { left: 50, right: 400, top: 0, bottom: 300 };
const mark = (x: number, y: number, r = 10) => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
});
const name = (index: number, label = 'Fantasy') => ({ index, label });

it('places a name after its mark, or before it where another mark or the edge is in the way', () => {
  expect(placeNames([name(0)], [mark(100, 100)], field)[0]).toMatchObject({
    anchor: 'start',
    x: 114,
  });
  const beside = [mark(100, 100), mark(140, 100)];
  expect(placeNames([name(0)], beside, field)[0]).toMatchObject({ anchor: 'middle' });
  expect(placeNames([name(0)], [mark(390, 100)], field)[0]).toMatchObject({
    anchor: 'end',
    x: 376,
  });
});

it('places no name above or below the field, where the axis titles are', () => {
  const beside = [mark(100, 10), mark(140, 10), mark(60, 10)];
  expect(placeNames([name(0)], beside, field)[0]?.y).toBeGreaterThan(10);
  const under = [mark(100, 290), mark(140, 290), mark(60, 290)];
  expect(placeNames([name(0)], under, field)[0]?.y).toBeLessThan(290);
});

it('leaves out a name that would overlap an earlier one', () => {
  const crowd = Array.from({ length: 6 }, (_, at) => mark(200 + at, 100));
  const placed = placeNames(
    crowd.map((_, index) => name(index)),
    crowd,
    field,
  );
  expect(placed[0]?.index).toBe(0);
  expect(placed.length).toBeLessThan(6);
});

it('cuts a name that fits on no side, and omits it where little would remain', () => {
  const long = 'A name that is much longer than all the room that there is between the two axes';
  expect(placeNames([name(0, long)], [mark(100, 100)], field)[0]?.text).toMatch(/^A name .*…$/);
  expect(placeNames([name(0, long)], [mark(370, 100)], field)).toEqual([]);
});

it('shifts a name above its mark at the edge of the field', () => {
  const walls = [mark(390, 100), mark(340, 100)];
  const [placed] = placeNames([name(0)], walls, field);
  expect(placed).toMatchObject({ anchor: 'middle', y: 83 });
  expect(placed?.x).toBeLessThan(375);
});

it('overlaps no text of the field', () => {
  const texts = [{ x: 150, y: 90, width: 100, height: 20 }];
  expect(placeNames([name(0)], [mark(150, 100)], { ...field, texts })[0]?.anchor).toBe('end');
});

it('covers another mark only with one of the first names, and never on phones', () => {
  // Marks all around, so that no side of any of them is free.
  const crowd = Array.from({ length: 49 }, (_, at) =>
    mark(300 + (at % 7) * 21, 100 + Math.floor(at / 7) * 21),
  );
  const middle = [16, 18, 30, 32, 24].map((at) => name(at));
  expect(placeNames(middle, crowd, { ...field, left: 0, right: 800 }).length).toBeLessThanOrEqual(
    3,
  );
  expect(placeNames(middle, crowd, { ...field, left: 0, right: 800 }).length).toBeGreaterThan(0);
  expect(placeNames(middle, crowd, { ...field, left: 200, right: 560 })).toEqual([]);
});
