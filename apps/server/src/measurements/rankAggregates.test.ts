import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishBundle } from './publish.ts';
import { referenceMovement } from './testing/referenceMovement.ts';
import { book, list, snapshot } from './testing/snapshotRows.ts';
import { testStore } from './testing/testStore.ts';

const store = testStore();
const shelf = ['a', 'b', 'c', 'd', 'e'];

/** Captured days with gaps over two months, each with a list of some of the books. */
const history = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 9 }),
      // Mostly whole, sometimes a part: the list grows, shrinks and is captured in part.
      books: fc.oneof(
        fc.shuffledSubarray(shelf, { minLength: 4 }),
        fc.shuffledSubarray(shelf, { minLength: 1 }),
      ),
    }),
    { minLength: 1, maxLength: 24 },
  )
  .map((steps) => {
    let at = Date.UTC(2026, 0, 20);
    return steps.map(({ gap, books }) => {
      at += gap * 86_400_000;
      return { day: new Date(at).toISOString().slice(0, 10), books };
    });
  });

async function movementOf(genre: string) {
  return store.rows(
    `SELECT day, position, external_id AS book, complete, prev_day, prev_position, state, days_on, streak,
       entries, peak, peak_day, first_entry
     FROM rank_entries AS entry
     INNER JOIN books ON books.id = entry.book_id
     INNER JOIN genres ON genres.id = entry.genre_id
     WHERE entry.portal = 'bookriver' AND genres.name = {genre:String}
     ORDER BY day, position`,
    { genre },
  );
}

describe('rank_entries', () => {
  it('agree with the reference model, whatever the gaps and returns', {
    timeout: 180_000,
  }, async () => {
    // Many lists go through each publication: it is the publication that takes the time.
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: 32, maxLength: 32 }), async (histories) => {
        const ranks = histories.flatMap((days, index) =>
          days.flatMap(({ day, books }) =>
            list(day, books, { list: 'genre_top', genre: `Жанр ${index}` }),
          ),
        );
        const source = snapshot({ portal: 'bookriver', books: shelf.map((id) => book(id)), ranks });
        await publishBundle(store.measurements, source, { demo: true });
        for (const [index, days] of histories.entries()) {
          expect(await movementOf(`Жанр ${index}`)).toEqual(referenceMovement(days));
        }
      }),
      { numRuns: 2 },
    );
  });

  it('are recomputed when an earlier day is imported later', async () => {
    const days = [
      { day: '2026-01-30', books: ['a', 'b'] },
      { day: '2026-02-01', books: ['b', 'c'] },
      { day: '2026-03-05', books: ['a', 'b', 'c'] },
    ];
    const [early, middle, late] = days.map(({ day, books }) =>
      snapshot({
        portal: 'bookriver',
        books: shelf.map((id) => book(id)),
        ranks: list(day, books, { list: 'genre_top', genre: 'Поздно' }),
      }),
    );
    for (const source of [late, early, middle]) {
      if (source !== undefined) await publishBundle(store.measurements, source);
    }
    expect(await movementOf('Поздно')).toEqual(referenceMovement(days));
  });
});
