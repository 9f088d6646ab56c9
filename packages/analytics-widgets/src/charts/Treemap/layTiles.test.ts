import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layTiles } from './layTiles.ts';

const room = { x: 10, y: 20, width: 600, height: 400 };

it('gives each its share of the room, and nothing outside of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 80 }),
      (raw) => {
        const sizes = raw.toSorted((a, b) => b - a);
        const whole = sizes.reduce((sum, size) => sum + size, 0);
        const places = layTiles(sizes, room);
        expect(places).toHaveLength(sizes.length);
        places.forEach(({ x, y, width, height }, at) => {
          expect((width * height) / (600 * 400)).toBeCloseTo((sizes[at] ?? 0) / whole, 6);
          expect(x).toBeGreaterThanOrEqual(room.x - 1e-6);
          expect(y).toBeGreaterThanOrEqual(room.y - 1e-6);
          expect(x + width).toBeLessThanOrEqual(room.x + room.width + 1e-6);
          expect(y + height).toBeLessThanOrEqual(room.y + room.height + 1e-6);
        });
      },
    ),
  );
});

it('keeps equal sizes near to squares', () => {
  for (const { width, height } of layTiles(
    Array.from({ length: 24 }, () => 1),
    room,
  )) {
    expect(Math.max(width / height, height / width)).toBeLessThan(2);
  }
});

it('has nothing to lay where there is nothing', () => {
  expect(layTiles([], room)).toEqual([]);
  expect(layTiles([1], { ...room, width: 0 })).toEqual([]);
});
