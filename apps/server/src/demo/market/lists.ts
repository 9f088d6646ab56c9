import type { ListKind, ListPeriod } from '@litometr/api-contract';
import type { PortalDefinition } from '@litometr/domain';
import type { PortalModel } from '../portals/model.ts';
import type { Random } from '../random.ts';
import type { Listing } from './catalogue.ts';
import type { HalfLife, Market } from './market.ts';

/** A list of a portal: the books that qualify for it and the score that orders them. */
export interface DemoList {
  readonly kind: ListKind;
  readonly genre: string | null;
  readonly period: ListPeriod | null;
  readonly size: number;
}

const LIST_SIZE = 100;
const GENRE_LIST_SIZE = 50;
const NEW_DAYS = 60;
const TRENDING_AGE = 6;
/** Lists are refreshed at their own hours, so they do not follow the counters exactly. */
const SCORE_NOISE = 0.015;

/** Every list and period that the portal has; genre tops by genre. */
export function listsOf(portal: PortalDefinition, model: PortalModel): DemoList[] {
  return portal.lists.flatMap(({ kind, periods }): DemoList[] => {
    if (kind === 'genre_top') {
      return model.genres.map(({ name }) => ({
        kind,
        genre: name,
        period: null,
        size: GENRE_LIST_SIZE,
      }));
    }
    const choices: readonly (ListPeriod | null)[] = periods.length === 0 ? [null] : periods;
    return choices.map((period) => ({ kind, genre: null, period, size: LIST_SIZE }));
  });
}

/** Indexes of the listings on a list after the day that was played last, the leader first. */
export function rank(
  list: DemoList,
  listings: readonly Listing[],
  market: Market,
  random: Random,
): number[] {
  const day = market.day;
  const entries: { index: number; score: number }[] = [];
  listings.forEach((listing, index) => {
    if (!market.isListed(index) || !isEligible(list, listing, day)) return;
    const score = scoreOf(list, listing, index, market) * (1 + SCORE_NOISE * random.normal());
    if (score > 0) entries.push({ index, score });
  });
  return entries
    .sort((a, b) => b.score - a.score)
    .slice(0, list.size)
    .map(({ index }) => index);
}

function isEligible(list: DemoList, listing: Listing, day: number): boolean {
  const age = day - listing.release.startDay;
  switch (list.kind) {
    case 'genre_top':
      return list.genre !== null && listing.genres.includes(list.genre);
    case 'bestseller':
      return !listing.isFree && day >= listing.paidFrom;
    case 'new':
      return age <= NEW_DAYS;
    case 'trending':
      return age >= TRENDING_AGE;
    case 'global_top':
    case 'promo':
      return true;
  }
}

function scoreOf(list: DemoList, listing: Listing, index: number, market: Market): number {
  const average = (halfLife: HalfLife) => market.average(halfLife)[index] ?? 0;
  switch (list.kind) {
    case 'global_top':
      return average(4);
    case 'genre_top':
    case 'promo':
      return average(2.5);
    case 'bestseller':
      return average(bestsellerHalfLife(list.period)) * Math.sqrt(listing.price);
    case 'new':
      return average(2.5) * (1 - (market.day - listing.release.startDay) / (NEW_DAYS * 1.5));
    case 'trending':
      return (average(2.5) - average(14) * 0.75) / Math.sqrt(average(14) + 0.5);
  }
}

function bestsellerHalfLife(period: ListPeriod | null): HalfLife {
  switch (period) {
    case 'day':
      return 1;
    case 'week':
      return 2.5;
    case 'month':
    case 'all':
      return 14;
    case null:
      return 4;
  }
}
