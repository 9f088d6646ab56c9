import type { BookAccess, BookForm, MetricKey } from '@litometr/api-contract';
import type { FamilyKey } from '../families/family.ts';

/** A genre of a portal and the kinds of books in it, by weight. */
interface PortalGenre {
  readonly name: string;
  readonly families: Readonly<Partial<Record<FamilyKey, number>>>;
}

/**
 * A portal of the demo world. What a portal shows follows `portalDefinitions`; how large it is, how it prices and how its readers behave is made up.
 */
export interface PortalModel {
  readonly books: number;
  /** Factor on the supply of a kind of books; 1 where it is not named. */
  readonly families: Readonly<Partial<Record<FamilyKey, number>>>;
  readonly genres: readonly PortalGenre[];
  /** Genres of one book at most. */
  readonly genresPerBook: number;
  /** Readings of a usual new book on a usual day. */
  readonly traffic: number;
  /** Gain of a metric per reading; only of metrics that the portal publishes. */
  readonly perReading: Readonly<Partial<Record<MetricKey, number>>>;
  /** Reading by weekday, Monday first, around 1. */
  readonly weekdays: readonly [number, number, number, number, number, number, number];
  /** Books come to the portal when they are finished, as to a shop. */
  readonly isShop: boolean;
  readonly freeShare: number;
  /** Access of books that are not free. */
  readonly paidAccess: {
    readonly inProgress: BookAccess;
    readonly finished: readonly (readonly [BookAccess, number])[];
  };
  /** Usual price of a finished novel, rubles. */
  readonly price: number;
  /** Share of paid books with a discount within three months. */
  readonly discountShare: number;
  readonly shows: PortalShows;
  /** Days of the window without any reading. */
  readonly missingDays: readonly number[];
  /** A day on which only this share of the books was read. */
  readonly partialDay: { readonly day: number; readonly share: number } | null;
}

export interface PortalShows {
  readonly pages: boolean;
  readonly forms: readonly (readonly [BookForm, number])[] | null;
  readonly seriesNumber: boolean;
  readonly finishedOn: boolean;
  readonly updatedOn: boolean;
  readonly frozen: boolean;
  readonly audio: 'none' | 'mark' | 'price';
  readonly exclusive: boolean;
  readonly profanity: boolean;
  readonly publishers: readonly string[] | null;
  /** Fields of a chapter in the table of contents. */
  readonly chapters: {
    readonly dates: boolean;
    readonly chars: boolean;
    readonly free: boolean;
  } | null;
  readonly awardTypes: readonly string[] | null;
  readonly subscribers: boolean;
}
