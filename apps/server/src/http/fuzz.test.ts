import { type Endpoint, type Role, requiredRoles, roleRank } from '@litometr/api-contract';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClock } from '../accounts/testing/openTestAccounts.ts';
import { demoApp } from './testing/demoApp.ts';
import { endpoints } from './testing/endpoints.ts';
import { FuzzCallers } from './testing/fuzzCallers.ts';
import { type FuzzTarget, fuzzRequest, fuzzTargets } from './testing/fuzzRequests.ts';
import { FuzzRun } from './testing/fuzzRun.ts';
import { type HostileKind, hostileKinds } from './testing/hostileValues.ts';

const FULL = process.env['LITOMETR_TEST_FULL'] === '1';
const CALLS = FULL ? 50_000 : 3_000;
/** Later rounds read what earlier ones have written. */
const ROUNDS = FULL ? 9 : 3;
const SEED = 20_260_331;

/** First those that create and change, then those that delete. */
const targets = [false, true].flatMap((deletes) =>
  endpoints
    .filter(({ method }) => (method === 'DELETE') === deletes)
    .map((endpoint) => [endpoint, fuzzTargets(endpoint)] as const),
);
const targetCount = targets.reduce((sum, [, all]) => sum + all.length, 0);
const runsPerTarget = Math.ceil(CALLS / ROUNDS / targetCount);

const clock = new TestClock();
let lastError = '';
const logger = pino(
  { level: 'error' },
  {
    write: (line: string) => {
      lastError = line;
    },
  },
);
const demo = demoApp({ now: clock.now, logger });
let run: FuzzRun;

beforeAll(() => {
  const { app, accounts } = demo;
  run = new FuzzRun({
    app,
    clock,
    callers: new FuzzCallers({ app, accounts, clock }),
    lastError: () => lastError,
  });
});

/** Mostly the least role that is let in: a refusal says little about the parameters. */
function callerOf({ id, auth }: Endpoint): fc.Arbitrary<Role> {
  const roles: readonly Role[] = ['guest', 'user', 'vip', 'moderator', 'admin'];
  const least = auth === 'required' ? (requiredRoles[id] ?? 'admin') : 'guest';
  return fc.oneof(
    ...roles.map((role) => ({
      weight: role === least ? 10 : roleRank[role] > roleRank[least] ? 2 : 1,
      arbitrary: fc.constant(role),
    })),
  );
}

async function fuzz(
  endpoint: Endpoint,
  target: FuzzTarget,
  { kind, seed }: { kind: HostileKind; seed: number },
): Promise<void> {
  const request = fuzzRequest(endpoint, target, { samples: run.samples(endpoint), kind });
  const property = fc.asyncProperty(request, callerOf(endpoint), (sent, role) =>
    run.call(endpoint, sent, role),
  );
  await fc.assert(property, { seed, numRuns: runsPerTarget });
}

const rounds = Array.from({ length: ROUNDS }, (_, at) => {
  const kind = hostileKinds[at % hostileKinds.length] ?? 'any';
  return [at + 1, kind] as const;
});

describe.each(rounds)('round %i: %s values', (at, kind) => {
  it.each(targets.map(([endpoint, all]) => [endpoint.id, endpoint, all] as const))(
    'gets no server error from %s',
    async (_, endpoint, all) => {
      for (const [place, target] of all.entries()) {
        await fuzz(endpoint, target, { kind, seed: SEED + at * 1_000 + place });
      }
    },
    120_000,
  );
});

describe('after the hostile calls', () => {
  it('the server is healthy', async () => {
    const response = await demo.get('/api/health/');
    expect(response.json()).toMatchObject({ status: 'ok' });
  });

  it('every endpoint was called, and limits refused few of the calls', () => {
    expect(run.called()).toEqual(endpoints.map(({ id }) => id).sort());
    expect(run.count).toBeGreaterThanOrEqual(CALLS);
    expect(run.share(429)).toBeLessThan(0.2);
  });
});

afterAll(() => {
  // Vitest hides what a passing test logs.
  process.stdout.write(`${run.report()}\n`);
});
