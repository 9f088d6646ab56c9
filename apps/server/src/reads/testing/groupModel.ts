import type { GroupDay } from '@litometr/api-contract';
import { daysOf } from '@litometr/domain';
import type { BookRow } from '../../measurements/rows.ts';
import { daysOf as listDaysOf } from '../../measurements/testing/histories.ts';
import { mainCounterOf } from '../../measurements/testing/portalCounters.ts';
import { referenceDailyGains } from '../../measurements/testing/referenceDailyGains.ts';
import {
  completeBefore,
  completeDays,
  isComplete,
} from '../../measurements/testing/referenceMovement.ts';
import { liftOf } from '../formulas/lift.ts';
import { type FixtureGroups, type Kind, newOn, shareOf } from './fixtureGroups.ts';
import { leadingKind } from './listModel.ts';
import type { Mismatches } from './mismatches.ts';
import { DATA_DAY, daysAgo, type PortalFixture } from './portalFixture.ts';
import { referenceLifecycle } from './referenceGroups.ts';
import {
  knownMainOn,
  type ReferencePeriod,
  referenceGainSpan,
  referenceSpan,
  referenceWeekGain,
  stepsOf,
} from './referenceReads.ts';
import { authorKey, authorsOf, knownPlaces, priorOn, trialsOn, within } from './referenceSupply.ts';
import { isObject, itemsOf, type Json } from './storeState.ts';

type ReferenceDay = Readonly<GroupDay>;

/** Compares the pages of genres and tags with the rows of a fixture of one portal. */
export class GroupModel {
  readonly #fixture: PortalFixture;
  readonly #groups: FixtureGroups;
  readonly #out: Mismatches;

  constructor(fixture: PortalFixture, groups: FixtureGroups, out: Mismatches) {
    this.#fixture = fixture;
    this.#groups = groups;
    this.#out = out;
  }

