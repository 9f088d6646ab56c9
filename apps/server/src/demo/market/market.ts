import type { MetricKey } from '@litometr/api-contract';
import { metricKeys } from '@litometr/domain';
import type { DemoCalendar } from '../days.ts';
import type { PortalModel } from '../portals/model.ts';
import type { Random } from '../random.ts';
import type { Listing } from './catalogue.ts';
import { discountOn } from './schedule.ts';
import { createHeat, interestByAge, interestUpTo } from './trends.ts';
import { VoteBox } from './votes.ts';

/** The market is played from here, so that averages have settled when the window begins. */
const FIRST_PLAYED_DAY = -35;
/** Half-lives in days of the averages that lists are made from. */
const halfLives = [1, 2.5, 4, 14] as const;
export type HalfLife = (typeof halfLives)[number];

const MOOD_MEMORY = 0.86;
const MOOD_SIZE = 0.7;
const UPDATE_BOOST = 1.12;
const SALE_PULL = 1.3;
/** Readers also drop books: a few of a thousand in a week, more than quiet books gain. */
const DAILY_LOSS = 0.00025;

/**
 * The counters of a portal's books, played day by day. Arrays hold a number per listing, in the
 * order of the listings, as after the day that was played last.
 */
export class Market {
  /** Text that readers have, in characters. */
  readonly chars: Float64Array;
  readonly votes: VoteBox;
  readonly #listings: readonly Listing[];
  readonly #model: PortalModel;
  readonly #main: MetricKey;
  readonly #calendar: DemoCalendar;
  readonly #random: Random;
  readonly #metrics: readonly MetricKey[];
  readonly #counters: ReadonlyMap<MetricKey, Float64Array>;
  readonly #averages: ReadonlyMap<HalfLife, Float64Array>;
  readonly #nextPart: Int32Array;
  /** Luck of a book, which lasts for weeks; on the logarithmic scale. */
  readonly #mood: Float64Array;
  readonly #heat: (listing: Listing, day: number) => number;
  #day = FIRST_PLAYED_DAY - 1;

  /** `main` is the metric whose gains make the lists. */
  constructor(
    listings: readonly Listing[],
    model: PortalModel,
    main: MetricKey,
    calendar: DemoCalendar,
    random: Random,
  ) {
    const numbers = () => new Float64Array(listings.length);
    this.#listings = listings;
    this.#model = model;
    this.#main = main;
    this.#calendar = calendar;
    this.#random = random;
    this.#metrics = metricKeys.filter((metric) => model.perReading[metric] !== undefined);
    this.#counters = new Map(this.#metrics.map((metric) => [metric, numbers()]));
    this.#averages = new Map(halfLives.map((halfLife) => [halfLife, numbers()]));
    this.chars = numbers();
    this.votes = new VoteBox(listings, random);
    this.#nextPart = new Int32Array(listings.length);
    this.#mood = numbers().map(() => random.normal() * MOOD_SIZE);
    this.#heat = createHeat(listings, model, random.fork());
    listings.forEach((listing, index) => {
      this.#bringPast(index, listing);
    });
  }

  get day(): number {
    return this.#day;
  }

