import { expect, test } from 'vitest';
import { mutedColor, seriesColor } from './colors.ts';
import { hued } from './hued.ts';

const line = (id: string) => ({ id, label: id, points: [] });
const inkOf = (series: Parameters<typeof hued>[0]) =>
  hued(series).map(({ color, dash }) => `${color} ${dash ?? ''}`);

test('twelve lines are told apart: eight by their hues, four by hue and strokes', () => {
  const inks = inkOf(Array.from({ length: 12 }, (_, index) => line(String(index))));
  expect(new Set(inks).size).toBe(12);
  expect(inks.slice(0, 8).every((ink) => ink.endsWith(' '))).toBe(true);
  expect(hued('a b c d e f g h i'.split(' ').map(line)).at(-1)).toMatchObject({
    color: seriesColor(0),
  });
});

test('what the others leave is grey and takes no hue from them', () => {
  const [rest, first] = hued([{ ...line('rest'), isRest: true }, line('a')]);
  expect(rest).toMatchObject({ color: mutedColor });
  expect(first).toMatchObject({ color: seriesColor(0) });
});

test('a thirteenth line is grey', () => {
  const last = hued(Array.from({ length: 13 }, (_, index) => line(String(index)))).at(-1);
  expect(last?.color).toBe(mutedColor);
  expect(last?.dash).toBeUndefined();
});

test('a comparison and a bound are drawn as their counterpart', () => {
  const [, before, low] = hued([
    line('a'),
    { ...line('before'), comparison: { of: 'a' } },
    { ...line('low'), bound: { of: 'a', side: 'low' } },
  ]);
  expect([before?.color, low?.color]).toEqual([seriesColor(0), seriesColor(0)]);
});
