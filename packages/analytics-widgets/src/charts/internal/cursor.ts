import { useMemo, useState, useSyncExternalStore } from 'react';

/** A span of days, both ends included, as ascending indexes of captured days. */
export interface DaySpan {
  from: number;
  to: number;
}

/** Position of the cursor. */
export interface Place {
  /** Index of the day; null while the cursor is not on the chart. */
  day: number | null;
  /** Id of the highlighted series; null: none. */
  series: string | null;
  /** First and current day of a selected span; null: no span. */
  anchor: number | null;
  end: number | null;
}

type Mover = 'pointer' | 'keys';

/**
 * The cursor of a chart: the pointer or the keyboard, whichever moved last. It is stored outside of
 * React state, because it moves with every pixel and only the components that depend on it should
 * render.
 */
export interface Cursor {
  subscribe: (onMove: () => void) => () => void;
  read: () => Place;
  /** Position set by the keys: the slider does not follow the pointer. */
  readKeys: () => Place;
  moveTo: (by: Mover, day: number, series?: string | null) => void;
  choose: (series: string | null) => void;
  /** Spans the days from the anchor to `day`; the first call sets the anchor to `from`. */
  spanTo: (by: Mover, from: number, day: number) => void;
  /** The pointer has left the chart: the cursor returns to the position set by the keys. */
  leave: () => void;
  clear: () => void;
}

const EMPTY_PLACE: Place = { day: null, series: null, anchor: null, end: null };

const isSame = (a: Place, b: Place): boolean =>
  a.day === b.day && a.series === b.series && a.anchor === b.anchor && a.end === b.end;

function createCursor(): Cursor {
  let place = EMPTY_PLACE;
  let keys = EMPTY_PLACE;
  const listeners = new Set<() => void>();
  const set = (by: Mover, next: Place) => {
    if (isSame(next, place) && (by === 'pointer' || isSame(next, keys))) return;
    place = next;
    if (by === 'keys') keys = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (onMove) => {
      listeners.add(onMove);
      return () => listeners.delete(onMove);
    },
    read: () => place,
    readKeys: () => keys,
    moveTo: (by, day, series) => {
      const { series: known } = by === 'keys' ? keys : place;
      set(by, { ...EMPTY_PLACE, day, series: series === undefined ? known : series });
    },
    choose: (series) => set('pointer', { ...place, series }),
    spanTo: (by, from, day) => set(by, { ...place, day, anchor: place.anchor ?? from, end: day }),
    leave: () => set('pointer', keys),
    clear: () => set('keys', EMPTY_PLACE),
  };
}

/** Creates a cursor for the lifetime of a chart without subscribing to it. */
export function useCursor(): Cursor {
  return useState(createCursor)[0];
}

/** Subscribes to the position of the cursor: renders on every move. */
export function usePlace(cursor: Cursor): Place {
  return useSyncExternalStore(cursor.subscribe, cursor.read, cursor.read);
}

/** Subscribes to the position set by the keys. */
export function useKeysPlace(cursor: Cursor): Place {
  return useSyncExternalStore(cursor.subscribe, cursor.readKeys, cursor.readKeys);
}

/** Subscribes to the highlighted series: renders only when it changes. */
export function useChosen(cursor: Cursor): string | null {
  const read = useMemo(() => () => cursor.read().series, [cursor]);
  return useSyncExternalStore(cursor.subscribe, read, read);
}

/** Limits an index to the number of days: the data may have become shorter under the cursor. */
export const dayWithin = (index: number | null, count: number): number | null =>
  index === null || count === 0 ? null : Math.min(index, count - 1);

/** Returns the selected span of days; null: none. */
export function spanWithin(place: Place, count: number): DaySpan | null {
  const anchor = dayWithin(place.anchor, count);
  const end = dayWithin(place.end, count);
  return anchor === null || end === null || anchor === end
    ? null
    : { from: Math.min(anchor, end), to: Math.max(anchor, end) };
}
