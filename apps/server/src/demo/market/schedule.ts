import { LAST_DAY } from '../days.ts';
import type { Work } from '../library.ts';
import type { PortalModel } from '../portals/model.ts';
import type { Random } from '../random.ts';

/** A part of a book that readers get on a day. */
interface ChapterPart {
  readonly number: number;
  readonly day: number;
  readonly chars: number;
  readonly isFree: boolean;
}

/** How a text comes out on a portal. Days may lie beyond the data day: those parts are to come. */
export interface Release {
  readonly startDay: number;
  /** Day of the last part; the book is in progress until then. */
  readonly endDay: number;
  /** Day of the last part that was or will be written. */
  readonly lastPartDay: number;
  /** The author stopped before the end. */
  readonly isAbandoned: boolean;
  readonly parts: readonly ChapterPart[];
}

const MEAN_PART = 11_000;
const FREE_PARTS = 8;
const ABANDONED_SHARE = 0.05;

/**
 * The release of a work on a portal: chapter by chapter, or at once where a finished text comes
 * later. Null when it is not there yet on the data day.
 */
export function releaseOf(work: Work, model: PortalModel, random: Random): Release | null {
  const partCount = Math.max(3, Math.round(work.chars / MEAN_PART));
  const written = work.startDay + (partCount - 1) * work.chapterGap;
  if (model.isShop) return shopRelease(work, written, partCount, random);
  const lag = random.chance(0.62) ? 0 : random.int(4, 160);
  const startDay = work.startDay + lag;
  if (startDay >= LAST_DAY) return null;
  const gap = startDay > written && random.chance(0.6) ? 0 : work.chapterGap;
  return chapterwise(work, startDay, gap, partCount, random);
}

function shopRelease(
  work: Work,
  written: number,
  partCount: number,
  random: Random,
): Release | null {
  const startDay = written + random.int(3, 45);
  if (startDay < LAST_DAY) return chapterwise(work, startDay, 0, partCount, random);
  const isDraft = work.startDay < LAST_DAY - 25 && random.chance(0.5);
  return isDraft ? chapterwise(work, work.startDay + 20, work.chapterGap, partCount, random) : null;
}

function chapterwise(
  work: Work,
  startDay: number,
  gap: number,
  partCount: number,
  random: Random,
): Release {
  const isAbandoned = gap > 0 && random.chance(ABANDONED_SHARE);
  const writtenParts = isAbandoned
    ? random.int(3, Math.max(3, Math.floor(partCount * 0.7)))
    : partCount;
  const weights = Array.from({ length: partCount }, () => 0.6 + random.float() * 0.8);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let day = startDay;
  const parts = weights.slice(0, writtenParts).map((weight, index) => {
    if (index > 0) day += gap === 0 ? 0 : Math.max(1, gap + random.int(-1, 1));
    const chars = Math.round((work.chars * weight) / total);
    return { number: index + 1, day, chars, isFree: index < FREE_PARTS };
  });
  const endDay = isAbandoned ? Number.POSITIVE_INFINITY : day;
  return { startDay, endDay, lastPartDay: day, isAbandoned, parts };
}

/** A price cut from one day to another, both included. */
export interface Discount {
  readonly from: number;
  readonly to: number;
  readonly percent: number;
}

const SALE_PERCENTS = [15, 20, 25, 30, 40, 50] as const;

/** Discounts of a paid book about the window, none over another. */
export function discountsOf(share: number, random: Random): Discount[] {
  if (!random.chance(share)) return [];
  const discounts: Discount[] = [];
  let from = random.int(-20, 60);
  while (from <= LAST_DAY && discounts.length < 3) {
    const to = from + random.int(2, 9);
    discounts.push({ from, to, percent: random.pick(SALE_PERCENTS) });
    from = to + random.int(20, 70);
  }
  return discounts;
}

/** Properties of a listing that determine its price. */
interface Priced {
  readonly isFree: boolean;
  readonly paidFrom: number;
  readonly discounts: readonly Discount[];
}

/** The percentage off on a day, 0 without a discount. */
export function discountOn(listing: Priced, day: number): number {
  if (listing.isFree || day < listing.paidFrom) return 0;
  return listing.discounts.find(({ from, to }) => from <= day && day <= to)?.percent ?? 0;
}
