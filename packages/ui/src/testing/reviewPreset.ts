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
import { contrastLayer } from '../theme/contrast.ts';
import {
  type ColorTree,
  colorAt,
  contrastLayerPairs,
  graphicPairs,
  textPairs,
} from '../theme/pairs.ts';
import type { Preset } from '../theme/preset.ts';
import { pick } from '../theme/semantic.ts';

/** Least differences (CIEDE2000) between chart colours; 2 to 3 is what can just be seen. */
const NEIGHBOURS = 20;
const ANY_TWO = 9.5;
/** Lightness of OKLCH between the lightest and the darkest series. */
const LIGHTNESS_SPAN = 0.2;

const difference = differenceCiede2000();

const sights: [string, (color: Color) => Color][] = [
  ['full sight', (color) => color],
  ['no red cones', filterDeficiencyProt(1)],
  ['no green cones', filterDeficiencyDeuter(1)],
  ['no blue cones', filterDeficiencyTrit(1)],
];

const merge = (under: ColorTree, over: ColorTree): ColorTree =>
  Object.fromEntries(
    Object.entries(under).map(([name, value]) => {
      const upper = over[name];
      if (upper === undefined) return [name, value];
      if (typeof value === 'object' && typeof upper === 'object') {
        return [name, merge(value, upper)];
      }
      return [name, upper];
    }),
  );

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

function reviewContrast(colors: ColorTree): void {
  it.each(textPairs)('sets %s on %s at 4.5 or more', (ink, ground) => {
    const contrast = wcagContrast(colorAt(colors, ink), colorAt(colors, ground));
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('draws %s beside %s at 3 or more', (mark, ground) => {
    const contrast = wcagContrast(colorAt(colors, mark), colorAt(colors, ground));
    expect(contrast).toBeGreaterThanOrEqual(3);
  });
}

/**
 * What holds for every preset, with and without the contrast layer: WCAG 2.2 AA for each pair
 * that is used, chart colours that all readers tell apart.
 */
export function reviewPreset(name: string, { scheme, colors: { color } }: Preset): void {
  describe(name, () => {
    reviewContrast(color);

    it.each(sights)('has chart colours that are told apart with %s', (_name, seen) => {
      const { neighbours, any } = distances(seriesOf(color).map(seen));
      expect(neighbours).toBeGreaterThanOrEqual(NEIGHBOURS);
      expect(any).toBeGreaterThanOrEqual(ANY_TWO);
    });

    it('has chart colours of even lightness, so that none shouts', () => {
      const lightness = seriesOf(color).map((series) => oklch(series).l);
      expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(LIGHTNESS_SPAN);
    });
  });

  describe(`${name} with more contrast`, () => {
    const strong = merge(color, pick(contrastLayer, scheme).color);
    reviewContrast(strong);

    it.each(contrastLayerPairs)('sets %s on %s at 7 or more', (ink, ground) => {
      const contrast = wcagContrast(colorAt(strong, ink), colorAt(strong, ground));
      expect(contrast).toBeGreaterThanOrEqual(7);
    });
  });
}
