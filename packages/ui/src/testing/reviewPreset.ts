import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  oklch,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { findContrastIssues } from '../theme/checkTokens.ts';
import { contrastLayer } from '../theme/contrast.ts';
import { type ColorTree, colorAt, contrastLayerPairs } from '../theme/pairs.ts';
import type { Preset } from '../theme/preset.ts';
import { type PresetColors, pick, type ThemeName } from '../theme/semantic.ts';
import { mergeTokens } from '../theme/variables.ts';

/** Least differences (CIEDE2000) between chart colours; 2 to 3 is what can just be seen. */
const MIN_NEIGHBOUR_DIFFERENCE = 20;
const MIN_PAIR_DIFFERENCE = 9.5;
/** Lightness of OKLCH between the lightest and the darkest series. */
const LIGHTNESS_SPAN = 0.2;

const difference = differenceCiede2000();

const sights: [string, (color: Color) => Color][] = [
  ['full sight', (color) => color],
  ['no red cones', filterDeficiencyProt(1)],
  ['no green cones', filterDeficiencyDeuter(1)],
  ['no blue cones', filterDeficiencyTrit(1)],
];

/** The eight series as colours. */
export const seriesOf = (colors: ColorTree): Color[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
    const color = parse(colorAt(colors, `chart.${index}`));
    if (!color) throw new Error(`chart.${index} is not a colour`);
    return color;
  });

/** Distances between all pairs; `neighbours` follow each other in the order, the last the first. */
function distances(row: readonly Color[]) {
  const all = row.flatMap((one, index) =>
    row.slice(index + 1).map((other, step) => ({
      neighbours: step === 0 || (index === 0 && step === row.length - 2),
      distance: difference(one, other),
    })),
  );
  return {
    neighbours: Math.min(...all.filter((pair) => pair.neighbours).map((pair) => pair.distance)),
    any: Math.min(...all.map((pair) => pair.distance)),
  };
}

/**
 * Describes the rules for every preset, in light and dark, with and without the contrast layer: WCAG
 * 2.2 AA for each pair that meets on the screen, and chart colours that all readers distinguish.
 */
export function reviewPreset({ name, light, dark }: Pick<Preset, 'name' | 'light' | 'dark'>): void {
  describe(name, () => {
    it('has the contrast of WCAG 2.2 AA in every pair', () => {
      expect(findContrastIssues({ light, dark })).toEqual([]);
    });

    it('has it under the contrast layer too', () => {
      const strong = { light: strengthen(light, 'light'), dark: strengthen(dark, 'dark') };
      expect(findContrastIssues(strong)).toEqual([]);
    });
  });

  for (const [scheme, colors] of Object.entries({ light, dark })) {
    describe(`${name}, ${scheme}`, () => reviewColors(colors.color));
    describe(`${name}, ${scheme}, with more contrast`, () => {
      const { color } = strengthen(colors, scheme === 'dark' ? 'dark' : 'light');
      it.each(contrastLayerPairs)('has %s on %s at 7 or more', (ink, ground) => {
        const contrast = wcagContrast(colorAt(color, ink), colorAt(color, ground));
        expect(contrast).toBeGreaterThanOrEqual(7);
      });
    });
  }
}

// A merged table has every key of the first one.
const strengthen = (colors: PresetColors, scheme: ThemeName) =>
  mergeTokens(colors, pick(contrastLayer, scheme)) as PresetColors;

function reviewColors(color: ColorTree): void {
  it.each(sights)('has chart colours that are distinct with %s', (_name, seen) => {
    const { neighbours, any } = distances(seriesOf(color).map(seen));
    expect(neighbours).toBeGreaterThanOrEqual(MIN_NEIGHBOUR_DIFFERENCE);
    expect(any).toBeGreaterThanOrEqual(MIN_PAIR_DIFFERENCE);
  });

  it('has chart colours of even lightness', () => {
    const lightness = seriesOf(color).map((series) => oklch(series).l);
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(LIGHTNESS_SPAN);
  });
}
