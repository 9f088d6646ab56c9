import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebuildAggregates } from './aggregates/rebuildAggregates.ts';
import { publishBundle } from './publish.ts';
import { removePortal } from './removePortal.ts';
import { dropOldMonths } from './retention.ts';
import { contents } from './testing/contents.ts';
import { histories } from './testing/histories.ts';
import { type Snapshot, snapshot } from './testing/snapshotRows.ts';
import { testStore } from './testing/testStore.ts';

const store = testStore();

/** A history takes a dozen publications. */
const RUNS = process.env['LITOMETR_TEST_FULL'] === '1' ? 500 : 3;
const SEED = 26;

/** Every row of every table, without the states, which count publications. */
async function everything(): Promise<string[]> {
  return (await contents(store.measurements)).filter((row) => !row.startsWith('{'));
}

async function publish(bundles: readonly Snapshot[]): Promise<void> {
  for (const bundle of bundles) {
    const { outcome } = await publishBundle(store.measurements, snapshot(bundle));
    expect(outcome).not.toBe('refused');
  }
}

async function expectAsRebuilt(): Promise<void> {
  const found = await everything();
  await rebuildAggregates(store.measurements.writer);
  expect(found).toEqual(await everything());
}

const orders = histories.chain(({ first, others }) =>
  fc.record({
    first: fc.constant(first),
    others: fc.constant(others),
    shuffled: fc.shuffledSubarray(others, { minLength: others.length }),
  }),
);

describe('publishBundle', { timeout: RUNS * 240_000 }, () => {
  it('gives the same store for bundles in any order, as a rebuild from nothing does', async () => {
    await fc.assert(
      fc.asyncProperty(orders, async ({ first, others, shuffled }) => {
        // The ids of a removed portal stay assigned, so that both orders have the same ones.
        await removePortal(store.measurements, 'litnet');
        await publish([first, ...others]);
        const inOrder = await everything();
        await removePortal(store.measurements, 'litnet');
        const half = Math.ceil(shuffled.length / 2);
        await publish([first, ...shuffled.slice(0, half)]);
        await expectAsRebuilt();
        await publish(shuffled.slice(half));
        expect(await everything()).toEqual(inOrder);
        await expectAsRebuilt();
        await dropOldMonths(store.measurements, 2, new Date('2026-05-10T12:00:00Z'));
        await expectAsRebuilt();
        await publish(others.slice(0, 1));
        await expectAsRebuilt();
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  });
});
