import { expect, it } from 'vitest';
import { placeNames } from './placeNames.ts';

const field = { left: 50, right: 400 };
const mark = (x: number, y: number, r = 10) => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
});
const name = (index: number, label = 'Fantasy') => ({ index, label });

it('writes a name behind its mark, before it where another mark or the end is in the way', () => {
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

it('leaves a name out rather than across another, and the earlier one stays', () => {
  const crowd = Array.from({ length: 6 }, (_, at) => mark(200 + at, 100));
  const placed = placeNames(
    crowd.map((_, index) => name(index)),
    crowd,
    field,
  );
  expect(placed[0]?.index).toBe(0);
  expect(placed.length).toBeLessThan(6);
});

it('cuts a name that no side has room for, and gives up where little of it would stand', () => {
  const long = 'A name that is much longer than all the room that there is between the two axes';
  expect(placeNames([name(0, long)], [mark(100, 100)], field)[0]?.text).toMatch(/^A name .*…$/);
  expect(placeNames([name(0, long)], [mark(370, 100)], field)).toEqual([]);
});
