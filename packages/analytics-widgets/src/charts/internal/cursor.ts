import { useMemo, useState, useSyncExternalStore } from 'react';

/** Days from one to another, both included: their indexes among the captured days, ascending. */
export interface DaySpan {
  from: number;
  to: number;
}

/** Where the reader looks. */
export interface Place {
  /** Index of the day; null while nobody points at the chart. */
  day: number | null;
  /** Id of the series that stands out; null: all alike. */
  series: string | null;
  /** Where a span of days began, and where it ends now; null: none is drawn. */
  anchor: number | null;
  end: number | null;
}

export type Mover = 'pointer' | 'keys';

/**
 * The cursor of a chart: whoever moved last, pointer or keys, has it. It is kept beside React's state
 * and not in it, for it moves with every pixel: only what lies under it listens to it.
 */
export interface Cursor {
  subscribe: (onMove: () => void) => () => void;
  read: () => Place;
  /** Where the keys left it: a slider does not run about with the pointer. */
  readKeys: () => Place;
  moveTo: (by: Mover, day: number, series?: string | null) => void;
  choose: (series: string | null) => void;
  /** Spans the days from the anchor to `day`; the first call sets the anchor to `from`. */
  spanTo: (by: Mover, from: number, day: number) => void;
  /** The pointer has gone: the keys have the cursor, where they had it. */
  leave: () => void;
  clear: () => void;
}

const NOWHERE: Place = { day: null, series: null, anchor: null, end: null };

const isSame = (a: Place, b: Place): boolean =>
  a.day === b.day && a.series === b.series && a.anchor === b.anchor && a.end === b.end;

function createCursor(): Cursor {
  let place = NOWHERE;
  let keys = NOWHERE;
  const listening = new Set<() => void>();
  const set = (by: Mover, next: Place) => {
    if (isSame(next, place) && (by === 'pointer' || isSame(next, keys))) return;
    place = next;
    if (by === 'keys') keys = next;
    for (const tell of listening) tell();
  };
  return {
    subscribe: (onMove) => {
      listening.add(onMove);
      return () => listening.delete(onMove);
    },
    read: () => place,
    readKeys: () => keys,
    moveTo: (by, day, series) => {
      const { series: known } = by === 'keys' ? keys : place;
      set(by, { ...NOWHERE, day, series: series === undefined ? known : series });
    },
    choose: (series) => set('pointer', { ...place, series }),
    spanTo: (by, from, day) => set(by, { ...place, day, anchor: place.anchor ?? from, end: day }),
    leave: () => set('pointer', keys),
    clear: () => set('keys', NOWHERE),
  };
}

/** A cursor for as long as a chart stands. To have one is not to listen to it. */
export function useCursor(): Cursor {
  return useState(createCursor)[0];
}

/** Where the cursor is: drawn anew with every move of it. */
export function usePlace(cursor: Cursor): Place {
  return useSyncExternalStore(cursor.subscribe, cursor.read, cursor.read);
}

/** Where the keys have it. */
export function useKeysPlace(cursor: Cursor): Place {
  return useSyncExternalStore(cursor.subscribe, cursor.readKeys, cursor.readKeys);
}

/** The series that stands out: drawn anew only for another one. */
export function useChosen(cursor: Cursor): string | null {
  const read = useMemo(() => () => cursor.read().series, [cursor]);
  return useSyncExternalStore(cursor.subscribe, read, read);
}

/** The day within so many: the data may have become shorter under the cursor. */
export const dayWithin = (index: number | null, count: number): number | null =>
  index === null || count === 0 ? null : Math.min(index, count - 1);

/** The days drawn over; null: none. */
export function spanWithin(place: Place, count: number): DaySpan | null {
  const anchor = dayWithin(place.anchor, count);
  const end = dayWithin(place.end, count);
  return anchor === null || end === null || anchor === end
    ? null
    : { from: Math.min(anchor, end), to: Math.max(anchor, end) };
}
