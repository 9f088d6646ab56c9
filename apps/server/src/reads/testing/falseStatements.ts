import { dayAfter, portalDefinition } from '@litometr/domain';
import { roundingStep } from '../../measurements/portals.ts';
import type { BookRow } from '../../measurements/rows.ts';
import { daysOf, type History, LAST_DAY } from '../../measurements/testing/histories.ts';
import { mainCounterOf } from '../../measurements/testing/portalCounters.ts';
import { referenceBookSteps } from '../../measurements/testing/referenceDailyGains.ts';
import { type CapturedDay, completeDays } from '../../measurements/testing/referenceMovement.ts';
import { type ReferencePeriod, referenceShortDays } from './referenceReads.ts';
import { isObject, itemsOf, type Json, type StoreState } from './storeState.ts';

/** Returns the statements of a thinned history that are not true of the full one. */
export function falseStatements(history: History, thin: StoreState, full: StoreState): string[] {
  return [
    ...falseGainChanges(history, thin),
    ...falseListChanges(history, thin),
    ...falseListChanges(history, full),
    ...missingReasons(thin),
    ...falseEvents(history, thin, full),
    ...falseResets(history, thin),
    ...falsePlaces(history, thin, full),
    ...falseAlerts(history, thin, full),
  ];
}

/** Every object of a response, with the path to it. */
function* objectsOf(value: unknown, path = ''): Generator<{ path: string; value: Json }> {
  if (!isObject(value)) return;
  yield { path, value };
  for (const [name, part] of Object.entries(value)) yield* objectsOf(part, `${path}/${name}`);
}

function* allObjects({ responses }: StoreState) {
  for (const [address, response] of responses) {
    for (const { path, value } of objectsOf(response)) yield { path: `${address}${path}`, value };
  }
}

/** The responses of an endpoint. */
const responsesTo = ({ responses }: StoreState, endpoint: string): Json[] =>
  [...responses].flatMap(([address, response]) =>
    address.startsWith(`${endpoint} `) && isObject(response) ? [response] : [],
  );

// Gains

const WEEK: ReferencePeriod = [dayAfter(LAST_DAY, -6), LAST_DAY];
const WEEK_BEFORE: ReferencePeriod = [dayAfter(LAST_DAY, -13), dayAfter(LAST_DAY, -7)];

const isWithin = ({ day, days }: { day: string; days: number }, [from, to]: ReferencePeriod) =>
  day <= to && dayAfter(day, 1 - days) >= from;

function stepsOf({ portal }: History, rows: History['full']) {
  const main = mainCounterOf(portal);
  return referenceBookSteps(rows.metrics, main, (value) =>
    roundingStep(portalDefinition(portal), main, value),
  );
}

/**
 * The least and the largest change of the gains of some books that the full history allows: a book's pace in
 * the thinned one is a mean over some of its days, so that it lies between the paces of those days.
 */
