// @vitest-environment node
import { expect, it } from 'vitest';
import { badVariants } from './badVariants.ts';
import { endsWhenRefused, refreshesOnce, staysWhole } from './properties.ts';

const runs = { numRuns: 3000, seed: 7, endOnFailure: true };
const properties = { staysWhole, refreshesOnce, endsWhenRefused };

/** Which property finds which fault: by their own means, as fast-check's report says. */
it.each([
  ['commits in the promise', 'staysWhole'],
  ['ignores whose a call is', 'staysWhole'],
  ['takes a late refusal for a new one', 'refreshesOnce'],
  ['refreshes the refresh', 'endsWhenRefused'],
] as const)(
  'the suite catches a session that %s',
  async (name, property) => {
    const variant = badVariants[name];
    if (variant === undefined) throw new Error(`There is no variant that ${name}.`);
    await expect(properties[property](variant, runs)).rejects.toThrow(/^Property failed after/);
  },
  120_000,
);

it('and there are no others', () => {
  expect(Object.keys(badVariants)).toHaveLength(4);
});
