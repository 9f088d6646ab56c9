import { daysBetween, portalDefinition } from '@litometr/domain';
import { daysOf } from '../../measurements/testing/histories.ts';
import { referenceListMoves } from '../../measurements/testing/referenceAggregates.ts';
import {
  completeDays,
  isComplete,
  referenceDepth,
  referenceGaps,
  referenceMovement,
  referenceStays,
  referenceSurvival,
  referenceUsualGap,
} from '../../measurements/testing/referenceMovement.ts';
import type { Mismatches } from './mismatches.ts';
import { DATA_DAY, type PortalFixture } from './portalFixture.ts';
import { known, sum } from './referenceReads.ts';
import { isObject, itemsOf, type Json, type StoreState } from './storeState.ts';

/** The kind of list that a fixture's portal leads with. */
export const leadingKind = ({ portal }: PortalFixture): string =>
  portalDefinition(portal).lists[0]?.kind ?? '';

/** Compares responses about lists with the rows of a fixture: of its leading list and one genre top. */
export class ListModel {
  readonly #fixture: PortalFixture;
  readonly #out: Mismatches;
  readonly #leading: string;

  constructor(fixture: PortalFixture, out: Mismatches) {
    this.#fixture = fixture;
    this.#out = out;
    this.#leading = leadingKind(fixture);
  }

  checkTables({ rankEntries, events }: StoreState): void {
    for (const { kind, days } of this.kinds()) {
      const found = rankEntries.filter(({ list }) => list === kind);
      const expected = referenceMovement(days).map(({ book, ...row }) => ({
        list: kind,
        book_id: `book/${book}`,
        ...row,
      }));
      this.#out.expect(`rank_entries of ${kind}`, found, expected);
      const moves = referenceListMoves(days).map(
        ({ book, type, day, prev_day, before, after }) =>
          `book/${book} ${type} ${prev_day} ${day} ${before} ${after}`,
      );
      const shown = events
        .filter(({ list }) => list === kind)
        .map(
          (one) =>
            `${one.book_id} ${one.type} ${one.prev_day} ${one.day} ${one.before} ${one.after}`,
        );
      this.#out.expect(`events of ${kind}`, shown.sort(), moves.sort());
    }
  }

