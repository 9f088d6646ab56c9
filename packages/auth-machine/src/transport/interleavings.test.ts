// @vitest-environment node
import { describe, it } from 'vitest';
import { endsWhenRefused, refreshesOnce, staysWhole } from '../testing/properties.ts';

const MINUTES = 120_000;

describe.each([{ client: 'axios' }, { client: 'fetch' }] as const)(
  'over $client, in whatever order things happen',
  ({ client }) => {
    it(
      '[I14, I15, I16, I17, I18, I20, I26] no call changes its user, nothing comes back to life, tabs agree',
      () => staysWhole({ client }, { numRuns: 3000 }),
      MINUTES,
    );

    it(
      '[I1, I2, I12, I23] a token that runs out is refreshed once for all tabs, and all are answered',
      () => refreshesOnce({ client }, { numRuns: 500 }),
      MINUTES,
    );

    it(
      '[I5, I6] a refused refresh ends the session and all who wait',
      () => endsWhenRefused({ client }, { numRuns: 100 }),
      MINUTES,
    );
  },
);
