import type { PortalSlug } from '@litometr/api-contract';
import { dayAfter, portalDefinition } from '@litometr/domain';
import fc from 'fast-check';
import { createRandom, type Random } from '../../demo/random.ts';
import { roundingStep } from '../portals.ts';
import type { BookRow, ChapterRow, MetricRow, RankRow } from '../rows.ts';
import { type CounterKey, countersOf } from './portalCounters.ts';
import { referenceBookSteps } from './referenceDailyGains.ts';
import { completeDays } from './referenceMovement.ts';
import { book, list, reading, type Snapshot } from './snapshotRows.ts';

/** The data day of every history. */
export const LAST_DAY = '2026-03-31';

/** The traits of a history; the tests check that every one of them occurs. */
export const traits = [
  'gap',
  'partial day',
  'partial list',
  'growing list',
  'shrinking list',
  'reset',
  'renamed book',
  'renamed author',
  'co-authors',
  'late bundle',
  'corrected bundle',
  'rounded portal',
  'ties',
  'book that vanishes and returns',
  'steady gains',
] as const;
export type Trait = (typeof traits)[number];

/** The portals of the histories; the tests check that every one of them occurs. */
export const historyPortals: readonly PortalSlug[] = [
  'litnet',
  'bookriver',
  'authortoday',
  'litmarket',
  'litgorod',
  'litres',
];

/** Rows as they are in effect once every bundle is imported. */
interface HistoryRows {
  metrics: MetricRow[];
  ranks: RankRow[];
}

/**
 * A random history of a small portal in two bundles. `thinned` is a history by itself; `rest` adds what is
 * missing in it: readings of random books on random days, and days of lists that `thinned` has in part
 * or not at all.
 */
export interface History {
  seed: number;
  portal: PortalSlug;
  /** The first captured day. */
  firstDay: string;
  /** Every book gains the same on each day, and a list changes by the same number of books. */
  isSteady: boolean;
  thinned: Snapshot;
  rest: Snapshot;
  /** The facts of the books once both bundles are imported. */
  books: BookRow[];
  chapters: ChapterRow[];
  full: HistoryRows;
  thin: HistoryRows;
  traits: ReadonlySet<Trait>;
}

const BOOK_COUNT = 24;
const LIST_SIZE = 12;
const GENRES = ['Проза', 'Фэнтези', 'Ёмкая проза'];
const TAGS = ['зима', 'море', 'тень', 'ёж'];
const PEOPLE: BookRow['authors'] = [
  { externalId: '1', name: 'Пётр Ёжиков' },
  { externalId: '2', name: 'Анна Белая' },
  { externalId: '3', name: 'Анна Белая' },
  { externalId: '4', name: 'Олег' },
  { externalId: null, name: 'Лев' },
];

const ids = Array.from({ length: BOOK_COUNT }, (_, at) => `b${at}`);
const between = (from: string, to: string): string[] =>
  from > to ? [] : [from, ...between(dayAfter(from, 1), to)];

function subset<Item>(random: Random, items: readonly Item[], most: number): Item[] {
  return random.shuffled(items).slice(0, random.int(0, most));
}

/** A book's counters and price over the days. */
interface Path {
  main: ReadonlyMap<string, number>;
  second: ReadonlyMap<string, number>;
  priceOn(day: string): number | null;
  charsOn(day: string): number | null;
}

interface Frame {
  random: Random;
  days: readonly string[];
  isSteady: boolean;
  hasResets: boolean;
}

function counterPath({ random, days, isSteady, hasResets }: Frame, scale: number) {
  // So high that a counter that begins again never looks like one that went on.
  let value = random.int(6_000, 9_000) * scale;
  const pace = random.int(1, 40) * scale;
  const resetOn = hasResets && random.chance(0.15) ? random.pick(days.slice(3)) : null;
  return new Map(
    days.map((day) => {
      const loss = random.chance(0.05) ? -random.int(0, 1) : random.int(0, pace * 2);
      value = day === resetOn ? random.int(0, 9) : value + (isSteady ? pace : loss);
      return [day, value] as const;
    }),
  );
}