function boundsOf(history: History, isCounted: (book: string) => boolean) {
  const { thin, full, portal, thinned, books } = history;
  const short = referenceShortDays({ portal, books: thinned.books ?? books, ...thin });
  const steps = stepsOf(history, thin).filter(
    ({ day, gain, days }) => gain !== null && days <= 31 && !short.includes(day),
  );
  const knownDays = (book: string, period: ReferencePeriod) =>
    steps
      .filter((step) => step.bookId === book && isWithin(step, period))
      .reduce((sum, { days }) => sum + days, 0);
  const panel = books
    .map(({ bookId }) => bookId)
    .filter(
      (book) =>
        isCounted(book) && [WEEK, WEEK_BEFORE].every((period) => knownDays(book, period) >= 3.5),
    );
  const all = stepsOf(history, full);
  const sumOf = (pick: (...values: number[]) => number, period: ReferencePeriod) =>
    panel
      .map((book) => {
        const own = all.filter((step) => step.bookId === book && isWithin(step, period));
        return pick(...own.flatMap(({ gain, days }) => (gain === null ? [] : [gain / days])));
      })
      .reduce((sum, pace) => sum + pace, 0);
  const [now, before] = [WEEK, WEEK_BEFORE].map((period) => ({
    least: sumOf(Math.min, period),
    most: sumOf(Math.max, period),
  }));
  const unbounded = (a: number) => (a < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
  const ratio = (a = 0, b = 0) => (b > 0 ? a / b - 1 : unbounded(a));
  return {
    n: panel.length,
    least: ratio(now?.least, (now?.least ?? 0) < 0 ? before?.least : before?.most),
    most: ratio(now?.most, (now?.most ?? 0) < 0 ? before?.most : before?.least),
  };
}

/** A change of gains that is stated somewhere. */
interface StatedChange {
  path: string;
  change: number;
  n: number;
}

function* statedChanges(state: StoreState): Generator<StatedChange> {
  for (const { path, value } of allObjects(state)) {
    const { change, gain_change: gainChange } = value;
    const n = value['n'] ?? value['change_n'];
    if (typeof change === 'number' && typeof n === 'number') yield { path, change, n };
    if (typeof gainChange === 'number') {
      yield { path, change: gainChange, n: Number(value['gain_change_n']) };
    }
  }
}

const MARGIN = 1e-9;
const MIN_BOOKS = 8;

/** Changes that are stated of fewer books than eight, or where nothing changed. */
function falseGainChanges(history: History, thin: StoreState): string[] {
  const { portal, isSteady } = history;
  const main = mainCounterOf(portal);
  const isExact = portalDefinition(portal).metrics[main] === 'exact';
  const found: string[] = [];
  for (const { path, change, n } of statedChanges(thin)) {
    const least = path.startsWith('author') ? 1 : MIN_BOOKS;
    if (n < least) found.push(`${path} states a change of ${n} books`);
    if (isSteady && isExact && Math.abs(change) > MARGIN) {
      found.push(`${path} states a change of ${change} where every book gains the same each day`);
    }
  }
  const { books } = history.thinned;
  const check = (name: string, change: unknown, isCounted: (book: BookRow) => boolean) => {
    if (typeof change !== 'number') return;
    const counted = new Set((books ?? []).filter(isCounted).map(({ bookId }) => bookId));
    const { least, most } = boundsOf(history, (book) => counted.has(book));
    if (change < least - MARGIN || change > most + MARGIN) {
      found.push(`${name} states a change of ${change}, outside of ${least} to ${most}`);
    }
  };
  for (const { kpis } of responsesTo(thin, 'portalOverview')) {
    const tile = itemsOf(kpis).find(({ key }) => key === `gain_${main}`);
    const span = tile?.['span'];
    if (isObject(span)) check(`the tile of ${main}`, span['change'], () => true);
  }
  for (const { items } of responsesTo(thin, 'genres')) {
    for (const row of itemsOf(items)) {
      const of = (book: BookRow) => book.genres.some((one) => one === row['name']);
      check(`genre ${String(row['name'])}`, row['gain_change'], of);
    }
  }
  for (const { items } of responsesTo(thin, 'tags')) {
    for (const row of itemsOf(items)) {
      const of = (book: BookRow) => book.tags.some((one) => one === row['name']);
      check(`tag ${String(row['name'])}`, row['gain_change'], of);
    }
  }
  for (const { before, gain_per_day: now } of responsesTo(thin, 'genresSummary')) {
    const then = isObject(before) ? before['gain_per_day'] : null;
    const isChange = typeof then === 'number' && typeof now === 'number' && then !== 0;
    if (isSteady && isExact && isChange && Math.abs(now / then - 1) > MARGIN) {
      found.push(`the summary of genres has ${now} a day after ${then}`);
    }
  }
  return found;
}

/** Gains without a value and a reason, or with both. */
function missingReasons(thin: StoreState): string[] {
  const found: string[] = [];
  for (const { path, value } of allObjects(thin)) {
    const isGain = 'value' in value && 'days' in value && 'reason' in value && !('n' in value);
    if (isGain && (value['value'] === null) !== (value['reason'] !== null)) {
      found.push(`${path} has a gain of ${String(value['value'])} (${String(value['reason'])})`);
    }
    if (
      'gain_change' in value &&
      value['gain_change'] === null &&
      value['gain_change_reason'] === null
    ) {
      found.push(`${path} has no change and no reason`);
    }
  }
  return found;
}

/** Resets of a book's counter where the full readings go on. */
function falseResets(history: History, thin: StoreState): string[] {
  const resets = stepsOf(history, history.full).filter(({ gain }) => gain === null);
  const found: string[] = [];
  for (const [address, response] of thin.responses) {
    const book = /^bookHistory .*book\/(\w+)/.exec(address)?.[1];
    if (book === undefined || !isObject(response)) continue;
    const main = mainCounterOf(history.portal);
    const readings = itemsOf(response['metrics']).find(({ metric }) => metric === main);
    for (const { day, days, reason } of itemsOf(readings?.['steps'])) {
      if (reason !== 'reset') continue;
      const isTrue = resets.some(
        (one) =>
          one.bookId === book &&
          one.day <= String(day) &&
          one.day > dayAfter(String(day), -Number(days)),
      );
      if (!isTrue) found.push(`${book} has a reset on ${String(day)}`);
    }
  }
  return found;
}

// Lists

/** Whether a list has the same size on every captured day that was not captured in part. */
function isOfOneSize({ full, portal }: History): boolean {
  const days = daysOf(full.ranks, portalDefinition(portal).lists[0]?.kind ?? '');
  const depth = Math.max(...days.map(({ books }) => books.length));
  return days.every(({ books }) => books.length === depth);
}

/** A turnover that changes where as many books come onto a list each day. */
function falseListChanges(history: History, state: StoreState): string[] {
  if (!history.isSteady || !isOfOneSize(history)) return [];
  const leading = portalDefinition(history.portal).lists[0]?.kind ?? '';
  const found: string[] = [];
  for (const [address, response] of state.responses) {
    const isLeading =
      address.startsWith('portalOverview ') ||
      (address.startsWith('listSummary ') && address.includes(leading));
    if (!isLeading || !isObject(response)) continue;
    for (const { key, span, value, previous } of itemsOf(response['kpis'])) {
      const change = isObject(span) ? span['change'] : null;
      const isCompared = typeof value === 'number' && typeof previous === 'number';
      if ((key === 'turnover' || key === 'left') && isCompared && value !== previous) {
        found.push(`${address} has a ${key} of ${value} after ${previous}`);
      }
      if (
        (key === 'turnover' || key === 'left') &&
        typeof change === 'number' &&
        Math.abs(change) > MARGIN
      ) {
        found.push(`${address} states a change of ${key} of ${change}`);
      }
    }
  }
  for (const { kpis } of responsesTo(state, 'home')) {
    const before = isObject(kpis) ? kpis['before'] : null;
    if (!isObject(kpis) || !isObject(before)) continue;
    for (const key of ['entered', 'left', 'turnover']) {
      const [now, then] = [kpis[key], before[key]];
      if (typeof now === 'number' && typeof then === 'number' && now !== then) {
        found.push(`home has ${key} of ${now} after ${then}`);
      }
    }
  }
  for (const { items } of responsesTo(state, 'homeSentences')) {
    for (const { rule, value, previous } of itemsOf(items)) {
      if (rule === 'turnover')
        found.push(`home says a turnover of ${String(value)} after ${String(previous)}`);
    }
  }
  return found;
}

/** The captured days of a list that are complete, and those that are whole. */
function wholeDays(all: readonly CapturedDay[]) {
  const complete = completeDays(all);
  // A list that became shorter is taken for a part of it until the longer captures are long ago: how soon
  // depends on the days that were read.
  const whole = all.filter(({ day, books }) => {
    const next = complete.find((one) => one.day >= day);
    return next !== undefined && books.length >= next.books.length * 0.9;
  });
  const daysOfAll = (days: readonly CapturedDay[]) => new Set(days.map(({ day }) => day));
  return { complete: daysOfAll(complete), whole: daysOfAll([...complete, ...whole]) };
}

/** Events of a book that the full history does not have between the two captures. */
function falseEvents(
  { full: rows, portal }: History,
  thin: StoreState,
  full: StoreState,
): string[] {
  const leading = portalDefinition(portal).lists[0]?.kind ?? '';
  const { complete, whole } = wholeDays(daysOf(rows.ranks, leading));
  return thin.events
    .filter((event) => {
      const { book_id, type, list, prev_day, day } = event;
      // Of a day that the full history takes for a part, it has the event on a later one.
      const isLater = list === leading && !complete.has(day);
      const isFound = full.events.some(
        (one) =>
          one.book_id === book_id &&
          one.type === type &&
          one.list === list &&
          (prev_day === null
            ? one.day === day
            : one.day > prev_day && (one.day <= day || (isLater && (one.prev_day ?? day) < day))),
      );
      const isOfPart = list === leading && !(whole.has(day) && whole.has(prev_day ?? ''));
      return !isFound || isOfPart;
    })
    .map((event) => `an event ${JSON.stringify(event)}`);
}

/** More stays, or a better place, than the full history has. */
function falsePlaces(
  { full: rows, portal }: History,
  thin: StoreState,
  full: StoreState,
): string[] {
  const found: string[] = [];
  const leading = portalDefinition(portal).lists[0]?.kind ?? '';
  const captures = daysOf(rows.ranks, leading);
  const { complete, whole } = wholeDays(captures);
  // Days on which the book was not on a list that the full history takes for a part of it.
  const laterExits = (book: string, list: string) =>
    list !== leading
      ? 0
      : captures.filter(
          ({ day, books }) => whole.has(day) && !complete.has(day) && !books.includes(book),
        ).length;
  for (const { staying } of responsesTo(thin, 'listSummary')) {
    const shares = itemsOf(staying).map(({ share }) => Number(share));
    if (shares.some((share, at) => share < 0 || share > (shares[at - 1] ?? 1))) {
      found.push(`the shares that stay on a list rise: ${shares.join(', ')}`);
    }
  }
  for (const [address, response] of thin.responses) {
    const known = full.responses.get(address);
    if (!address.startsWith('bookRanks ') || !isObject(response) || !isObject(known)) continue;
    const book = /"id":"book\/([^"]+)"/u.exec(address)?.[1] ?? '';
    for (const item of itemsOf(response['items'])) {
      const same = itemsOf(known['items']).find(
        ({ list }) => JSON.stringify(list) === JSON.stringify(item['list']),
      );
      const isTrue =
        same !== undefined &&
        Number(item['entries']) <= Number(same['entries']) + laterExits(book, kindOf(item)) &&
        Number(item['days_on']) <= Number(same['days_on']) &&
        Number(item['peak']) >= Number(same['peak']);
      if (!isTrue) found.push(`${address} ${JSON.stringify(item)}, of ${JSON.stringify(same)}`);
    }
  }
  return found;
}