  /** Whether the portal shows the book on the day. */
  isListed(index: number): boolean {
    const listing = this.#listings[index];
    if (listing === undefined || listing.release.startDay > this.#day) return false;
    return listing.removedOn === null || this.#day < listing.removedOn;
  }

  /** Throws for a metric that the portal does not count. */
  counter(metric: MetricKey): Float64Array {
    const counter = this.#counters.get(metric);
    if (counter === undefined) throw new Error(`The portal of this market counts no ${metric}.`);
    return counter;
  }

  /** Gain a day of the main metric, averaged with a half-life. */
  average(halfLife: HalfLife): Float64Array {
    const average = this.#averages.get(halfLife);
    if (average === undefined) throw new Error(`There is no average with half-life ${halfLife}.`);
    return average;
  }

  /** Plays the next day. */
  play(): void {
    this.#day += 1;
    this.#listings.forEach((listing, index) => {
      if (!this.isListed(index)) return;
      const isUpdated = this.#publish(index, listing);
      this.#gain(index, listing, this.#readings(index, listing, isUpdated));
    });
  }

  /** Brings out the parts up to today; whether one came out today. */
  #publish(index: number, listing: Listing): boolean {
    const { parts } = listing.release;
    let next = this.#nextPart[index] ?? 0;
    let isUpdated = false;
    for (let part = parts[next]; part !== undefined && part.day <= this.#day; part = parts[next]) {
      this.chars[index] = (this.chars[index] ?? 0) + part.chars;
      isUpdated = part.day === this.#day;
      next += 1;
    }
    this.#nextPart[index] = next;
    return isUpdated;
  }

  #readings(index: number, listing: Listing, isUpdated: boolean): number {
    const mood =
      (this.#mood[index] ?? 0) * MOOD_MEMORY +
      this.#random.normal() * MOOD_SIZE * Math.sqrt(1 - MOOD_MEMORY ** 2);
    this.#mood[index] = mood;
    const { startDay, lastPartDay } = listing.release;
    return (
      listing.attraction *
      interestByAge(this.#day - startDay, lastPartDay - startDay) *
      this.#heat(listing, this.#day) *
      Math.exp(mood) *
      (this.#model.weekdays[this.#calendar.weekday(this.#day)] ?? 1) *
      (isUpdated ? UPDATE_BOOST : 1) *
      (1 + (discountOn(listing, this.#day) / 100) * SALE_PULL)
    );
  }

  #gain(index: number, listing: Listing, readings: number): void {
    for (const [metric, counter] of this.#counters) {
      const expected = readings * this.#rate(listing, metric);
      const added = this.#random.round(expected);
      const value = counter[index] ?? 0;
      counter[index] = Math.max(0, value + added - this.#lossOf(metric, value));
      if (metric === 'rating_count') this.votes.add(index, added);
      if (metric === this.#main) this.#follow(index, expected);
    }
    this.#settleLibrary(index);
  }

  #rate(listing: Listing, metric: MetricKey): number {
    return (this.#model.perReading[metric] ?? 0) * appealOf(listing, metric);
  }

  #lossOf(metric: MetricKey, value: number): number {
    const mayFall = metric === 'likes' || metric === 'library';
    return mayFall ? this.#random.round(value * DAILY_LOSS) : 0;
  }

  /** Makes the library count the sum of its parts, where the portal publishes the parts. */
  #settleLibrary(index: number): void {
    const library = this.#counters.get('library');
    const reading = this.#counters.get('reading')?.[index];
    if (library === undefined || reading === undefined) return;
    library[index] =
      reading +
      (this.#counters.get('postponed')?.[index] ?? 0) +
      (this.#counters.get('finished_reading')?.[index] ?? 0);
  }

  #follow(index: number, expected: number): void {
    for (const [halfLife, average] of this.#averages) {
      const weight = 1 - 0.5 ** (1 / halfLife);
      average[index] = (average[index] ?? 0) * (1 - weight) + expected * weight;
    }
  }

  /** Adds the counters that a book has gained before the simulated days. */
  #bringPast(index: number, listing: Listing): void {
    const { startDay, lastPartDay } = listing.release;
    const age = FIRST_PLAYED_DAY - startDay;
    if (age <= 0) return;
    const luck = Math.exp(this.#random.normal() * 0.25);
    this.#gain(
      index,
      listing,
      listing.attraction * luck * interestUpTo(age, lastPartDay - startDay),
    );
    const readings = listing.attraction * interestByAge(age, lastPartDay - startDay);
    const usual = readings * this.#rate(listing, this.#main);
    for (const average of this.#averages.values()) average[index] = usual;
  }
}

function appealOf(listing: Listing, metric: MetricKey): number {
  if (metric === 'library' || metric === 'reading') return listing.appeal.library;
  if (metric === 'likes' || metric === 'awards' || metric === 'donations') {
    return listing.appeal.likes;
  }
  if (metric === 'comments' || metric === 'reviews') return listing.appeal.talk;
  return 1;
}