function pathOf(frame: Frame): Path {
  const { random, days } = frame;
  const price = random.pick([null, 0, 99, 149]);
  const [changed, back] = [random.pick(days), random.pick(days)].sort();
  const isChanging = price !== null && random.chance(0.4);
  const chars = random.pick([null, 40_000, 400_000]);
  const grownOn = random.pick(days);
  return {
    main: counterPath(frame, 1),
    second: counterPath(frame, 5),
    priceOn: (day) =>
      isChanging && day >= (changed ?? day) && day < (back ?? day) ? price + 50 : price,
    charsOn: (day) => (chars === null ? null : day < grownOn ? chars : chars + 20_000),
  };
}

function factsOf(random: Random, at: number): Partial<BookRow> {
  const published = random.chance(0.3) ? null : dayAfter(LAST_DAY, -random.int(0, 150));
  return {
    title: random.pick(['Тень', 'Ёлка и ёж', 'елка', `Зима ${at}`]),
    authors: random.chance(0.15) ? [] : random.shuffled(PEOPLE).slice(0, random.int(1, 2)),
    genres: random.chance(0.1) ? [] : random.shuffled(GENRES).slice(0, random.int(1, 2)),
    tags: subset(random, TAGS, 3),
    seriesTitle: random.chance(0.3) ? 'Чёрный Ёж' : null,
    status: random.pick(['in_progress', 'finished', 'removed', null]),
    access: random.pick(['free', 'paid', 'subscription', null]),
    ageLimit: random.pick([12, 18, null]),
    firstPublishedOn: published,
    updatedOn: random.chance(0.5) ? dayAfter(LAST_DAY, -random.int(0, 60)) : null,
  };
}

/** A list on each of its days: books come in at the head, as many each day in a steady history. */
function listDays(
  { random, isSteady }: Frame,
  days: readonly string[],
  sizeOn: (day: string) => number,
): Map<string, string[]> {
  let order = random.shuffled(ids);
  const turn = random.int(1, 3);
  return new Map(
    days.map((day) => {
      const count = isSteady ? turn : random.int(0, 4);
      const staying = order.length - count;
      order = [...order.slice(staying), ...order.slice(0, staying)];
      if (!isSteady && random.chance(0.5))
        order = [...order.slice(1, 6), ...order.slice(0, 1), ...order.slice(6)];
      return [day, order.slice(0, sizeOn(day))] as const;
    }),
  );
}

const rowsOf = (days: ReadonlyMap<string, readonly string[]>, kind: Parameters<typeof list>[2]) =>
  [...days].flatMap(([day, books]) => list(day, books, kind));

/** A tenth of the rows and more is missing: as many as a page that was not read has. */
function cutList(random: Random, days: ReadonlyMap<string, string[]>, isHole: boolean) {
  const cut = new Map(days);
  const [first, ...others] = days.keys();
  for (const day of subset(random, others, Math.floor(others.length / 4))) {
    const books = days.get(day) ?? [];
    if (isHole || random.chance(0.5)) cut.delete(day);
    // A capture in part is the head of the list.
    else cut.set(day, books.slice(0, Math.max(1, Math.floor(books.length * 0.6))));
  }
  return first === undefined ? days : cut;
}

