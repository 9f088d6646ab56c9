import type { ListKind } from '@litometr/api-contract';
import { listPeriods } from '@litometr/domain';
import type * as z from 'zod/mini';
import { columnIds, day, id, ids, oneOf, oneOfOr } from '../../page/address/params.ts';

/** The views of a list's page, the ranks first. */
export const listParts = [
  'places',
  'gains',
  'race',
  'moves',
  'matrix',
  'holders',
  'prices',
] as const;

export type ListPart = (typeof listParts)[number];

/** Attributes that can colour the cells of the matrix. */
export const matrixTints = ['place', 'age', 'genre'] as const;
export type MatrixTintKind = (typeof matrixTints)[number];

/** Address of a list's state; without a value the server chooses. */
export const listAddress = {
  asof: day(),
  /** The earlier day that moves are computed from. */
  against: day(),
  genre: id(),
  period: oneOf(listPeriods),
  part: oneOfOr(listParts, 'places'),
  /** The attribute that colours the matrix. */
  tint: oneOfOr(matrixTints, 'place'),
  /** Ids of the columns shown; absent: those that most readers need. */
  cols: columnIds(),
  /** Ids of highlighted books. */
  sel: ids(),
};
export type ListState = z.output<z.ZodMiniObject<typeof listAddress>>;
export type ChangeList = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

/** Returns the query shared by the calls of one list. */
export function listQuery({ genre, period }: Pick<ListState, 'genre' | 'period'>) {
  return {
    ...(genre === undefined ? {} : { genre }),
    ...(period === undefined ? {} : { period }),
  };
}

/** Number of books in a race: more than twenty lines are unreadable. */
export const RACE_DEPTH: Readonly<Record<ListKind, number>> = {
  global_top: 20,
  bestseller: 10,
  genre_top: 10,
  trending: 10,
  new: 10,
  promo: 10,
};
