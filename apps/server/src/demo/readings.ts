import type { PortalDefinition } from '@litometr/domain';
import type { AuthorDayRow, MetricRow, RankRow } from '../measurements/rows.ts';
import { type DemoCalendar, LAST_DAY } from './days.ts';
import type { Author } from './library.ts';
import type { Catalogue, Listing } from './market/catalogue.ts';
import { type DemoList, listsOf, rank } from './market/lists.ts';
import type { Market } from './market/market.ts';
import type { PortalModel } from './portals/model.ts';
import type { Random } from './random.ts';
import { authorId, metricRow } from './rows.ts';

/** Share of readings that fail on an ordinary day. */
const MISSED_SHARE = 0.006;
/** Share of readings that lack one of their figures. */
const INCOMPLETE_SHARE = 0.003;
/** Books that are neither fresh nor on a list are read once a week, on the data day's weekday. */
const SWEEP_DAYS = 7;
const FRESH_DAYS = 120;
const UPDATED_DAYS = 30;
/** Share of the readers of an author's books who subscribe to the author. */
const SUBSCRIBING_SHARE = 0.2;

export interface DayReadings {
  readonly metrics: MetricRow[];
  readonly ranks: RankRow[];
  readonly authors: AuthorDayRow[];
}

/** Simulates the snapshots of a portal on each day of the window, including their gaps. */
export class Reader {
  readonly #catalogue: Catalogue;
  readonly #model: PortalModel;
  readonly #portal: PortalDefinition;
  readonly #market: Market;
  readonly #calendar: DemoCalendar;
  readonly #random: Random;
  readonly #lists: readonly DemoList[];
  readonly #wasRanked: Uint8Array;

  constructor(
    catalogue: Catalogue,
    portal: PortalDefinition,
    model: PortalModel,
    market: Market,
    calendar: DemoCalendar,
    random: Random,
  ) {
    this.#catalogue = catalogue;
    this.#portal = portal;
    this.#model = model;
    this.#market = market;
    this.#calendar = calendar;
    this.#random = random;
    this.#lists = listsOf(portal, model);
    this.#wasRanked = new Uint8Array(catalogue.listings.length);
  }

  /** Returns the snapshots of the last simulated day; null on a missed day. */
  readDay(): DayReadings | null {
    const { day } = this.#market;
    if (this.#model.missingDays.includes(day)) return null;
    const ranks = this.#lists.flatMap((list) => this.#readList(list));
    const metrics = this.#catalogue.listings.flatMap((listing, index) =>
      this.#isRead(listing, index) ? [this.#readBook(listing, index)] : [],
    );
    const readsAuthors = this.#model.shows.subscribers && isSweep(day);
    return { metrics, ranks, authors: readsAuthors ? this.#readAuthors() : [] };
  }

  #readList(list: DemoList): RankRow[] {
    const { listings } = this.#catalogue;
    const day = this.#calendar.iso(this.#market.day);
    return rank(list, listings, this.#market, this.#random).map((index, place) => {
      this.#wasRanked[index] = 1;
      return {
        day,
        list: list.kind,
        genre: list.genre,
        period: list.period,
        position: place + 1,
        bookId: listings[index]?.bookId ?? '',
      };
    });
  }

  #isRead(listing: Listing, index: number): boolean {
    const { day } = this.#market;
    if (!this.#market.isListed(index)) return false;
    const isActive =
      this.#wasRanked[index] === 1 ||
      day - listing.release.startDay <= FRESH_DAYS ||
      listing.release.parts.some((part) => part.day <= day && day - part.day <= UPDATED_DAYS);
    if (!isActive && !isSweep(day)) return false;
    const partial = this.#model.partialDay;
    return this.#random.chance(partial?.day === day ? partial.share : 1 - MISSED_SHARE);
  }

  #readBook(listing: Listing, index: number): MetricRow {
    const day = this.#calendar.iso(this.#market.day);
    const row = metricRow(listing, index, this.#market, this.#portal, day);
    if (row.stars !== null || !this.#random.chance(INCOMPLETE_SHARE)) return row;
    const { comments: _, ...values } = row.values;
    return { ...row, values };
  }

  #readAuthors(): AuthorDayRow[] {
    const library = this.#market.counter('library');
    const readers = new Map<Author, number>();
    this.#catalogue.listings.forEach(({ work }, index) => {
      for (const author of work.authors) {
        readers.set(author, (readers.get(author) ?? 0) + (library[index] ?? 0));
      }
    });
    return this.#catalogue.authors.map((author) => ({
      authorId: authorId(author),
      name: author.name,
      url: null,
      avatarUrl: null,
      day: this.#calendar.iso(this.#market.day),
      subscribers: Math.round((readers.get(author) ?? 0) * SUBSCRIBING_SHARE),
    }));
  }
}

/** The data day is a day of the weekly sweep, so that its coverage is complete. */
function isSweep(day: number): boolean {
  return day % SWEEP_DAYS === LAST_DAY % SWEEP_DAYS;
}
