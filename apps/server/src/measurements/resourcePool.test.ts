import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResourcePool } from './resourcePool.ts';

describe('ResourcePool', () => {
  it('lends each resource to one caller at a time, in the order of arrival, even after failures', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        fc.scheduler(),
        async (count, fails, scheduler) => {
          const resources = Array.from({ length: count }, (_, at) => (at === 0 ? null : at));
          const pool = new ResourcePool(resources);
          const inUse = new Set<number | null>();
          const begun: number[] = [];
          const works = fails.map((isFailing, at) =>
            pool.use(async (thing) => {
              expect(inUse.has(thing)).toBe(false);
              inUse.add(thing);
              begun.push(at);
              await scheduler.schedule(Promise.resolve());
              inUse.delete(thing);
              if (isFailing) throw new Error(`${at}`);
              return at;
            }),
          );
          const ended = Promise.allSettled(works);
          await scheduler.waitFor(ended);
          expect((await ended).map(({ status }) => status === 'rejected')).toEqual(fails);
          expect(begun).toEqual(fails.map((_, at) => at));
        },
      ),
      { numRuns: 50 },
    );
  });
});
