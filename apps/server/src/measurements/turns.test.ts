import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('lends each thing to one taker at a time, in the order of arrival, whatever fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        fc.scheduler(),
        async (count, fails, scheduler) => {
          const things = Array.from({ length: count }, (_, at) => (at === 0 ? null : at));
          const turns = new Turns(things);
          const lent = new Set<number | null>();
          const begun: number[] = [];
          const works = fails.map((isFailing, at) =>
            turns.take(async (thing) => {
              expect(lent.has(thing)).toBe(false);
              lent.add(thing);
              begun.push(at);
              await scheduler.schedule(Promise.resolve());
              lent.delete(thing);
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
