import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageSlots } from './pages.ts';

const show = (page: number, count: number) =>
  pageSlots(page, count)
    .map((slot) => ('page' in slot ? String(slot.page) : '…'))
    .join(' ');

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 24, '1 2 3 4 5 … 24'],
  [4, 24, '1 2 3 4 5 … 24'],
  [5, 24, '1 … 4 5 6 … 24'],
  [21, 24, '1 … 20 21 22 23 24'],
  [24, 24, '1 … 20 21 22 23 24'],
])('page %i of %i: %s', (page, count, slots) => {
  expect(show(page, count)).toBe(slots);
});

it('always holds the current page, in order, and seven slots once there are more pages', () => {
  const cases = fc
    .integer({ min: 1, max: 5000 })
    .chain((count) =>
      fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) }),
    );
  fc.assert(
    fc.property(cases, ({ page, count }) => {
      const slots = pageSlots(page, count);
      const pages = slots.flatMap((slot) => ('page' in slot ? [slot.page] : []));
      expect(pages).toContain(page);
      expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
      expect(slots).toHaveLength(Math.min(count, 7));
    }),
  );
});
