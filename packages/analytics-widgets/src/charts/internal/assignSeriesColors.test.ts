import { describe, expect, it } from 'vitest';
import { assignSeriesColors } from './assignSeriesColors.ts';
import { mutedColor, seriesColor } from './colors.ts';

const series = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `s${at}`, label: `Series ${at}`, points: [] }));
const colorsOf = (some: readonly { color: string }[]) => some.map(({ color }) => color);

describe('assignSeriesColors', () => {
  it('colours five lines at most and leaves the others grey', () => {
    const colors = colorsOf(assignSeriesColors(series(8)));
    expect(new Set(colors.slice(0, 5)).size).toBe(5);
    expect(colors.slice(5)).toEqual([mutedColor, mutedColor, mutedColor]);
  });

  it('colours highlighted series, in their order', () => {
    const colors = colorsOf(assignSeriesColors(series(3), ['s2', 's0']));
    expect(colors).toEqual([seriesColor(1), mutedColor, seriesColor(0)]);
  });

  it('colours a comparison and a bound like their counterpart, and the rest grey', () => {
    const [first, second] = series(2);
    if (first === undefined || second === undefined) throw new Error('There are two series.');
    const colored = assignSeriesColors([
      { ...first, isRest: true },
      second,
      { ...first, id: 'before', comparison: { of: 's1' } },
      { ...first, id: 'low', bound: { of: 's1', side: 'low' as const } },
    ]);
    const hue = seriesColor(0);
    expect(colorsOf(colored)).toEqual([mutedColor, hue, hue, hue]);
  });
});
