import { periodRange } from '@litometr/api-contract';
import { dayBefore, daysBetween, portalDefinition } from '@litometr/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Measurements } from '../../measurements/client.ts';
import type { PortalView, Reads } from './context.ts';
import { periodOf, type RequestedPeriod } from './period.ts';

const ASOF = '2026-03-31';
const FIRST = '2026-01-05';

type Select = Parameters<Parameters<Measurements['read']>[0]>[0]['select'];

/** A portal whose first day is `FIRST`, the only value that the code queries. */
function portal(asof: string | null): [Reads, PortalView] {
  const select: Select = () => Promise.resolve([{ portal: 'litnet', first: FIRST }] as never);
  const definition = portalDefinition('litnet');
  const db = { select, bytes: () => Promise.reject(new Error('No bytes are read.')) };
  const state = {
    portal: 'litnet' as const,
    generation: 1,
    importId: '1',
    demo: false,
    source: 'test',
    capturedAt: `${ASOF}T20:00:00Z`,
    dataDay: asof,
    coverage: 1,
    publishedAt: ASOF,
  };
  return [
    { db, states: new Map([['litnet', state]]), coverHosts: [] },
    { definition, state, asof, partialDays: [], markedDays: [] },
  ];
}

const resolve = (query: RequestedPeriod, asof: string | null = ASOF) =>
  periodOf(...portal(asof), query);

const day = fc.integer({ min: -500, max: 100 }).map((days) => dayBefore(ASOF, days));
const orNot = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });

describe('the requested days', () => {
  it('are so many up to the data day, or to the day that is named', async () => {
    await fc.assert(
      fc.asyncProperty(
        orNot(fc.constantFrom(...periodRange.options)),
        orNot(day),
        async (range, to) => {
          const period = await resolve({ range, to });
          expect(period?.to).toBe(to ?? ASOF);
          if (period === null) return;
          const length = daysBetween(period.from, period.to) + 1;
          if (range !== 'all') expect(length).toBe(Number(range ?? 30));
          // All days begin with the first; before it there is one alone.
          else expect(period.from).toBe(period.to < FIRST ? period.to : FIRST);
        },
      ),
    );
  });

  it('begin where the caller says, whatever the range', async () => {
    expect(await resolve({ range: '7', from: '2026-03-01' })).toEqual({
      from: '2026-03-01',
      to: ASOF,
    });
    await expect(resolve({ from: '2026-03-02', to: '2026-03-01' })).rejects.toMatchObject({
      status: 400,
      body: { from: [expect.stringContaining('2026-03-01')] },
    });
  });

  it('are none of a portal without a data day, unless their end is named', async () => {
    expect(await resolve({ range: '7' }, null)).toBeNull();
    expect(await resolve({ range: '7', to: ASOF }, null)).toEqual({ from: '2026-03-25', to: ASOF });
  });
});
