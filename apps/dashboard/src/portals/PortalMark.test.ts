import { portalDefinitions } from '@litometr/domain';
import { contrastRatio, defaultPreset } from '@litometr/ui/preset';
import { describe, expect, it } from 'vitest';

describe('the marks of portals', () => {
  it.each(['light', 'dark'] as const)(
    'has legible letters on visible backgrounds in %s',
    (scheme) => {
      const { text, surface } = defaultPreset[scheme].color;
      for (const { slug, mark } of portalDefinitions) {
        const ground = mark[scheme];
        expect(contrastRatio(text.inverted, ground), slug).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(ground, surface.page), slug).toBeGreaterThanOrEqual(3);
        expect(contrastRatio(ground, surface.raised), slug).toBeGreaterThanOrEqual(3);
      }
    },
  );
});
