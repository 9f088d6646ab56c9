import { useState } from 'react';

/** Where the reader looks: a captured day, and a series where there are several. */
export interface Cursor {
  /** Index of the day; null while nobody points at the chart. */
  day: number | null;
  /** Id of the series that stands out; null: all alike. */
  series: string | null;
  moveTo: (day: number, series?: string | null) => void;
  choose: (series: string | null) => void;
  clear: () => void;
}

/** One cursor for pointer and keyboard: whoever moved last has it. */
export function useCursor(count: number): Cursor {
  const [place, setPlace] = useState<{ day: number | null; series: string | null }>({
    day: null,
    series: null,
  });
  // The data may have become shorter under the cursor.
  const day = place.day === null || count === 0 ? null : Math.min(place.day, count - 1);
  return {
    day,
    series: place.series,
    moveTo: (next, series) =>
      setPlace((now) => ({ day: next, series: series === undefined ? now.series : series })),
    choose: (series) => setPlace((now) => ({ ...now, series })),
    clear: () => setPlace({ day: null, series: null }),
  };
}
