import { contrastRatio, defaultPreset } from '@litometr/ui/preset';
import { describe, expect, it } from 'vitest';
import { heatPercents } from './heat.css.ts';

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two colours in sRGB, as the style sheet does. */
function mix(hue: string, ground: string, percent: number): string {
  const under = channels(ground);
  const mixed = channels(hue).map((value, at) =>
    Math.round((value * percent + (under[at] ?? 0) * (100 - percent)) / 100),
  );
  return `rgb(${mixed.join(' ')})`;
}

describe.each(['light', 'dark'] as const)('heat of cells in %s', (scheme) => {
  const { chart, surface, text } = defaultPreset[scheme].color;

  it('leaves each step a contrast of 4.5:1 for its value', () => {
    const contrasts = heatPercents.map(
      (percent) => contrastRatio(text.primary, mix(chart[1], surface.raised, percent)) ?? 0,
    );
    expect(contrasts).toHaveLength(7);
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });
});
