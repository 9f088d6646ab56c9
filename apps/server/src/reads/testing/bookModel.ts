import type { MetricKey } from '@litometr/api-contract';
import type { BookRow } from '../../measurements/rows.ts';
import { daysOf as listDaysOf } from '../../measurements/testing/histories.ts';
import { countersOf } from '../../measurements/testing/portalCounters.ts';
import { completeDays, referenceMovement } from '../../measurements/testing/referenceMovement.ts';
import { referenceMomentum } from './fixtureGroups.ts';
import { leadingKind } from './listModel.ts';
import type { Mismatches } from './mismatches.ts';
import { DATA_DAY, daysAgo, type PortalFixture } from './portalFixture.ts';
import {
  known,
  knownMainOn,
  knownOn,
  referenceGain,
  referenceWeekGain,
  stepOf,
  weekChange,
} from './referenceReads.ts';
import { within } from './referenceSupply.ts';
import { referenceTier } from './referenceTrends.ts';
import { isObject, itemsOf, type Json } from './storeState.ts';

/** By linear interpolation between the two nearest values (docs/metrics.md, `quartiles`). */
function quantile(values: readonly number[], level: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = level * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? 0;
  return low + (at % 1) * ((sorted[Math.ceil(at)] ?? low) - low);
}

/** Compares the page of a book with the rows of a fixture of one portal. */
export class BookModel {
  readonly #fixture: PortalFixture;
  readonly #out: Mismatches;

  constructor(fixture: PortalFixture, out: Mismatches) {
    this.#fixture = fixture;
    this.#out = out;
  }

