import type { CapturedDay, MatrixRow } from '@litometr/api-contract';

type Positions = MatrixRow['positions'];
type Days = readonly CapturedDay[];

/**
 * Returns the points of a book's line. A complete day without the book is null, off the list; a day that was
 * captured in part and has no place of the book has no point, as nothing is known.
 */
export function knownPlaces(positions: Positions, days: Days) {
  return days.flatMap(({ day, complete }, at) => {
    const value = positions[at] ?? null;
    return value === null && !complete ? [] : [{ day, value }];
  });
}

/** Whether a book is on the list on every complete day. */
export const isSteady = (positions: Positions, days: Days): boolean =>
  days.every(({ complete }, at) => !complete || (positions[at] ?? null) !== null);

/** Captures in a row, up to the last, with the book first on every one that it could be read on. */
export function firstPlaceRun(positions: Positions, days: Days): number {
  const places = knownPlaces(positions, days);
  return places.length - 1 - places.findLastIndex(({ value }) => value !== 1);
}

/** The days that charts mark as captured in part. */
export const partialDaysOf = (days: Days): string[] =>
  days.flatMap(({ day, complete }) => (complete ? [] : [day]));
