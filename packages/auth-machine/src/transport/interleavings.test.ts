// @vitest-environment node
import { describe, it } from 'vitest';
import { endsWhenRefused, refreshesOnce, staysWhole } from '../testing/properties.ts';

const MINUTES = 120_000;

/** One seed is always the same; the other is new each time, and told when it finds something. */
describe.each([
  { door: 'axios', seed: { seed: 20_261_121 } },
  { door: 'fetch', seed: {} },
] as const)('over $door, in whatever order things happen', ({ door, seed }) => {
  it(
    '[I14, I15, I16, I17, I18, I20, I26] no call changes its user, nothing comes back to life, tabs agree',
    () => staysWhole({ door }, { numRuns: 3000, ...seed }),
    MINUTES,
  );

  it(
    '[I1, I2, I12, I23] a token that runs out is refreshed once for all tabs, and all are answered',
    () => refreshesOnce({ door }, { numRuns: 500, ...seed }),
    MINUTES,
  );

  it(
    '[I5, I6] a refused refresh ends the session and all who wait',
    () => endsWhenRefused({ door }, { numRuns: 100, ...seed }),
    MINUTES,
  );
});
