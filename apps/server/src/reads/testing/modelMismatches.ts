import { dayAfter } from '@litometr/domain';
import type { BookRow } from '../../measurements/rows.ts';
import { daysOf } from '../../measurements/testing/histories.ts';
import { countersOf } from '../../measurements/testing/portalCounters.ts';
import { referenceListMoves } from '../../measurements/testing/referenceAggregates.ts';
import { referenceBookSteps } from '../../measurements/testing/referenceDailyGains.ts';
import { completeDays, referenceDepth } from '../../measurements/testing/referenceMovement.ts';
import { AuthorModel, checkWeekdays } from './authorModel.ts';
import { BookModel } from './bookModel.ts';
import { checkDailyGains } from './dailyGainModel.ts';
import { FixtureGroups, shareOf } from './fixtureGroups.ts';
import { GroupModel } from './groupModel.ts';
import { GroupSummaryModel } from './groupSummaryModel.ts';
import { ListModel, leadingKind } from './listModel.ts';
import { Mismatches } from './mismatches.ts';
import { DATA_DAY, daysAgo, type PortalFixture } from './portalFixture.ts';
import { referenceSpark } from './referenceGroups.ts';
import {
  bestPosition,
  known,
  knownMainOn,
  knownOn,
  median,
  type ReferencePeriod,
  referenceGainSpan,
  referenceShortDays,
  referenceWeekChange,
  referenceWeekGain,
  stepOf,
  stepsOf,
  sum,
} from './referenceReads.ts';
import { authorOf, bookOf, queryOf } from './requested.ts';
import { SearchModel } from './searchModel.ts';
import { isObject, itemsOf, type Json, type StoreState } from './storeState.ts';
import { checkTrends } from './trendsModel.ts';

const WEEK: ReferencePeriod = [daysAgo(6), DATA_DAY];
const WEEK_BEFORE: ReferencePeriod = [daysAgo(13), daysAgo(7)];

/** Returns the figures that the store shows of a fixture and the reference model does not. */
export function modelMismatches(fixture: PortalFixture, state: StoreState): string[] {
  const out = new Mismatches();
  const model = new Model(fixture, out);
  for (const [address, response] of state.responses) {
    const at = address.indexOf(' ');
    if (isObject(response)) model.check(address.slice(0, at), address.slice(at), response);
  }
  model.checkRest(state);
  return out.found;
}

class Model {
  readonly #fixture: PortalFixture;
  readonly #out: Mismatches;
  readonly #lists: ListModel;
  readonly #groupPages: GroupModel;
  readonly #groupSummaries: GroupSummaryModel;
  readonly #authors: AuthorModel;
  readonly #books: BookModel;
  readonly #search: SearchModel;
  /** The same group is in several responses. */
  readonly #groups = new Map<string, Json>();

  constructor(fixture: PortalFixture, out: Mismatches) {
    this.#fixture = fixture;
    this.#out = out;
    this.#lists = new ListModel(fixture, out);
    const groups = new FixtureGroups(fixture);
    this.#groupPages = new GroupModel(fixture, groups, out);
    this.#groupSummaries = new GroupSummaryModel(fixture, groups, out);
    this.#authors = new AuthorModel(fixture, out);
    this.#books = new BookModel(fixture, out);
    this.#search = new SearchModel(fixture, out);
  }

