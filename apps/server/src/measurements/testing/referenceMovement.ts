import { daysBetween } from '@litometr/domain';

/** A place in `rank_entries`, worked out book by book and day by day. */
export interface Movement {
  day: string;
  position: number;
  book: string;
  complete: boolean;
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

export interface CapturedDay {
  day: string;
  /** By place. */
  books: readonly string[];
}

/** The largest size of the last fourteen captured days up to one. */
export function referenceDepth(days: readonly CapturedDay[], at: number): number {
  return Math.max(...days.slice(Math.max(0, at - 13), at + 1).map(({ books }) => books.length));
}

/** Whether a captured day has nine tenths of the depth. */
export function isComplete(days: readonly CapturedDay[], at: number): boolean {
  return (days[at]?.books.length ?? 0) >= referenceDepth(days, at) * 0.9;
}

/** The complete days of a list. */
export function completeDays<Day extends CapturedDay>(days: readonly Day[]): Day[] {
  return days.filter((_, at) => isComplete(days, at));
}

/** The last complete day before a captured one. */
export function completeBefore<Day extends CapturedDay>(
  days: readonly Day[],
  at: number,
): Day | undefined {
  return completeDays(days.slice(0, at)).at(-1);
}

/** Where a book's captured days are split by complete days without it: its stays, up to a day. */
function staysOf(days: readonly CapturedDay[], book: string, at: number): CapturedDay[][] {
  const stays: CapturedDay[][] = [];
  let isOn = false;
  for (const [index, one] of days.slice(0, at + 1).entries()) {
    if (one.books.includes(book)) {
      if (!isOn) stays.push([]);
      stays.at(-1)?.push(one);
      isOn = true;
    } else if (isComplete(days, index)) {
      isOn = false;
    }
  }
  return stays;
}

/** `days` are the captured days of one list in order. */
export function referenceMovement(days: readonly CapturedDay[]): Movement[] {
  return days.flatMap(({ day, books }, at) => {
    const before = completeBefore(days, at);
    return books.map((book, place) => {
      const stays = staysOf(days, book, at);
      const on = stays.flat();
      const placeOn = (one: CapturedDay) => one.books.indexOf(book) + 1;
      const peak = Math.min(...on.map(placeOn));
      const first = on[0]?.day ?? '';
      const previous = before === undefined ? 0 : placeOn(before);
      const position = place + 1;
      return {
        day,
        position,
        book,
        complete: isComplete(days, at),
        prev_day: before?.day ?? null,
        prev_position: previous === 0 ? null : previous,
        state: stateOf(before !== undefined && first <= before.day, previous, position),
        days_on: on.length,
        streak: stays.at(-1)?.length ?? 0,
        entries: stays.length,
        peak,
        peak_day: on.find((one) => placeOn(one) === peak)?.day ?? '',
        first_entry: first,
      };
    });
  });
}

function stateOf(wasSeen: boolean, previous: number, position: number): string {
  if (previous === 0) return wasSeen ? 're_entry' : 'new';
  if (position === previous) return 'same';
  return position < previous ? 'up' : 'down';
}

/** A stay of a book over complete days: `entry`, `exit` in complete days since its begin. */
interface ReferenceStay {
  book: string;
  entry: number;
  exit: number;
  event: boolean;
}

/** The stays over the last `most` complete days up to a day; none that was under way on the first. */
export function referenceStays(
  days: readonly CapturedDay[],
  upTo: string,
  most = 90,
): ReferenceStay[] {
  const complete = completeDays(days).filter(({ day }) => day <= upTo);
  const [end, start] = [complete.length - 1, Math.max(0, complete.length - most)];
  const on = (book: string, at: number) => complete[at]?.books.includes(book) === true;
  return complete.flatMap(({ books }, first) => {
    if (first === 0) return [];
    return books.flatMap((book): ReferenceStay[] => {
      if (on(book, first - 1)) return [];
      let last = first;
      while (last < end && on(book, last + 1)) last += 1;
      const event = last < end;
      const exit = (event ? last + 1 : end) - first;
      const entry = Math.max(0, start - first);
      return exit > entry ? [{ book, entry, exit, event }] : [];
    });
  });
}

/** Survival after each number of complete days on which a stay ended, by hand. */
export function referenceSurvival(stays: readonly ReferenceStay[]) {
  const times = [...new Set(stays.flatMap(({ event, exit }) => (event ? [exit] : [])))];
  let share = 1;
  return times
    .sort((a, b) => a - b)
    .map((captures) => {
      const atRisk = stays.filter(({ entry, exit }) => entry < captures && exit >= captures);
      const ended = atRisk.filter(({ event, exit }) => event && exit === captures);
      share *= 1 - ended.length / atRisk.length;
      return { captures, share, n: atRisk.length };
    });
}

/** The 97.5 % quantile of the normal distribution. */
const Z95 = 1.959964;

/** Survival with its 95 % log-log bounds (docs/metrics.md, `survival-in-list`). */
export function referenceSurvivalBounds(stays: readonly ReferenceStay[]) {
  let greenwood = 0;
  return referenceSurvival(stays).map(({ captures, share, n }) => {
    const ended = stays.filter(({ event, exit }) => event && exit === captures).length;
    greenwood += ended / (n * (n - ended));
    const width = (Z95 * Math.sqrt(greenwood)) / Math.abs(Math.log(share));
    const bound = (sign: number) => (share === 0 ? 0 : share ** Math.exp(sign * width));
    return { captures, share, low: bound(1), high: bound(-1), n };
  });
}

/**
 * The captures after which half of the stays have ended, with the 95 % interval from the bounds of the survival
 * (docs/metrics.md, `half-life`); null: not reached.
 */
export function referenceHalfLife(stays: readonly ReferenceStay[]) {
  const steps = referenceSurvivalBounds(stays);
  const firstHalf = (of: 'share' | 'low' | 'high') =>
    steps.find((step) => step[of] <= 0.5)?.captures ?? null;
  return {
    value: firstHalf('share'),
    low: firstHalf('low'),
    high: firstHalf('high'),
    n: stays.length,
  };
}

/** How many days each captured day is after the last complete one before it, if there is one. */
export function referenceGaps(days: readonly CapturedDay[]): ReadonlyMap<string, number> {
  return new Map(
    days.flatMap(({ day }, at): [string, number][] => {
      const before = completeBefore(days, at);
      return before === undefined ? [] : [[day, daysBetween(before.day, day)]];
    }),
  );
}

/** The gap that most of some days have, the shortest of such; null where none has one. */
export function referenceUsualGap(gaps: readonly (number | undefined)[]): number | null {
  const known = gaps.filter((gap) => gap !== undefined).sort((a, b) => a - b);
  const times = (gap: number) => known.filter((one) => one === gap).length;
  const most = Math.max(...known.map(times));
  return known.find((gap) => times(gap) === most) ?? null;
}
