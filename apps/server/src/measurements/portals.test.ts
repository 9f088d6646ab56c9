import { metricKeys, portalDefinition, portalDefinitions } from '@litometr/domain';
import { describe, expect, it } from 'vitest';
import { roundedFrom, roundingStep } from './portals.ts';

describe('what a portal rounds', () => {
  it('is defined by the values from which it is rounded', () => {
    expect(roundedFrom(portalDefinition('litmarket'), 'views')).toEqual([
      { from: 1_000, step: 1_000 },
      { from: 1_000_000, step: 100_000 },
    ]);
    expect(roundedFrom(portalDefinition('litmarket'), 'library')).toEqual([]);
    expect(roundedFrom(portalDefinition('litres'), 'views')).toEqual([]);
  });

  it('agrees with the step of a value, on either side of each', () => {
    for (const portal of portalDefinitions) {
      for (const metric of metricKeys) {
        let before = 1;
        for (const { from, step } of roundedFrom(portal, metric)) {
          expect(roundingStep(portal, metric, from)).toBe(step);
          expect(roundingStep(portal, metric, from - 1)).toBe(before);
          before = step;
        }
      }
    }
  });
});
