import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  oklch,
  parse,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { palette } from './palette.ts';

const difference = differenceCiede2000();

const sights: [string, (color: Color) => Color][] = [
  ['full sight', (color) => color],
  ['no red cones', filterDeficiencyProt(1)],
  ['no green cones', filterDeficiencyDeuter(1)],
  ['no blue cones', filterDeficiencyTrit(1)],
];

const colors = (names: readonly string[]): Color[] =>
  names.map((name) => {
    const color = parse(name);
    if (!color) throw new Error(`${name} is not a colour`);
    return color;
  });

/** Distances between all pairs; `neighbours` follow each other in the order, the last the first. */
function distances(row: readonly string[], seen: (color: Color) => Color) {
  const sighted = colors(row).map(seen);
  const all = sighted.flatMap((one, index) =>
    sighted.slice(index + 1).map((other, step) => ({
      neighbours: step === 0 || (index === 0 && step === sighted.length - 2),
      distance: difference(one, other),
    })),
  );
  return {
    neighbours: Math.min(...all.filter((pair) => pair.neighbours).map((pair) => pair.distance)),
    any: Math.min(...all.map((pair) => pair.distance)),
  };
}

describe.each(Object.entries(palette.chart))('chart colours, %s', (_, row) => {
  it.each(sights)('are told apart with %s', (_name, seen) => {
    const { neighbours, any } = distances(row, seen);
    expect(neighbours).toBeGreaterThanOrEqual(20);
    expect(any).toBeGreaterThanOrEqual(9.5);
  });

  it('are of even lightness, so that none shouts', () => {
    const lightness = colors(row).map((color) => oklch(color).l);
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(0.2);
  });
});

it('keeps the hue of a series when the preset changes', () => {
  const [light, dark] = [colors(palette.chart.light), colors(palette.chart.dark)];
  const turns = light.map((color, index) => {
    const other = dark[index];
    if (!other) throw new Error('The rows differ in length');
    const turn = Math.abs((oklch(color).h ?? 0) - (oklch(other).h ?? 0));
    return Math.min(turn, 360 - turn);
  });
  expect(Math.max(...turns)).toBeLessThan(20);
});
