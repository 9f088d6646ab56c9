import { useState } from 'react';

/** Days from one to another, both included: their indexes among the captured days, ascending. */
export interface DaySpan {
  from: number;
  to: number;
}

/** Where the reader looks: a captured day, and a series where there are several. */
export interface Cursor {
  /** Index of the day; null while nobody points at the chart. */
  day: number | null;
  /** Id of the series that stands out; null: all alike. */
  series: string | null;
  /** The days drawn over with the pointer or with Shift and the arrows; null: none. */
  span: DaySpan | null;
  moveTo: (day: number, series?: string | null) => void;
  choose: (series: string | null) => void;
  /** Spans the days from the anchor to `day`; the first call sets the anchor to `from`. */
  spanTo: (from: number, day: number) => void;
  clear: () => void;
}

interface Place {
  day: number | null;
  series: string | null;
  /** Where the span began, and where it ends now. */
  anchor: number | null;
  end: number | null;
}

const nowhere: Place = { day: null, series: null, anchor: null, end: null };

/** One cursor for pointer and keyboard: whoever moved last has it. */
export function useCursor(count: number): Cursor {
  const [place, setPlace] = useState(nowhere);
  // The data may have become shorter under the cursor.
  const within = (index: number | null) =>
    index === null || count === 0 ? null : Math.min(index, count - 1);
  const anchor = within(place.anchor);
  const end = within(place.end);
  return {
    day: within(place.day),
    series: place.series,
    span:
      anchor === null || end === null || anchor === end
        ? null
        : { from: Math.min(anchor, end), to: Math.max(anchor, end) },
    moveTo: (next, series) =>
      setPlace((now) => ({
        ...nowhere,
        day: next,
        series: series === undefined ? now.series : series,
      })),
    choose: (series) => setPlace((now) => ({ ...now, series })),
    spanTo: (from, day) =>
      setPlace((now) => ({ ...now, day, anchor: now.anchor ?? from, end: day })),
    clear: () => setPlace(nowhere),
  };
}
