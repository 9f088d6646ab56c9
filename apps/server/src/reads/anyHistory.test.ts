import type { PortalSlug } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishBundle } from '../measurements/publish.ts';
import { removePortal } from '../measurements/removePortal.ts';
import { dropOldMonths } from '../measurements/retention.ts';
import {
  type History,
  histories,
  historyPortals,
  type Trait,
  traits,
} from '../measurements/testing/histories.ts';
import { type Snapshot, snapshot } from '../measurements/testing/snapshotRows.ts';
import { falseStatements } from './testing/falseStatements.ts';
import { fixturesOf } from './testing/historyFixtures.ts';
import { differing, keyedResponses } from './testing/keyedResponses.ts';
import { modelMismatches } from './testing/modelMismatches.ts';
import { testReads } from './testing/testReads.ts';

const reads = testReads();

const RUNS = process.env['LITOMETR_TEST_FULL'] === '1' ? 500 : 20;
const SEED = 26;

const { forgetIds, keysOfIds, responsesOf, stateOf, everyRow, expectAsRebuilt } =
  keyedResponses(reads);

async function publish(bundle: Snapshot): Promise<void> {
  const { outcome } = await publishBundle(reads.store.measurements, snapshot(bundle));
  expect(outcome).toBe('published');
}

/** Takes a month away as the retention does, and publishes again into what is left. */
async function expectSameAfterRetention({ rest }: History): Promise<void> {
  await dropOldMonths(reads.store.measurements, 1, new Date('2026-04-10T12:00:00Z'));
  await expectAsRebuilt();
  await publish(rest);
  await expectAsRebuilt();
}

describe('a random history', { timeout: RUNS * 60_000 }, () => {
  const seen = new Set<Trait | PortalSlug>();
  let runs = 0;

  async function expectTrue(history: History): Promise<void> {
    const { portal, firstDay, thinned, rest } = history;
    for (const one of [portal, ...history.traits]) seen.add(one);
    runs += 1;
    const hasOtherIds = runs % 2 === 1;

    await forgetIds();
    await publish(thinned);
    const thin = await stateOf(history, { keys: await keysOfIds() });
    await publish(rest);
    const full = await stateOf(history, {
      keys: await keysOfIds(),
      only: hasOtherIds ? null : ['bookRanks'],
    });
    const fixtures = fixturesOf(history);
    const mismatches = [
      ...modelMismatches(fixtures.thin, thin),
      ...modelMismatches(fixtures.full, full),
    ];
    expect(mismatches).toEqual([]);
    expect(falseStatements(history, thin, full)).toEqual([]);
    await expectAsRebuilt();

    const rows = await everyRow();
    await removePortal(reads.store.measurements, portal);
    if (hasOtherIds) {
      // Only the keys of the portal can order what is equal in every figure.
      await forgetIds();
      await publish(rest);
      await publish(thinned);
      const other = await responsesOf(history, await keysOfIds());
      expect(differing(other, full.responses)).toEqual([]);
    } else {
      // The ids of a removed portal stay assigned, so that both orders have the same ones.
      await publish(rest);
      await publish(thinned);
      expect(await everyRow()).toEqual(rows);
      if (firstDay < '2026-03-01') await expectSameAfterRetention(history);
    }
    await removePortal(reads.store.measurements, portal);
  }

  it('is the same in any order and as rebuilt, and without some readings states nothing false', async () => {
    await fc.assert(fc.asyncProperty(histories, expectTrue), {
      seed: SEED,
      numRuns: RUNS,
      endOnFailure: true,
    });
    expect([...historyPortals, ...traits].filter((one) => !seen.has(one))).toEqual([]);
  });
});
