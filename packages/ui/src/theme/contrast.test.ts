import { oklch, oklab as toOklab, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { reviewPreset, seriesOf } from '../testing/reviewPreset.ts';
import { defaultPreset } from './definePreset.ts';
import { colorAt, graphicPairs, textPairs } from './pairs.ts';

reviewPreset(defaultPreset);

it('preserves the hue of a series when the preset changes', () => {
  const dark = seriesOf(defaultPreset.dark.color);
  const turns = seriesOf(defaultPreset.light.color).map((color, index) => {
    const other = dark[index];
    if (!other) throw new Error('The rows differ in length');
    const turn = Math.abs((oklch(color).h ?? 0) - (oklch(other).h ?? 0));
    return Math.min(turn, 360 - turn);
  });
  expect(Math.max(...turns)).toBeLessThan(20);
});

it('measures every colour that is text or a mark', () => {
  const measured = new Set([...textPairs, ...graphicPairs].flat());
  const paths = (node: object, path: string): string[] =>
    Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
      const here = path === '' ? name : `${path}.${name}`;
      return typeof value === 'object' && value !== null ? paths(value, here) : [here];
    });
  // Decoration, what lies under no text, and unavailable controls, which WCAG exempts.
  const exempt =
    /^text\.disabled$|^surface\.veil$|^border\.subtle$|^chart\.(grid|gap)$|^cover\.\d+\.line$/;
  const { color } = defaultPreset.light;
  expect(paths(color, '').filter((path) => !measured.has(path) && !exempt.test(path))).toEqual([]);
});

it('says which colour a pair names in vain', () => {
  expect(() => colorAt({ text: { primary: 'black' } }, 'text.primry')).toThrow(
    /none at 'text.primry'.*correct the pair/,
  );
});

describe('dark', () => {
  const { color } = defaultPreset.dark;
  const lightnessOf = (path: string) => oklch(colorAt(color, path))?.l ?? Number.NaN;

  it('has surfaces in even steps of lightness', () => {
    const levels = ['page', 'sunken', 'raised', 'hover'].map((name) =>
      lightnessOf(`surface.${name}`),
    );
    const steps = levels.slice(1).map((level, at) => level - (levels[at] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(0.055);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.005);
  });

  it('has areas that do not glare and are recognised on every surface', () => {
    const share = 1 - Number.parseFloat(defaultPreset.dark.chart.areaShade) / 100;
    for (const color of seriesOf(defaultPreset.dark.color)) {
      const line = toOklab(color);
      // The colour mixed with black in OKLab, as the style sheet does.
      const area = { ...line, l: line.l * share, a: line.a * share, b: line.b * share };
      expect(area.l).toBeLessThan(0.73);
      for (const surface of ['surface.page', 'surface.raised']) {
        const ground = colorAt(defaultPreset.dark.color, surface);
        expect(wcagContrast(area, ground)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