const kindOf = ({ list }: Json): string => (isObject(list) ? String(list['kind']) : '');

// Alerts

function falseAlerts(history: History, thin: StoreState, full: StoreState): string[] {
  const found: string[] = [];
  const main = mainCounterOf(history.portal);
  const counts = ({ alerts }: StoreState, side: 'before' | 'after') => {
    const of = alerts.moves.filter((move) => move[side] === null);
    return Map.groupBy(of, ({ book_id, list, genre_id }) => `${book_id} ${list} ${genre_id}`);
  };
  for (const side of ['before', 'after'] as const) {
    const known = counts(full, side);
    for (const [key, moves] of counts(thin, side)) {
      if (moves.length > (known.get(key)?.length ?? 0)) {
        found.push(`alerts of ${moves.length} moves of ${key}, ${side} null`);
      }
    }
  }
  for (const { book_id, before, after } of thin.alerts.growth) {
    const own = (rows: History['full']) =>
      rows.metrics.filter(
        (row) => `book/${row.bookId}` === book_id && row.values[main] !== undefined,
      );
    const last =
      own(history.thin)
        .toSorted((a, b) => (a.day < b.day ? -1 : 1))
        .at(-1)?.day ?? '';
    const earlier = own(history.full).filter(
      ({ day }) => day >= dayAfter(last, -9) && day <= dayAfter(last, -5),
    );
    const growths = earlier.map(({ values }) => after / (values[main] ?? after) - 1);
    if (after / before - 1 > Math.max(...growths) + MARGIN) {
      found.push(
        `an alert of growth of ${book_id} in a week, from ${before} to ${after} up to ${last}`,
      );
    }
  }
  return found;
}