function buildHistory(seed: number): History {
  const random = createRandom(seed);
  const portal = random.pick(historyPortals);
  const definition = portalDefinition(portal);
  const [leading] = definition.lists;
  if (leading === undefined) throw new Error(`${portal} leads with no list.`);
  const [main, second] = countersOf(portal);
  const isSteady = random.chance(0.5);
  const firstDay = random.chance(0.25) ? '2026-02-12' : '2026-03-01';
  const days = between(firstDay, LAST_DAY);
  const frame: Frame = { random, days, isSteady, hasResets: random.chance(0.4) };

  // Days on which nothing, or only a part, was read.
  const inner = days.slice(1, -1);
  const gaps = random.chance(0.5) ? random.shuffled(inner).slice(0, random.int(1, 5)) : [];
  const short = random.chance(0.5)
    ? random.shuffled(inner.slice(8)).slice(0, random.int(1, 3))
    : [];
  const readDays = days.filter((day) => !gaps.includes(day));

  const paths = new Map(ids.map((id) => [id, pathOf(frame)]));
  const facts = new Map(ids.map((id, at) => [id, factsOf(random, at)]));
  const tied = random.chance(0.5) ? ['b1', 'b3', 'b5'] : [];
  for (const [at, id] of tied.entries()) {
    const other = `b${at * 2}`;
    const [path, known] = [paths.get(other), facts.get(other)];
    if (path !== undefined) paths.set(id, path);
    if (known !== undefined) facts.set(id, known);
  }
  const vanished = random.chance(0.5) ? subset(random, ids.slice(8), 2) : [];
  const [gone, returned] = [days.at(-22) ?? firstDay, days.at(-8) ?? LAST_DAY];
  const isGone = (id: string, day: string) =>
    vanished.includes(id) && day >= gone && day < returned;

  const shown = (metric: CounterKey, values: Path['main'] | undefined, day: string) => {
    const value = values?.get(day) ?? 0;
    const step = roundingStep(definition, metric, value);
    return Math.floor(value / step) * step;
  };
  const metrics = readDays.flatMap((day) =>
    ids
      .filter((id) => !isGone(id, day) && (!short.includes(day) || random.chance(0.4)))
      .filter(() => isSteady || random.chance(0.95))
      .map((id) => ({
        ...reading(day, id, {
          [main]: shown(main, paths.get(id)?.main, day),
          [second]: shown(second, paths.get(id)?.second, day),
        }),
        priceRub: paths.get(id)?.priceOn(day) ?? null,
        chars: paths.get(id)?.charsOn(day) ?? null,
      })),
  );

  const change = random.pick(['grows', 'shrinks', 'stays'] as const);
  const changesOn = days.at(12) ?? firstDay;
  const sizeOn = (day: string) =>
    LIST_SIZE + (day < changesOn || change === 'stays' ? 0 : change === 'grows' ? 4 : -3);
  const listRead = days.filter((day) => !gaps.includes(day) || random.chance(0.3));
  const top = listDays(frame, listRead, sizeOn);
  const genreTop = listDays(
    frame,
    listRead.filter((_, at) => at % 3 === 0),
    () => 6,
  );
  if (random.chance(0.3)) {
    const day = random.pick(listRead.slice(2, -1));
    top.set(day, (top.get(day) ?? []).slice(0, 5));
  }

  const isLate = random.chance(0.5);
  const removed = new Set<string>();
  const unread = subset(random, ids, 16);
  const unreadDays = random.shuffled(days.slice(1)).slice(0, random.int(3, 16));
  for (const id of unread) {
    for (const day of unreadDays) if (random.chance(0.8)) removed.add(`${id} ${day}`);
  }
  // Books that were not read for weeks, up to shortly before the data day.
  for (const id of subset(random, ids, 6)) {
    for (const day of days.slice(random.int(1, 8), -random.int(1, 6))) removed.add(`${id} ${day}`);
  }
  const isRemoved = ({ bookId, day }: MetricRow) =>
    // Without any reading the data day would be another one.
    !(day === LAST_DAY && bookId === ids[0]) && removed.has(`${bookId} ${day}`);
  const leadingKind = { list: leading.kind };
  const genreKind = { list: 'genre_top', genre: GENRES[0] ?? null } as const;
  const [cutTop, cutGenre] = [cutList(random, top, isLate), cutList(random, genreTop, isLate)];
  const thin: HistoryRows = {
    metrics: metrics.filter((row) => !isRemoved(row)),
    ranks: [...rowsOf(cutTop, leadingKind), ...rowsOf(cutGenre, genreKind)],
  };
  const full: HistoryRows = {
    metrics,
    ranks: [...rowsOf(top, leadingKind), ...rowsOf(genreTop, genreKind)],
  };

  const restCaptured = isLate ? dayAfter(LAST_DAY, -random.int(1, 20)) : LAST_DAY;
  const bookOn = (id: string, day: string, renames: Partial<BookRow>) =>
    book(id, {
      ...facts.get(id),
      priceRub: paths.get(id)?.priceOn(day) ?? null,
      chars: paths.get(id)?.charsOn(day) ?? null,
      ...renames,
    });
  const isRenaming = random.chance(0.5);
  const authors = (id: string) => facts.get(id)?.authors ?? [];
  const books = ids.map((id) => bookOn(id, LAST_DAY, {}));
  const olderBooks = ids.map((id, at) =>
    bookOn(
      id,
      isLate ? restCaptured : LAST_DAY,
      isRenaming && at % 3 === 0
        ? {
            title: `Книга ${at}`,
            authors: authors(id).map((one) =>
              one.externalId === '4' ? { ...one, name: 'Олег Новый' } : one,
            ),
          }
        : {},
    ),
  );
  // Values that the later capture corrects.
  const wrong = random.chance(0.5)
    ? random
        .shuffled(thin.metrics)
        .slice(0, 9)
        .map((row) => ({ ...row, values: { [main]: 1, [second]: 1 } }))
    : [];
  const cutDays = (kind: string, all: ReadonlyMap<string, string[]>, cut: typeof all) =>
    full.ranks.filter(
      (row) => row.list === kind && all.get(row.day)?.length !== cut.get(row.day)?.length,
    );
  const chapters: ChapterRow[] = ids.slice(0, 6).map((bookId, at) => ({
    bookId,
    chapterId: '1',
    number: 1,
    title: 'Глава',
    publishedOn: dayAfter(LAST_DAY, -at * 5),
    chars: 5_000,
    isFree: true,
  }));
  const thinned: Snapshot = {
    portal,
    source: 'thinned',
    capturedAt: `${LAST_DAY}T10:00:00Z`,
    books: isLate ? books : olderBooks,
    metrics: thin.metrics,
    ranks: thin.ranks,
    chapters,
    authors: [0, 9].map((ago) => ({
      authorId: '1',
      name: 'Пётр Ёжиков',
      url: 'https://example.org/a',
      avatarUrl: null,
      day: dayAfter(LAST_DAY, -ago),
      subscribers: 90 - ago,
    })),
    awards: [{ day: LAST_DAY, bookId: 'b0', type: 'rose', count: 3 }],
  };
  const rest: Snapshot = {
    portal,
    source: 'rest',
    capturedAt: isLate ? `${restCaptured}T10:00:00Z` : `${LAST_DAY}T18:00:00Z`,
    books: isLate ? olderBooks : books,
    // In a late bundle they are older than what is known; a later one cannot correct with them.
    metrics: [...metrics.filter(isRemoved), ...(isLate ? wrong : [])],
    ranks: [...cutDays(leading.kind, top, cutTop), ...cutDays('genre_top', genreTop, cutGenre)],
  };
  const isPartial = ({ ranks }: HistoryRows) => {
    const held = daysOf(ranks, leading.kind);
    return completeDays(held).length < held.length;
  };
  const sizes = completeDays(daysOf(full.ranks, leading.kind)).map((day) => day.books.length);
  const has: Record<Trait, boolean> = {
    gap: gaps.length > 0,
    'partial day': short.length > 0,
    'partial list': isPartial(full) || isPartial(thin),
    'growing list': sizes.some((size, at) => at > 0 && size > (sizes[at - 1] ?? size)),
    'shrinking list': sizes.some((size, at) => at > 0 && size < (sizes[at - 1] ?? size)),
    reset: referenceBookSteps(metrics, main, (value) => roundingStep(definition, main, value)).some(
      ({ gain }) => gain === null,
    ),
    'renamed book': isRenaming,
    'renamed author':
      isRenaming &&
      ids.some(
        (id, at) => at % 3 === 0 && authors(id).some(({ externalId }) => externalId === '4'),
      ),
    'co-authors': ids.some((id) => authors(id).length > 1),
    'late bundle': isLate,
    'corrected bundle': isLate ? wrong.length > 0 : isPartial(thin),
    'rounded portal': definition.metrics[second] !== 'exact',
    ties: tied.length > 0,
    'book that vanishes and returns': vanished.length > 0,
    'steady gains': isSteady,
  };
  return {
    seed,
    portal,
    firstDay,
    isSteady,
    thinned,
    rest,
    books,
    chapters,
    full,
    thin,
    traits: new Set(traits.filter((trait) => has[trait])),
  };
}

/** The captured days of a kind of list, with its books by place. */
export function daysOf(ranks: readonly RankRow[], kind: string) {
  const rows = Map.groupBy(
    ranks.filter((row) => row.list === kind),
    (row) => row.day,
  );
  return [...rows]
    .map(([day, of]) => ({
      day,
      books: of.toSorted((a, b) => a.position - b.position).map(({ bookId }) => bookId),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

const LARGEST_SEED = 0x7fff_ffff;

/** Shown by its seed: the rows would bury a failure. */
export const histories: fc.Arbitrary<History> = fc
  .noBias(fc.integer({ min: 0, max: LARGEST_SEED }))
  .map((seed) =>
    Object.defineProperty(buildHistory(seed), fc.toStringMethod, {
      value: () => `the history of seed ${seed}`,
    }),
  );
