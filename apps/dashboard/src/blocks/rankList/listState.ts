import { type ListKind, listPeriods } from '@litometr/api-contract';
import type * as z from 'zod/mini';
import { columnIds, day, id, ids, oneOf, oneOfOr } from '../../page/address/params.ts';

/** What a list's page shows below its race: the places themselves first. */
export const listParts = ['places', 'moves', 'matrix', 'holders', 'prices'] as const;

export type ListPart = (typeof listParts)[number];

/** What the cells of the matrix can be coloured by. */
export const matrixTints = ['place', 'age', 'genre'] as const;
export type MatrixTintKind = (typeof matrixTints)[number];

/** Address of a list's state; without a value the server chooses. */
export const listAddress = {
  asof: day(),
  /** The earlier day that moves are reckoned from. */
  against: day(),
  genre: id(),
  period: oneOf(listPeriods),
  part: oneOfOr(listParts, 'places'),
  /** What the matrix is coloured by. */
  tint: oneOfOr(matrixTints, 'place'),
  /** Ids of the columns shown; absent: those that most readers need. */
  cols: columnIds(),
  /** Ids of books whose way is told apart. */
  sel: ids(),
};
export type ListState = z.output<z.ZodMiniObject<typeof listAddress>>;
export type ChangeList = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

/** What the calls of one list are asked with. */
export function listQuery({ genre, period }: Pick<ListState, 'genre' | 'period'>) {
  return {
    ...(genre === undefined ? {} : { genre }),
    ...(period === undefined ? {} : { period }),
  };
}

/** Books that a race draws: more than twenty lines are a knot. */
export const RACE_DEPTH: Readonly<Record<ListKind, number>> = {
  global_top: 20,
  bestseller: 10,
  genre_top: 10,
  trending: 10,
  new: 10,
  promo: 10,
};
