import type { BookRow } from '../../apps/server/src/measurements/rows.ts';
import type { FixtureGroups } from '../../apps/server/src/reads/testing/fixtureGroups.ts';
import type { PortalFixture } from '../../apps/server/src/reads/testing/portalFixture.ts';
import {
  referenceWeek,
  referenceWeekGain,
} from '../../apps/server/src/reads/testing/referenceReads.ts';
import { referenceUpperT } from '../../apps/server/src/reads/testing/referenceStatistics.ts';

interface GenreChange {
  name: string;
  change: number;
  books: readonly BookRow[];
  /** The books that the change is of. */
  n: number;
}

/** How the week gains of genres and tags changed (docs/metrics.md, `gain-change`). */
export class GroupGrowth {
  readonly #fixture: PortalFixture;
  readonly #groups: FixtureGroups;
  #changes: readonly GenreChange[] | null = null;

  constructor(fixture: PortalFixture, groups: FixtureGroups) {
    this.#fixture = fixture;
    this.#groups = groups;
  }

  /** The 95 % interval of the change of a group's gain; of several groups it holds of all at once. */
  bounds(books: readonly BookRow[], comparisons = 1): { low: number; high: number } | null {
    const { change, logError, effectiveN } = referenceWeek(this.#fixture, books);
    if (change === null || logError === null) return null;
    const [log, margin] = [
      Math.log(change + 1),
      referenceUpperT(0.025 / comparisons, effectiveN - 1) * logError,
    ];
    return { low: Math.exp(log - margin) - 1, high: Math.exp(log + margin) - 1 };
  }

  /** The genres whose gain of the week has a change; computed once. */
  get genres(): readonly GenreChange[] {
    this.#changes ??= this.#groups.names('genres').flatMap((name) => {
      const books = this.#groups.booksOf('genres', name);
      const { change, n } = referenceWeek(this.#fixture, books);
      return change === null ? [] : [{ name, change, books, n }];
    });
    return this.#changes;
  }

  /**
   * The genre that grew most of those whose growth chance does not explain, of those with enough books; null:
   * there is none. `n` are the books that the change is of, `gains` those with a gain of the week.
   *
   * @param comparisons how many genres chance could have made the fastest
   */
  fastestGenre(
    isEnough: (of: { n: number; gains: number }) => boolean,
    comparisons: number = this.genres.length,
  ): GenreChange | null {
    const certain = this.genres.filter(
      ({ books, n }) =>
        isEnough({ n, gains: this.#weekGains(books) }) &&
        (this.bounds(books, comparisons)?.low ?? 0) > 0,
    );
    return certain.toSorted((a, b) => b.change - a.change)[0] ?? null;
  }

  #weekGains(books: readonly BookRow[]): number {
    return books.filter(({ bookId }) => referenceWeekGain(this.#fixture, bookId).value !== null)
      .length;
  }
}
