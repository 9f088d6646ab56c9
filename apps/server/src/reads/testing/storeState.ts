import type { ListPlace } from '../../alerts/facts.ts';

/** An object of a response. */
export type Json = Readonly<Record<string, unknown>>;

interface EventRow {
  book_id: string;
  type: string;
  prev_day: string | null;
  day: string;
  before: string | null;
  after: string | null;
  list: string;
}

interface AlertMove extends Omit<ListPlace, 'genre_id'> {
  book_id: string;
  genre_id: number | string;
  day: string;
  before: number | null;
  after: number | null;
}

/** A row of `gain_daily`. */
interface GainRow {
  dimension: string;
  key: string;
  metric: string;
  day: string;
  gain: number;
  n: number;
  days: number;
}

/** The rows of the store after a history; ids are replaced by the keys on the portal, such as `book/b1`. */
export interface StoreState {
  responses: ReadonlyMap<string, unknown>;
  alerts: {
    moves: AlertMove[];
    growth: { book_id: string; before: number; after: number }[];
  };
  events: EventRow[];
  rankEntries: Json[];
  gains: GainRow[];
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null;

/** The objects of an array; none of another value. */
export const itemsOf = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
