import { dayBefore, daysBetween, daysOf, monthOf } from '@litometr/domain';
import { mainCounterOf } from '../../measurements/testing/portalCounters.ts';
import { referenceDailyGains } from '../../measurements/testing/referenceDailyGains.ts';
import { type FixtureGroups, type Kind, shareOf } from './fixtureGroups.ts';
import type { Mismatches } from './mismatches.ts';
import { DATA_DAY, daysAgo, type PortalFixture } from './portalFixture.ts';
import { median, referenceChange, stepsOf, sum } from './referenceReads.ts';
import { isObject, itemsOf, type Json } from './storeState.ts';

/**
 * The gain of the week a day is that of all steps that lie in it, a day of which any is known; the week four weeks
 * before is compared by the books that are known in both (docs/metrics.md, `gain-sum`, `compared-period`).
 */
export function referenceGainPerDay(fixture: PortalFixture) {
  const { portal, books, metrics } = fixture;
  const steps = referenceDailyGains(
    metrics,
    mainCounterOf(portal),
    undefined,
    stepsOf(fixture),
  ).filter(({ day, days }) => daysBetween(dayBefore(day, days - 1), DATA_DAY) < 7);
  const days = new Set(
    steps.flatMap(({ day, days: of }) => daysOf({ from: dayBefore(day, of - 1), to: day })),
  ).size;
  const ends = [...Map.groupBy(steps, ({ day }) => day).values()];
  const now = steps.length === 0 ? null : sum(steps.map(({ gain }) => gain)) / days;
  const { change, n } = referenceChange(
    fixture,
    books.map(({ bookId }) => bookId),
    [
      [daysAgo(6), DATA_DAY],
      [daysAgo(34), daysAgo(28)],
    ],
  );
  const isComparable = now !== null && change !== null && change > -1;
  return {
    now,
    n: Math.max(0, ...ends.map((of) => sum(of.map((step) => step.n)))),
    before: isComparable ? now / (1 + change) : null,
    gain_n: n,
  };
}

/** Compares what sums up all genres or tags of a portal with the rows of a fixture. */
export class GroupSummaryModel {
  readonly #fixture: PortalFixture;
  readonly #groups: FixtureGroups;
  readonly #out: Mismatches;

  constructor(fixture: PortalFixture, groups: FixtureGroups, out: Mismatches) {
    this.#fixture = fixture;
    this.#groups = groups;
    this.#out = out;
  }

  checkGenresSummary(response: Json): void {
    const { now, n, before, gain_n } = referenceGainPerDay(this.#fixture);
    const month = this.#groups.monthBefore();
    this.#out.expectIn('summary of genres', response, {
      genres: this.#groups.names('genres').length,
      ...this.#groups.supplyOn(DATA_DAY),
      gain_per_day: now,
      n,
      before:
        month === null
          ? null
          : {
              ...this.#groups.supplyOn(month),
              gain_per_day: before,
              gain_n,
            },
    });
  }

  /** No history has a tag that begins, and none twenty new books (docs/metrics.md, `tag-growth`). */
  checkTagsSummary(response: Json): void {
    const counts = this.#fixture.books.map(({ tags }) => tags.length);
    this.#out.expectIn('summary of tags', response, {
      tags: this.#groups.names('tags').length,
      new_tags: 0,
      new_tags_before: (this.#groups.captured[0] ?? DATA_DAY) <= daysAgo(60) ? 0 : null,
      fastest: null,
      three_tags_share: shareOf(counts.filter((count) => count >= 3).length, counts.length),
      median_tags: median(counts),
    });
  }

  /** Steps of one day, over the days of the month that have one (docs/metrics.md, `seasons`). */
  checkSeasons({ months, items }: Json): void {
    const names = [...new Set(this.#groups.captured.map((day) => day.slice(0, 'YYYY-MM'.length)))];
    const daysIn = (month: string) =>
      this.#groups.captured.filter((day) => day.startsWith(month)).length;
    const expected = names.map((month) => ({
      month,
      days: daysIn(month),
      whole: daysIn(month) === daysOf(monthOf(`${month}-01`)).length,
    }));
    this.#out.expect('months', months, expected);
    const shown = itemsOf(items).map(({ genre }) => (isObject(genre) ? String(genre['name']) : ''));
    this.#out.expect('genres by month', shown.toSorted(), this.#groups.names('genres'));
    for (const [at, item] of itemsOf(items).entries()) {
      const books = this.#groups.booksOf('genres', shown[at] ?? '');
      const ids = new Set(books.map(({ bookId }) => bookId));
      const gains = referenceDailyGains(
        this.#fixture.metrics,
        mainCounterOf(this.#fixture.portal),
        (id) => ids.has(id),
        stepsOf(this.#fixture),
      ).filter(({ days }) => days === 1);
      this.#out.expectIn(`months of ${shown[at] ?? ''}`, item, {
        gain_per_day: names.map((month) => {
          const own = gains.filter(({ day }) => day.startsWith(month));
          return own.length === 0 ? null : sum(own.map(({ gain }) => gain)) / own.length;
        }),
        new_books: names.map(
          (month) => books.filter((one) => one.firstPublishedOn?.startsWith(month) === true).length,
        ),
      });
    }
  }

  /** Genres or tags on the same books, against chance (docs/metrics.md, `pair-lift`). */
  checkPairs(kind: Kind, { nodes, items, count }: Json): void {
    const { books } = this.#fixture;
    const names = this.#groups.names(kind);
    const pairs = names.flatMap((a, at) =>
      names.slice(at + 1).flatMap((b) => {
        const [ofA, ofB] = [this.#groups.booksOf(kind, a), this.#groups.booksOf(kind, b)];
        const both = ofA.filter((book) => ofB.includes(book)).length;
        const lift = (both * books.length) / (ofA.length * ofB.length);
        return both === 0
          ? []
          : [{ pair: [a, b].join(' & '), books: both, lift, pmi: Math.log2(lift) }];
      }),
    );
    const byName = <Row extends { name: string }>(rows: Row[]) =>
      rows.sort((a, b) => (a.name < b.name ? -1 : 1));
    this.#out.expect(
      `nodes of ${kind}`,
      byName(
        itemsOf(nodes).map(({ name, books: of, momentum }) => ({
          name: String(name),
          books: of,
          momentum,
        })),
      ),
      byName(
        names.map((name) => {
          const own = this.#groups.booksOf(kind, name);
          return { name, books: own.length, momentum: this.#groups.momentumOf(own) };
        }),
      ),
    );
    const nameOf = (id: unknown) => String(id).replace(/^(genre|tag)\//, '');
    const found = itemsOf(items).map(({ a, b, ...row }) => ({
      pair: [nameOf(a), nameOf(b)].sort().join(' & '),
      ...row,
    }));
    const inOrder = <Row extends { pair: string }>(rows: Row[]) =>
      rows.sort((a, b) => (a.pair < b.pair ? -1 : 1));
    this.#out.expect(`pairs of ${kind}`, inOrder(found), inOrder(pairs));
    this.#out.expect(`number of pairs of ${kind}`, count, pairs.length);
  }
}
