import { portalSlugs } from '@litometr/api-contract';
import { contrastRatio, defaultPreset } from '@litometr/ui/preset';
import { describe, expect, it } from 'vitest';
import { portalMarks } from './portalMarks.ts';

describe('portalMarks', () => {
  it.each(['light', 'dark'] as const)(
    'has legible letters on visible backgrounds in %s',
    (scheme) => {
      const { text, surface } = defaultPreset[scheme].color;
      for (const slug of portalSlugs) {
        const ground = portalMarks[slug][scheme];
        expect(contrastRatio(text.inverted, ground), slug).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(ground, surface.page), slug).toBeGreaterThanOrEqual(3);
        expect(contrastRatio(ground, surface.raised), slug).toBeGreaterThanOrEqual(3);
      }
    },
  );
});
