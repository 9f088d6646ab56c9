/** What `rank_entries` says of a place, worked out book by book and day by day. */
export interface Movement {
  day: string;
  position: number;
  book: string;
  prev_day: string | null;
  prev_position: number | null;
  state: string;
  days_on: number;
  streak: number;
  entries: number;
  peak: number;
  peak_day: string;
  first_entry: string;
}

/** `days` are the captured days of one list in order, with the books by place. */
export function slowMovement(
  days: readonly { day: string; books: readonly string[] }[],
): Movement[] {
  return days.flatMap(({ day, books }, index) => {
    const before = days[index - 1];
    return books.map((book, place) => {
      const stands = days.slice(0, index + 1).map((past) => past.books.indexOf(book) + 1);
      const on = stands.filter((past) => past > 0);
      const position = place + 1;
      const previous = before === undefined ? 0 : before.books.indexOf(book) + 1;
      const streakStart = stands.lastIndexOf(0);
      const peak = Math.min(...on);
      const starts = stands.filter((past, at) => past > 0 && (at === 0 || stands[at - 1] === 0));
      return {
        day,
        position,
        book,
        prev_day: before?.day ?? null,
        prev_position: previous === 0 ? null : previous,
        state: stateOf(on.length, previous, position),
        days_on: on.length,
        streak: stands.length - 1 - streakStart,
        entries: starts.length,
        peak,
        peak_day: days[stands.indexOf(peak)]?.day ?? '',
        first_entry: days[stands.findIndex((past) => past > 0)]?.day ?? '',
      };
    });
  });
}

function stateOf(daysOn: number, previous: number, position: number): string {
  if (daysOn === 1) return 'new';
  if (previous === 0) return 're_entry';
  if (position === previous) return 'same';
  return position < previous ? 'up' : 'down';
}