  #priorOn(kind: Kind, day: string) {
    return priorOn(
      this.#fixture,
      this.#groups.names(kind).map((name) => this.#groups.booksOf(kind, name)),
      day,
    );
  }

  /** Figures of a row of a genre or tag that the lists of genres and tags have, too. */
  rowOf(kind: Kind, name: string): Json {
    const books = this.#groups.booksOf(kind, name);
    const month = this.#groups.monthBefore();
    const [fresh, before] = [newOn(books, DATA_DAY), newOn(books, daysAgo(30))];
    const newBefore = month === null ? null : before;
    const top = knownPlaces(this.#fixture, DATA_DAY);
    const isIn = (id: string) => books.some(({ bookId }) => bookId === id);
    const listed = books.filter(({ bookId }) =>
      this.#fixture.ranks.some(
        (row) =>
          row.bookId === bookId &&
          row.list === leadingKind(this.#fixture) &&
          within(row.day, DATA_DAY, 30),
      ),
    );
    const liftOn = (day: string | null) =>
      day === null ? null : liftOf(trialsOn(this.#fixture, books, day), this.#priorOn(kind, day));
    return {
      active_books: this.#groups.activeOn(books, DATA_DAY).length,
      new_books: fresh,
      new_before: newBefore,
      lifecycle: referenceLifecycle(fresh, newBefore, books.length),
      momentum: this.#groups.momentumOf(books),
      top_places: top.filter(isIn).length,
      top_share: shareOf(top.filter(isIn).length, top.length),
      top_authors: authorsOf(listed),
      lift: liftOn(DATA_DAY),
      lift_before: liftOn(month)?.value ?? null,
    };
  }

  /** Who came onto the leading list since its complete day before, and who left it. */
  #movesOn(day: string, isIn: (bookId: string) => boolean) {
    const days = listDaysOf(this.#fixture.ranks, leadingKind(this.#fixture));
    const at = days.findIndex((one) => one.day === day);
    const [now, before] = [days[at], completeBefore(days, at)];
    if (now === undefined || before === undefined || !isComplete(days, at)) {
      return { top_entered: null, top_left: null };
    }
    return {
      top_entered: now.books.filter((id) => isIn(id) && !before.books.includes(id)).length,
      top_left: before.books.filter((id) => isIn(id) && !now.books.includes(id)).length,
    };
  }

  #dayOf(kind: Kind, name: string, day: string): ReferenceDay {
    const books = this.#groups.booksOf(kind, name);
    const isIn = (id: string) => books.some(({ bookId }) => bookId === id);
    const gains = referenceDailyGains(
      this.#fixture.metrics,
      mainCounterOf(this.#fixture.portal),
      isIn,
      stepsOf(this.#fixture),
    ).filter((step) => step.day === day && step.days === 1);
    const [active, top] = [this.#groups.activeOn(books, day), knownPlaces(this.#fixture, day)];
    return {
      day,
      active_books: active.length,
      new_books: newOn(books, day),
      authors: authorsOf(active),
      gain: gains[0]?.gain ?? null,
      n: gains[0]?.n ?? 0,
      top_places: top.filter(isIn).length,
      ...this.#movesOn(day, isIn),
      supply_share: shareOf(active.length, this.#groups.activeOn(this.#fixture.books, day).length),
      top_share: shareOf(top.filter(isIn).length, top.length),
      lift: liftOf(trialsOn(this.#fixture, books, day), this.#priorOn(kind, day)),
    };
  }

  /** The page of a genre or tag: the figures of its books day by day, and what they are. */
  checkDetail(kind: Kind, response: Json): void {
    const row = response[kind === 'genres' ? 'genre' : 'tag'];
    if (!isObject(row)) return;
    const name = String(row['name']);
    const books = this.#groups.booksOf(kind, name);
    const { period, compared } = response;
    const periodOf = (value: unknown): ReferencePeriod | null =>
      isObject(value) ? [String(value['from']), String(value['to'])] : null;
    const daysIn = (of: ReferencePeriod | null) =>
      of === null
        ? []
        : this.#groups.captured
            .filter((day) => day >= of[0] && day <= of[1])
            .map((day) => this.#dayOf(kind, name, day));
    const [now, then] = [periodOf(period), periodOf(compared)];
    const series = daysIn(now);
    this.#out.expectIn(name, row, this.rowOf(kind, name));
    this.#out.expect(`days of ${name}`, response['series'], series);
    this.#checkFigures(name, books, response['figures'], {
      now,
      then,
      series,
      before: daysIn(then),
    });
    this.#checkFacts(kind, name, response);
    this.#checkBooks(name, books, response);
  }

  #checkFigures(
    name: string,
    books: readonly BookRow[],
    figures: unknown,
    {
      now,
      then,
      series,
      before,
    }: {
      now: ReferencePeriod | null;
      then: ReferencePeriod | null;
      series: ReferenceDay[];
      before: ReferenceDay[];
    },
  ): void {
    if (!isObject(figures) || now === null || then === null) return;
    const ids = books.map(({ bookId }) => bookId);
    const spanOf = (of: (day: ReferenceDay) => number | null) => {
      const over = (days: readonly ReferenceDay[], [from, to]: ReferencePeriod) =>
        daysOf({ from, to }).map((day) => {
          const found = days.find((one) => one.day === day);
          return found === undefined ? null : of(found);
        });
      return referenceSpan(over(series, now), over(before, then));
    };
    this.#out.expectIn(`figures of ${name}`, figures, {
      gain: referenceGainSpan(this.#fixture, mainCounterOf(this.#fixture.portal), now, then, ids),
      active_books: spanOf((day) => day.active_books),
      new_books: spanOf((day) => day.new_books),
      supply_share: spanOf((day) => day.supply_share),
      top_share: spanOf((day) => day.top_share),
      lift: spanOf((day) => day.lift?.value ?? null),
    });
  }

  #checkFacts(kind: Kind, name: string, response: Json): void {
    const books = this.#groups.booksOf(kind, name);
    const countsOf = (values: readonly (string | null)[]) =>
      [...Map.groupBy(values, (value) => String(value))]
        .map(([key, of]) => `${key} ${of.length}`)
        .sort();
    const shown = (value: unknown) =>
      itemsOf(value)
        .map(({ key, count }) => `${String(key)} ${String(count)}`)
        .sort();
    const { statuses, accesses, prices, volumes, partners, genres } = response;
    this.#out.expect(`statuses of ${name}`, shown(statuses), countsOf(books.map((b) => b.status)));
    this.#out.expect(`accesses of ${name}`, shown(accesses), countsOf(books.map((b) => b.access)));
    for (const [bins, amountOf] of [
      [prices, ({ priceRub }: BookRow) => priceRub ?? 0],
      [volumes, ({ chars }: BookRow) => chars ?? 0],
    ] as const) {
      for (const { from, to, count } of itemsOf(bins)) {
        const inside = books.map(amountOf).filter((amount) => {
          const isBelow = typeof to !== 'number' || amount < to;
          return amount > 0 && amount >= Number(from) && isBelow;
        });
        this.#out.expect(`${name} from ${String(from)}`, count, inside.length);
      }
    }
    for (const [found, of] of [
      [partners, 'tags'],
      [genres, 'genres'],
    ] as const) {
      const beside = this.#groups
        .names(of)
        .filter((other) => of !== kind || other !== name)
        .flatMap((other) => {
          const own = this.#groups.booksOf(of, other);
          const both = own.filter((book) => books.includes(book)).length;
          const lift = (both * this.#fixture.books.length) / (own.length * books.length);
          const row = { name: other, books: both };
          return both === 0 ? [] : [of === 'tags' ? { ...row, lift } : row];
        })
        .sort((a, b) => b.books - a.books || (a.name < b.name ? -1 : 1));
      const rows = itemsOf(found).map(({ id: _, ...row }) => row);
      this.#out.expect(`${of} beside ${name}`, rows, beside);
    }
  }

  /** The books by the main metric, their authors, and those that came onto a list. */
  #checkBooks(name: string, books: readonly BookRow[], response: Json): void {
    const idOf = ({ book }: Json) =>
      isObject(book) ? String(book['id']).slice('book/'.length) : '';
    const valueOfBook = (id: string) => knownMainOn(this.#fixture, id, DATA_DAY)?.value ?? -1;
    const rows = itemsOf(response['books']);
    this.#out.expect(
      `books of ${name}`,
      rows.map(idOf).sort(),
      books.map(({ bookId }) => bookId).sort(),
    );
    const values = rows.map((row) => valueOfBook(idOf(row)));
    this.#out.expect(
      `order of the books of ${name}`,
      values,
      values.toSorted((a, b) => b - a),
    );
    for (const row of rows) {
      this.#out.expectIn(`${idOf(row)} of ${name}`, row, {
        gain: referenceWeekGain(this.#fixture, idOf(row)),
        momentum: this.#groups.momenta.get(idOf(row)) ?? null,
      });
    }
    this.#checkAuthors(name, books, itemsOf(response['authors']));
    this.#checkEntered(name, books, itemsOf(response['entered']), idOf);
  }

  #checkAuthors(name: string, books: readonly BookRow[], authors: readonly Json[]): void {
    const top = knownPlaces(this.#fixture, DATA_DAY);
    const keys = [...new Set(books.flatMap((book) => book.authors.map(authorKey)))].sort();
    const found = authors.map(({ id }) => String(id).slice('author/'.length));
    this.#out.expect(`authors of ${name}`, found.toSorted(), keys);
    for (const [at, row] of authors.entries()) {
      const own = books.filter((book) => book.authors.some((by) => authorKey(by) === found[at]));
      const places = this.#fixture.ranks.filter(
        ({ bookId, day }) =>
          within(day, DATA_DAY, 90) && own.some((book) => book.bookId === bookId),
      );
      this.#out.expectIn(`${found[at] ?? ''} of ${name}`, row, {
        books: own.length,
        share: own.length / books.length,
        top_places: top.filter((id) => own.some(({ bookId }) => bookId === id)).length,
        best_position:
          places.length === 0 ? null : Math.min(...places.map(({ position }) => position)),
      });
    }
  }

  #checkEntered(
    name: string,
    books: readonly BookRow[],
    entered: readonly Json[],
    idOf: (row: Json) => string,
  ): void {
    const isOf = (id: string) => books.some(({ bookId }) => bookId === id);
    const expected = [leadingKind(this.#fixture), 'genre_top'].flatMap((kind) => {
      const days = completeDays(listDaysOf(this.#fixture.ranks, kind));
      return days.flatMap(({ day, books: on }, at) => {
        const before = days[at - 1];
        if (before === undefined || !within(day, DATA_DAY, 30)) return [];
        return on.flatMap((id, place) =>
          isOf(id) && !before.books.includes(id) ? [{ day, id, position: place + 1 }] : [],
        );
      });
    });
    const latest = [...Map.groupBy(expected, ({ id }) => id).values()]
      .map(
        (of) =>
          of
            .map(({ day }) => day)
            .sort()
            .at(-1) ?? '',
      )
      .sort()
      .reverse();
    const found = entered.map((row) => ({
      id: idOf(row),
      day: String(row['day']),
      position: Number(row['position']),
    }));
    this.#out.expect(
      `days of those that entered of ${name}`,
      found.map(({ day }) => day),
      latest.slice(0, 20),
    );
    const ids = new Set(found.map(({ id }) => id));
    this.#out.expect(`books that entered of ${name}`, ids.size, found.length);
    const isTrue = found.every(({ id, day, position }) =>
      expected.some((one) => one.id === id && one.day === day && one.position === position),
    );
    this.#out.expect(`who entered of ${name}`, isTrue, true);
  }
}