  check(endpoint: string, params: string, response: Json): void {
    switch (endpoint) {
      case 'portalOverview':
        this.#checkOverview(response);
        break;
      case 'genres':
      case 'tags':
        for (const row of itemsOf(response['items'])) this.#checkGroup(endpoint, row);
        break;
      case 'catalogue':
        for (const row of itemsOf(response['items'])) this.#checkBook(row);
        break;
      case 'bookHistory':
        this.#checkHistory(bookOf(params), response);
        break;
      case 'bookRanks':
        this.#lists.checkPlaces(bookOf(params), response);
        break;
      case 'listDays':
        this.#lists.checkDays(params, response);
        break;
      case 'listMatrix':
        this.#lists.checkMatrix(params, response);
        break;
      case 'listSummary':
        this.#lists.checkStays(params, response);
        break;
      case 'rankList':
        this.#lists.checkList(params, response);
        break;
      case 'topMix':
        this.#lists.checkMix(response);
        break;
      case 'genreStatuses':
        this.#checkStatuses(response);
        break;
      case 'portals':
        this.#checkPortal(response);
        break;
      case 'authors':
        for (const row of itemsOf(response['items'])) this.#checkAuthor(row);
        break;
      case 'author':
        if (isObject(response['author'])) this.#checkAuthor(response['author']);
        break;
      case 'homeHeat':
        this.#checkHeat(response);
        break;
      case 'genre':
      case 'tag':
        this.#checkDetail(endpoint, response);
        break;
      case 'book':
        this.#books.checkBook(bookOf(params), response);
        break;
      case 'bookRatios':
        this.#books.checkRatios(bookOf(params), response);
        break;
      case 'similarBooks':
        this.#books.checkSimilar(bookOf(params), response);
        break;
      case 'authorHistory':
        this.#authors.checkHistory(authorOf(params), response);
        break;
      case 'authorBooks':
        this.#authors.checkBooks(authorOf(params), response);
        break;
      case 'authorsSummary':
        this.#authors.checkSummary(response);
        break;
      case 'updatesByWeekday':
        checkWeekdays(this.#fixture, response, this.#out);
        break;
      case 'listOverlap':
        this.#lists.checkOverlap(params, response);
        break;
      case 'search':
        this.#search.check(queryOf(params), response);
        break;
      case 'listComparison':
        this.#lists.checkComparison(params, response);
        break;
      case 'homeCalendar':
        this.#lists.checkCalendar(response);
        break;
      case 'homeSentences':
        this.#lists.checkSentences(response);
        break;
      case 'genresSummary':
        this.#groupSummaries.checkGenresSummary(response);
        break;
      case 'tagsSummary':
        this.#groupSummaries.checkTagsSummary(response);
        break;
      case 'genreSeasons':
        this.#groupSummaries.checkSeasons(response);
        break;
      case 'genreOverlap':
        this.#groupSummaries.checkPairs('genres', response);
        break;
      case 'tagPairs':
        this.#groupSummaries.checkPairs('tags', response);
        break;
      case 'trends':
        checkTrends(this.#fixture, response, this.#out);
        break;
      case 'home':
        this.#checkSurges(response);
        break;
      default:
        break;
    }
  }

  #checkOverview({ kpis, flow, meta }: Json): void {
    const tiles = new Map(itemsOf(kpis).map((tile) => [tile['key'], tile]));
    for (const metric of countersOf(this.#fixture.portal)) {
      const tile = tiles.get(`gain_${metric}`);
      if (tile === undefined) continue;
      const expected = referenceGainSpan(this.#fixture, metric, WEEK, WEEK_BEFORE);
      this.#out.expect(`tile of ${metric}`, tile['span'], expected);
    }
    const captured = daysOf(this.#fixture.ranks, leadingKind(this.#fixture));
    const moves = referenceListMoves(captured);
    const of = (type: string, on: string) =>
      moves.filter((move) => move.type === type && move.day === on).length;
    const expected = completeDays(captured)
      .map(({ day, books }, at) => ({
        day,
        size: books.length,
        entered: at === 0 ? null : of('list_enter', day),
        left: at === 0 ? null : of('list_exit', day),
      }))
      .filter(({ day }) => day >= WEEK[0]);
    this.#out.expect('flow', flow, expected);
    this.#out.expect(
      'partial days',
      isObject(meta) && meta['partial_days'],
      referenceShortDays(this.#fixture),
    );
  }

  #checkDetail(endpoint: 'genre' | 'tag', response: Json): void {
    const kind = endpoint === 'genre' ? 'genres' : 'tags';
    const row = response[endpoint];
    if (isObject(row)) this.#checkGroup(kind, row);
    this.#groupPages.checkDetail(kind, response);
  }

  #checkGroup(kind: 'genres' | 'tags', row: Json): void {
    const name = String(row['name']);
    const key = `${kind} ${name}`;
    const expected = this.#groups.get(key) ?? this.#figuresOf(kind, name);
    this.#groups.set(key, expected);
    this.#out.expectIn(key, row, expected);
  }

  #figuresOf(kind: 'genres' | 'tags', name: string): Json {
    const books = this.#fixture.books.filter((book) => book[kind].includes(name));
    const statuses = books.map(({ status }) => status).filter(known);
    const accesses = books.map(({ access }) => access).filter(known);
    const gains = this.#weekGains(books);
    return {
      books: books.length,
      // An author who is renamed stays the same one.
      authors: new Set(
        books.flatMap((book) => book.authors.map((one) => one.externalId ?? one.name)),
      ).size,
      n: gains.length,
      gain: gains.length === 0 ? null : sum(gains),
      median_gain: median(gains),
      finished_share: shareOf(
        statuses.filter((status) => status === 'finished').length,
        statuses.length,
      ),
      free_share: shareOf(accesses.filter((access) => access === 'free').length, accesses.length),
      median_price: median(books.map(({ priceRub }) => priceRub ?? 0).filter((price) => price > 0)),
      spark: referenceSpark(this.#fixture, books),
      ...referenceWeekChange(this.#fixture, books),
    };
  }

  #weekGains(books: readonly BookRow[]): number[] {
    return books.map(({ bookId }) => referenceWeekGain(this.#fixture, bookId).value).filter(known);
  }

  #checkBook(row: Json): void {
    const book = isObject(row['book']) ? String(row['book']['id']).replace('book/', '') : '';
    const { portal } = this.#fixture;
    for (const metric of countersOf(this.#fixture.portal)) {
      const last = knownOn(this.#fixture, book, metric, DATA_DAY);
      const value = last && { value: last.value, step: stepOf(portal, last.value, metric) };
      const [metrics, gains] = [row['metrics'], row['gains']];
      this.#out.expect(`${metric} of ${book}`, isObject(metrics) && metrics[metric], value);
      const gain = referenceWeekGain(this.#fixture, book, metric);
      this.#out.expect(`week of ${metric} of ${book}`, isObject(gains) && gains[metric], gain);
    }
    this.#out.expectIn(book, row, { best_position: bestPosition(this.#fixture, book) });
  }

  #checkHistory(book: string, { metrics, prices, chars }: Json): void {
    const { portal } = this.#fixture;
    const rows = this.#fixture.metrics
      .filter(({ bookId }) => bookId === book)
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    for (const metric of countersOf(this.#fixture.portal)) {
      const found = itemsOf(metrics).find((one) => one['metric'] === metric);
      if (rows.length === 0) continue;
      const points = rows.map(({ day, values }) => {
        const value = values[metric] ?? 0;
        return { day, value, step: stepOf(portal, value, metric) };
      });
      const steps = referenceBookSteps(rows, metric, stepsOf(this.#fixture, metric)).map(
        ({ day, days, gain, isCertain }) => {
          const reason = gain === null ? 'reset' : isCertain ? null : 'below_step';
          return { day, value: reason === null ? gain : null, days, reason };
        },
      );
      this.#out.expectIn(`history of ${metric} of ${book}`, found, { points, steps });
    }
    const valuesOf = (field: 'priceRub' | 'chars') =>
      rows.flatMap((row) => (row[field] === null ? [] : [{ day: row.day, value: row[field] }]));
    this.#out.expect(`prices of ${book}`, prices, valuesOf('priceRub'));
    this.#out.expect(`volume of ${book}`, chars, valuesOf('chars'));
  }

  #checkStatuses({ statuses, items }: Json): void {
    const keys = Array.isArray(statuses) ? statuses.map(String) : [];
    for (const { genre, n, books: counts } of itemsOf(items)) {
      const name = isObject(genre) ? genre['name'] : '';
      const of = this.#fixture.books.filter(
        ({ genres, status }) => status !== null && genres.some((one) => one === name),
      );
      const expected = keys.map((key) => of.filter(({ status }) => status === key).length);
      this.#out.expect(
        `statuses of ${String(name)}`,
        { n, counts },
        { n: of.length, counts: expected },
      );
    }
  }

  #checkPortal({ items }: Json): void {
    const { portal, books, metrics, ranks } = this.#fixture;
    const own = itemsOf(items).find(({ slug }) => slug === portal);
    const captured = [...metrics, ...ranks].map(({ day }) => day).sort();
    this.#out.expectIn(portal, own, { books: books.length, first_day: captured[0] ?? null });
    for (const { kind, days } of this.#lists.kinds()) {
      const held = itemsOf(own?.['lists']).find(({ list }) => list === kind);
      const depth = referenceDepth(days, days.length - 1);
      this.#out.expectIn(`${portal} ${kind}`, held, { depth });
    }
  }

  #checkAuthor(row: Json): void {
    this.#authors.checkRow(row);
    const key = String(row['id']);
    const isBy = ({ authors }: BookRow) =>
      authors.some(({ externalId, name }) =>
        externalId === null
          ? key.endsWith(name) && !key.includes('id:')
          : key === `author/id:${externalId}`,
      );
    const books = this.#fixture.books.filter(isBy);
    const gains = this.#weekGains(books);
    this.#out.expectIn(key, row, {
      books: books.length,
      finished: books.filter(({ status }) => status === 'finished').length,
      n: gains.length,
      gain: gains.length === 0 ? null : sum(gains),
      ...referenceWeekChange(this.#fixture, books, 1),
    });
  }

  #checkHeat({ items }: Json): void {
    for (const { name, cells } of itemsOf(items)) {
      const books = this.#fixture.books.filter(({ genres }) => genres.some((one) => one === name));
      const { gain_change: change, gain_change_n: n } = referenceWeekChange(this.#fixture, books);
      for (const cell of itemsOf(cells)) {
        this.#out.expectIn(`heat of ${String(name)}`, cell, { change, n });
      }
    }
  }

  #checkSurges({ surges }: Json): void {
    const gains = this.#weekGains(this.#fixture.books);
    for (const { book, momentum, n } of itemsOf(surges)) {
      const id = isObject(book) ? String(book['id']).replace('book/', '') : '';
      const own = referenceWeekGain(this.#fixture, id).value ?? Number.NaN;
      const less = gains.filter((gain) => gain < own).length;
      const alike = gains.filter((gain) => gain === own).length;
      const expected = (100 * (less + (alike - 1) / 2)) / (gains.length - 1);
      this.#out.expect(
        `momentum of ${id}`,
        { momentum, n },
        { momentum: expected, n: gains.length },
      );
    }
  }

  /** The tables that responses are made of, and the facts of alerts. */
  checkRest(state: StoreState): void {
    this.#lists.checkTables(state);
    checkDailyGains(this.#fixture, state, this.#out);
    this.#checkAlerts(state);
  }

  #checkAlerts({ alerts }: StoreState): void {
    const expected = this.#fixture.books.flatMap(({ bookId }) => {
      const gain = referenceWeekGain(this.#fixture, bookId);
      const last = knownMainOn(this.#fixture, bookId, DATA_DAY);
      if (gain.value === null || gain.value <= 0 || last === null) return [];
      const before = knownMainOn(this.#fixture, bookId, dayAfter(last.day, -gain.days));
      // Zero grows by no percentage.
      const isGrown = before !== null && before.value > 0 && last.value >= before.value * 1.01;
      return isGrown ? [`book/${bookId} ${before.value} ${last.value}`] : [];
    });
    const found = alerts.growth.map((one) => `${one.book_id} ${one.before} ${one.after}`);
    this.#out.expect('alerts of growth', found.sort(), expected.sort());
  }
}
