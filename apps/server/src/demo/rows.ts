import type { BookStatus, MetricKey } from '@litometr/api-contract';
import { metricKeys, type PortalDefinition } from '@litometr/domain';
import { charsStep, roundingStep } from '../measurements/portals.ts';
import type { AwardRow, BookRow, ChapterRow, MetricRow } from '../measurements/rows.ts';
import { type DemoCalendar, LAST_DAY } from './days.ts';
import type { Author } from './library.ts';
import type { Listing } from './market/catalogue.ts';
import type { Market } from './market/market.ts';
import { discountOn } from './market/schedule.ts';
import { meanOf } from './market/votes.ts';
import type { PortalModel, PortalShows } from './portals/model.ts';

/** The rows of a bundle from the demo world: only what the portal shows, in its own rounding. */

const CHARS_PER_PAGE = 2_000;

export function authorId(author: Author): string {
  return `demo-a-${String(author.id + 1).padStart(5, '0')}`;
}

export function bookRow(
  listing: Listing,
  portal: PortalDefinition,
  model: PortalModel,
  calendar: DemoCalendar,
): BookRow {
  const { work, release } = listing;
  const { shows } = model;
  const chars = charsUpTo(listing, LAST_DAY);
  const isFinished = release.endDay <= LAST_DAY;
  const price = priceOn(listing, LAST_DAY);
  const updatedDay = release.parts.findLast(({ day }) => day <= LAST_DAY)?.day ?? release.startDay;
  return {
    bookId: listing.bookId,
    title: work.title,
    authors: work.authors.map((author) => ({ externalId: authorId(author), name: author.name })),
    seriesId: work.series === null ? null : `demo-s-${String(work.series.id).padStart(5, '0')}`,
    seriesTitle: work.series?.title ?? null,
    seriesNumber: shows.seriesNumber ? work.numberInSeries : null,
    genres: listing.genres,
    tags: work.tags,
    form: listing.form,
    status: statusOf(listing, model),
    access: accessOf(listing),
    ageLimit: work.age,
    chars: shownChars(chars, portal),
    pages: shows.pages ? Math.max(1, Math.ceil(chars / CHARS_PER_PAGE)) : null,
    priceRub: price,
    priceOldRub: discountOn(listing, LAST_DAY) > 0 ? listing.price : null,
    priceAudioRub: listing.audioPrice,
    hasAudio: shows.audio === 'none' ? null : listing.hasAudio,
    isExclusive: shows.exclusive ? listing.isExclusive : null,
    hasProfanity: shows.profanity ? work.hasProfanity : null,
    publisher: listing.publisher,
    firstPublishedOn: calendar.iso(release.startDay),
    updatedOn: shows.updatedOn ? calendar.iso(updatedDay) : null,
    finishedOn: shows.finishedOn && isFinished ? calendar.iso(release.endDay) : null,
    url: null,
    coverUrl: null,
    annotation: work.annotation,
  };
}

/** A book's reading on the day that the market has played last. */
export function metricRow(
  listing: Listing,
  index: number,
  market: Market,
  portal: PortalDefinition,
  day: string,
): MetricRow {
  const stars = portal.metrics.rating_count === undefined ? null : market.votes.of(index);
  const values: Partial<Record<MetricKey, number>> = {};
  for (const metric of metricKeys) {
    if (portal.metrics[metric] === undefined) continue;
    const value = metric === 'rating' ? rating() : (market.counter(metric)[index] ?? null);
    if (value !== null) values[metric] = shown(portal, metric, value);
  }
  // The page leaves the counter out where there is nothing to count.
  if (portal.slug === 'bookriver' && values.comments === 0) delete values.comments;
  return {
    day,
    bookId: listing.bookId,
    values,
    chars: shownChars(market.chars[index] ?? 0, portal),
    priceRub: priceOn(listing, market.day),
    stars,
  };

  /** The mean of the votes, or the portal's own figure of how well the book runs. */
  function rating(): number | null {
    return stars === null ? Math.round(100 * (market.average(14)[index] ?? 0)) : meanOf(stars);
  }
}

/**
 * Returns the parts published by the data day, with the fields that the table of contents shows.
 */
export function chapterRows(
  listing: Listing,
  shows: PortalShows,
  calendar: DemoCalendar,
): ChapterRow[] {
  const { chapters } = shows;
  if (chapters === null) return [];
  return listing.release.parts
    .filter(({ day }) => day <= LAST_DAY)
    .map(({ number, day, chars, isFree }) => ({
      bookId: listing.bookId,
      chapterId: `${listing.bookId}-${number}`,
      number,
      title: `Глава ${number}`,
      publishedOn: chapters.dates ? calendar.iso(day) : null,
      chars: chapters.chars ? chars : null,
      isFree: chapters.free ? listing.isFree || isFree : null,
    }));
}

/** Awards by type: they add up to the count that the book's page shows. */
export function awardRows(
  listing: Listing,
  total: number,
  types: readonly string[],
  day: string,
): AwardRow[] {
  let left = total;
  const rows = types.map((type, index) => {
    const isLast = index === types.length - 1;
    const count = isLast ? left : Math.ceil(left * 0.55);
    left -= count;
    return { day, bookId: listing.bookId, type, count };
  });
  return rows.filter(({ count }) => count > 0);
}

function shown(portal: PortalDefinition, metric: MetricKey, value: number): number {
  const step = roundingStep(portal, metric, value);
  return metric === 'rating' ? value : Math.round(value / step) * step;
}

function shownChars(chars: number, portal: PortalDefinition): number | null {
  if (portal.chars === null) return null;
  const step = charsStep(portal, chars);
  return Math.round(chars / step) * step;
}

function charsUpTo(listing: Listing, day: number): number {
  return listing.release.parts
    .filter((part) => part.day <= day)
    .reduce((sum, part) => sum + part.chars, 0);
}

/** Rubles with a discount taken off; null while the book is free. */
function priceOn(listing: Listing, day: number): number | null {
  if (listing.isFree || day < listing.paidFrom) return null;
  return Math.round(listing.price * (1 - discountOn(listing, day) / 100));
}

function statusOf(listing: Listing, model: PortalModel): BookStatus {
  const { endDay, isAbandoned, parts } = listing.release;
  if (listing.removedOn !== null && listing.removedOn <= LAST_DAY) return 'removed';
  if (endDay <= LAST_DAY) return 'finished';
  if (model.isShop) return 'draft';
  const quiet = LAST_DAY - (parts.at(-1)?.day ?? LAST_DAY);
  return isAbandoned && quiet > 60 && model.shows.frozen ? 'frozen' : 'in_progress';
}

function accessOf(listing: Listing) {
  if (listing.isFree || LAST_DAY < listing.paidFrom) return 'free';
  return listing.release.endDay <= LAST_DAY ? listing.accessFinished : listing.accessInProgress;
}