  /** Of all lists, and of the last ninety days (docs/metrics.md, `days-on-list`, `author-tier`, `momentum`). */
  checkBook(id: string, response: Json): void {
    const row = response['book'];
    const book = this.#fixture.books.find(({ bookId }) => bookId === id);
    if (!isObject(row) || book === undefined) return;
    const places = this.#fixture.ranks.filter(({ bookId }) => bookId === id);
    const best = (rows: typeof places) =>
      rows.length === 0 ? null : Math.min(...rows.map(({ position }) => position));
    const gains = this.#fixture.books.flatMap(
      ({ bookId }) => weekChange(this.#fixture, bookId) ?? [],
    );
    this.#out.expectIn(id, row, {
      tier: referenceTier(this.#fixture, book),
      momentum: referenceMomentum(this.#fixture, id),
      momentum_n: gains.length,
      best_position: best(places.filter(({ day }) => within(day, DATA_DAY, 90))),
      best_ever: best(places),
    });
    for (const metric of countersOf(this.#fixture.portal)) this.#checkCounter(id, metric, row);
    this.#checkRanks(id, row);
  }

  /** Of the last week, of the one before it and of the last day (docs/metrics.md, `gain`, `week-gain`). */
  #checkCounter(id: string, metric: MetricKey, row: Json): void {
    const { portal } = this.#fixture;
    const of = (name: string) => (isObject(row[name]) ? row[name][metric] : undefined);
    const last = knownOn(this.#fixture, id, metric, DATA_DAY);
    this.#out.expect(
      `${metric} of ${id}`,
      of('metrics'),
      last && { value: last.value, step: stepOf(portal, last.value, metric) },
    );
    this.#out.expect(
      `week of ${metric} of ${id}`,
      of('gains'),
      referenceWeekGain(this.#fixture, id, metric),
    );
    const [now, before] = [last, knownOn(this.#fixture, id, metric, daysAgo(1))];
    this.#out.expect(
      `last day of ${metric} of ${id}`,
      of('day_gains'),
      referenceGain(portal, before, now, metric),
    );
  }

  /** The places on the last complete captures of lists, or on a later one in part that has the book. */
  #checkRanks(id: string, row: Json): void {
    for (const kind of [leadingKind(this.#fixture), 'genre_top']) {
      const days = listDaysOf(this.#fixture.ranks, kind);
      const last = completeDays(days).at(-1)?.day ?? DATA_DAY;
      const place = referenceMovement(days).findLast((one) => one.book === id && one.day >= last);
      const found = itemsOf(row['ranks']).find(({ list }) => list === kind);
      if (place === undefined) {
        this.#out.expect(`${id} on ${kind}`, found, undefined);
        continue;
      }
      const { day, position, prev_position: from, days_on, peak, entries } = place;
      const delta = from === null ? null : from - position;
      this.#out.expectIn(`${id} on ${kind}`, found, {
        day,
        position,
        delta,
        days_on,
        peak,
        entries,
      });
    }
  }

  /** A counter per thousand views, or the price of 40,000 characters (docs/metrics.md, `book-ratios`). */
  #ratioOf({ bookId, priceRub, chars }: BookRow, key: string): number | null {
    if (key === 'price') return priceRub && chars ? (40_000 * priceRub) / chars : null;
    if (key !== 'library') return null;
    const [library, views] = (['library', 'views'] as const).map((metric) =>
      knownOn(this.#fixture, bookId, metric, DATA_DAY),
    );
    return library == null || views == null || views.value === 0
      ? null
      : (1_000 * library.value) / views.value;
  }

  checkRatios(id: string, { genre, items }: Json): void {
    const book = this.#fixture.books.find(({ bookId }) => bookId === id);
    if (book === undefined) return;
    const [first] = book.genres;
    this.#out.expect(`genre of ${id}`, isObject(genre) ? genre['name'] : null, first ?? null);
    const beside = this.#fixture.books.filter(
      ({ genres }) => first !== undefined && genres.includes(first),
    );
    for (const item of itemsOf(items)) {
      const key = String(item['key']);
      const value = this.#ratioOf(book, key);
      const ratios = beside.map((one) => this.#ratioOf(one, key)).filter(known);
      const [p25, p50, p75] = [0.25, 0.5, 0.75].map((level) => quantile(ratios, level));
      const isKnown = ratios.length >= 5;
      this.#out.expectIn(`${key} ratio of ${id}`, item, {
        value,
        genre: isKnown ? { p25, p50, p75, n: ratios.length } : null,
        above:
          isKnown && value !== null
            ? ratios.filter((ratio) => ratio < value).length / ratios.length
            : null,
      });
    }
  }

  /** By tags and genres in common (docs/metrics.md, `similar-books`). */
  checkSimilar(id: string, { items }: Json): void {
    const book = this.#fixture.books.find(({ bookId }) => bookId === id);
    if (book === undefined) return;
    const facetsOf = ({ genres, tags }: BookRow) => [
      ...genres.map((name) => `genre ${name}`),
      ...tags.map((name) => `tag ${name}`),
    ];
    const own = facetsOf(book);
    const expected = this.#fixture.books
      .flatMap((other) => {
        const all = facetsOf(other);
        const shared = all.filter((one) => own.includes(one)).length;
        const score = shared / (all.length + own.length - shared);
        const popularity = knownMainOn(this.#fixture, other.bookId, DATA_DAY)?.value ?? -1;
        return other.bookId === id || shared < 2 ? [] : [{ id: other.bookId, score, popularity }];
      })
      .sort((a, b) => b.score - a.score || b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
      .slice(0, 20);
    this.#out.expect(
      `those similar to ${id}`,
      itemsOf(items).map(({ book: of, score }) => ({ id: isObject(of) && of['id'], score })),
      expected.map(({ id: other, score }) => ({ id: `book/${other}`, score })),
    );
    for (const item of itemsOf(items)) {
      const other = isObject(item['book']) ? String(item['book']['id']).slice('book/'.length) : '';
      this.#out.expectIn(`${other}, similar to ${id},`, item, {
        gain: referenceWeekGain(this.#fixture, other),
        momentum: referenceMomentum(this.#fixture, other),
      });
    }
  }
}