  kinds() {
    return [this.#leading, 'genre_top'].map((kind) => ({
      kind,
      days: daysOf(this.#fixture.ranks, kind),
    }));
  }

  checkPlaces(book: string, { items }: Json): void {
    for (const { kind, days } of this.kinds()) {
      const last = referenceMovement(days).findLast((row) => row.book === book);
      const item = itemsOf(items).find(({ list }) => isObject(list) && list['kind'] === kind);
      if (last === undefined) {
        this.#out.expect(`${book} on ${kind}`, item, undefined);
        continue;
      }
      const { days_on, entries, peak, peak_day, first_entry, day: last_seen } = last;
      const expected = { days_on, entries, peak, peak_day, first_entry, last_seen };
      this.#out.expectIn(`${book} on ${kind}`, item, expected);
    }
  }

  #daysFrom(params: string) {
    const kind = params.includes('"genre_top"') ? 'genre_top' : this.#leading;
    const days = daysOf(this.#fixture.ranks, kind);
    const captured = days.map(({ day, books }, at) => ({
      day,
      size: books.length,
      depth: referenceDepth(days, at),
      complete: isComplete(days, at),
    }));
    return { kind, days, captured };
  }

  checkDays(params: string, { items }: Json): void {
    const { kind, captured } = this.#daysFrom(params);
    this.#out.expect(`days of ${kind}`, items, captured);
  }

  checkMatrix(params: string, { from, to, days: shown, items }: Json): void {
    const { kind, days, captured } = this.#daysFrom(params);
    const isInside = ({ day }: { day: string }) => day >= String(from) && day <= String(to);
    this.#out.expect(`matrix days of ${kind}`, shown, captured.filter(isInside));
    for (const { book, positions } of itemsOf(items)) {
      const id = isObject(book) ? String(book['id']).replace('book/', '') : '';
      const places = days.filter(isInside).map(({ books }) => books.indexOf(id) + 1 || null);
      this.#out.expect(`matrix of ${kind}, ${id}`, positions, places);
    }
  }

  checkStays(params: string, { asof, staying }: Json): void {
    if (typeof asof !== 'string') return;
    const { kind, days } = this.#daysFrom(params);
    const found = itemsOf(staying).map(({ captures, share, n }) => ({ captures, share, n }));
    this.#out.expect(`stays on ${kind}`, found, referenceSurvival(referenceStays(days, asof)));
  }

  checkList(params: string, { list, items, left }: Json): void {
    if (!isObject(list)) return;
    const { kind, days } = this.#daysFrom(params);
    const at = days.findIndex(({ day }) => day === list['asof']);
    const rows = referenceMovement(days).filter(({ day }) => day === list['asof']);
    const before = completeDays(days.slice(0, at)).at(-1);
    this.#out.expect(`compared day of ${kind}`, list['compare'], before?.day ?? null);
    this.#out.expect(`size of ${kind}`, itemsOf(items).length, rows.length);
    for (const [place, row] of rows.entries()) {
      const { book, position, prev_position, state, days_on, streak, entries, peak } = row;
      const item = itemsOf(items)[place];
      const shown = isObject(item?.['book']) ? item['book']['id'] : null;
      this.#out.expect(`place ${position} of ${kind}`, shown, `book/${book}`);
      this.#out.expectIn(`place ${position} of ${kind}`, item, {
        position,
        prev_position,
        state,
        days_on,
        streak,
        entries,
        peak,
        peak_day: row.peak_day,
        first_entry: row.first_entry,
        delta: prev_position === null ? null : prev_position - position,
      });
    }
    const gone = (isComplete(days, at) ? (before?.books ?? []) : [])
      .filter((book) => !days[at]?.books.includes(book))
      .map((book) => `book/${book}`);
    const shown = itemsOf(left).map(({ book }) => (isObject(book) ? String(book['id']) : ''));
    this.#out.expect(`left of ${kind}`, shown.sort(), gone.sort());
  }

  checkMix({ from, to, genres, items }: Json): void {
    const names = itemsOf(genres).map(({ name }) => String(name));
    const days = completeDays(daysOf(this.#fixture.ranks, this.#leading)).filter(
      ({ day }) => day >= String(from) && day <= String(to),
    );
    const expected = days.map(({ day, books }) => {
      const of = books.flatMap((id) => this.#fixture.books.filter(({ bookId }) => bookId === id));
      const parts = names.map((name) =>
        sum(of.map((book) => (book.genres.includes(name) ? 1 / book.genres.length : 0))),
      );
      const ages = of.map(({ firstPublishedOn: on }) =>
        on === null ? null : daysBetween(on, day),
      );
      const count = (has: (age: number) => boolean) => ages.filter(known).filter(has).length;
      return {
        day,
        size: books.length,
        shares: parts.map((part) => part / books.length),
        rest: 1 - sum(parts) / books.length,
        fresh: count((age) => age <= 30),
        middle: count((age) => age > 30 && age <= 180),
        old: count((age) => age > 180),
        unknown: ages.filter((age) => age === null).length,
      };
    });
    this.#out.expect('mix of the leading list', items, expected);
  }

  /** The list on two complete days; without a choice on the last one, and on the one nearest to a week before. */
  checkComparison(params: string, response: Json): void {
    if (!isObject(response['list'])) return;
    const { kind, days } = this.#daysFrom(params);
    const complete = completeDays(days);
    const now = complete.at(-1);
    if (now === undefined) return;
    const distance = ({ day }: { day: string }) => Math.abs(daysBetween(day, now.day) - 7);
    const least = Math.min(...complete.slice(0, -1).map(distance));
    const then = complete.find(({ day }) => day === response['a']);
    this.#out.expectIn(`comparison of ${kind}`, response, { b: now.day, complete: true });
    this.#out.expect(
      `compared day of ${kind}`,
      then === undefined ? null : distance(then),
      complete.length < 2 ? null : least,
    );
    const was = then?.books ?? [];
    const expected = [...new Set([...now.books, ...was])].map((id) => {
      const [after, before] = [now.books.indexOf(id) + 1 || null, was.indexOf(id) + 1 || null];
      const delta = before === null || after === null ? null : before - after;
      const move =
        before === null
          ? 'entered'
          : after === null
            ? 'left'
            : before > after
              ? 'up'
              : before < after
                ? 'down'
                : 'same';
      return { id: `book/${id}`, move, before, after, delta };
    });
    const found = itemsOf(response['items']).map(({ book, ...row }) => ({
      id: isObject(book) ? book['id'] : null,
      ...row,
    }));
    if (then !== undefined) this.#out.expect(`moves of ${kind}`, found, expected);
  }

  /** The books on several lists of a kind (docs/metrics.md, `list-overlap`): no history has two. */
  checkOverlap(params: string, response: Json): void {
    this.#out.expect(`overlap of ${params}`, response['count'], 0);
    this.#out.expect(`overlapping lists of ${params}`, itemsOf(response['pairs']).length, 0);
  }

  /** The turnover of the leading list on each of its complete days (docs/metrics.md, `turnover-calendar`). */
  checkCalendar({ items }: Json): void {
    const captures = daysOf(this.#fixture.ranks, this.#leading);
    const complete = completeDays(captures);
    const gaps = referenceGaps(captures);
    const usual = referenceUsualGap(complete.map(({ day }) => gaps.get(day)));
    const expected = complete.slice(1).map(({ day, books }, at) => {
      const before = complete[at]?.books ?? [];
      const entered = books.filter((book) => !before.includes(book)).length;
      return gaps.get(day) === usual
        ? { day, turnover: entered / books.length, portals: 1, entered }
        : { day, turnover: null, portals: 0, entered };
    });
    this.#out.expect('calendar', items, expected);
  }

  /**
   * The sentences about the leading list (docs/metrics.md, `day-sentences`). No history has a genre of so many
   * books that a sentence is about it.
   */
  checkSentences({ items }: Json): void {
    const days = daysOf(this.#fixture.ranks, this.#leading);
    const complete = completeDays(days);
    const [now, before] = [complete.at(-1), complete.at(-2)];
    if (now === undefined) return;
    const about = new Map(itemsOf(items).map((item) => [String(item['rule']), item]));
    const upToNow = days.filter(({ day }) => day <= now.day);
    const lead = upToNow.findLastIndex(({ books }) => books[0] !== now.books[0]);
    this.#out.expect('leader', subjectOf(about.get('leader')), {
      id: `book/${now.books[0]}`,
      day: now.day,
      n: now.books.length,
      value: upToNow.length - 1 - lead,
      previous: null,
    });
    const rises = now.books.map((book, at) => {
      const was = before?.books.indexOf(book) ?? -1;
      return was < 0 ? 0 : was - at;
    });
    const rise = Math.max(...rises);
    this.#out.expect('rise', about.get('riser')?.['value'] ?? 0, Math.max(0, rise));
    this.#checkTurnover(about.get('turnover'), complete);
    const seen = new Set(days.filter(({ day }) => day < now.day).flatMap(({ books }) => books));
    const fresh = before === undefined ? 0 : now.books.filter((book) => !seen.has(book)).length;
    this.#out.expect('newcomers', about.get('newcomers')?.['value'] ?? 0, fresh);
  }

  #checkTurnover(
    item: Json | undefined,
    complete: readonly { day: string; books: readonly string[] }[],
  ) {
    const turnovers = complete.map(({ day, books }, at) => {
      const before = complete[at - 1];
      if (before === undefined) return null;
      const entered = books.filter((book) => !before.books.includes(book)).length;
      return { day, value: entered / books.length, gap: daysBetween(before.day, day) };
    });
    const last = turnovers.at(-1) ?? null;
    const earlier = turnovers
      .slice(0, -1)
      .filter(known)
      .filter(({ day, gap }) => gap === last?.gap && daysBetween(day, DATA_DAY) <= 30)
      .map(({ value }) => value);
    const mean = sum(earlier) / earlier.length;
    const isAbove = last !== null && earlier.length >= 7 && last.value / mean - 1 > 1e-9;
    this.#out.expect(
      'turnover above the mean',
      item && { value: item['value'], previous: item['previous'] },
      isAbove && mean > 0 ? { value: last.value, previous: mean } : undefined,
    );
  }
}

const subjectOf = (item: Json | undefined) =>
  item && {
    id: isObject(item['subject']) ? item['subject']['id'] : null,
    day: item['day'],
    n: item['n'],
    value: item['value'],
    previous: item['previous'],
  };
