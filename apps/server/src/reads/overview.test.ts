import { home, type Kpi, type Mover, overview } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../measurements/testing/slowAggregates.ts';
import { type DailyGain, slowDailyGains } from '../measurements/testing/slowDailyGains.ts';
import {
  completeDays,
  type Movement,
  slowGaps,
  slowMovement,
  slowUsualGap,
} from '../measurements/testing/slowMovement.ts';
import { compareFractionsNearly } from './testing/nearlyEqual.ts';
import {
  known,
  knownOn,
  median,
  slowGain,
  slowGainSpan,
  slowShortDays,
  slowSpan,
  sum,
} from './testing/slowReads.ts';
import { testReads, type WorldIds } from './testing/testReads.ts';
import { DATA_DAY, daysAgo, oneWorld, type World, worlds } from './testing/world.ts';

const reads = testReads();
compareFractionsNearly();
const leadingOf = { litnet: 'global_top', bookriver: 'bestseller' } as const;
type Portal = keyof typeof leadingOf;

function leadingDays({ ranks }: World, portal: Portal) {
  const rows = ranks
    .filter((row) => row.list === leadingOf[portal])
    .sort((a, b) => a.position - b.position);
  return [...new Set(rows.map(({ day }) => day))].sort().map((day) => ({
    day,
    books: rows.filter((row) => row.day === day).map((row) => row.bookId),
  }));
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : sum(values) / values.length;

const DAY_MS = 86_400_000;

/** The thirty days of a list up to its own last one. */
function lastThirty(flow: ReturnType<typeof slowFlow>) {
  const last = Date.parse(flow.at(-1)?.day ?? '');
  return flow.filter(({ day }) => last - Date.parse(day) < 30 * DAY_MS);
}

/** What came onto all lists on a day; nothing of a day that one of them was not captured on. */
function slowFlowSeries(flows: readonly ReturnType<typeof slowFlow>[]) {
  const recent = flows.filter((flow) => flow.length > 0).map(lastThirty);
  const days = [...new Set(recent.flatMap((flow) => flow.map(({ day }) => day)))].sort().slice(-30);
  const told = days.map((day) => {
    const of = recent.flatMap((flow) => flow.filter((each) => each.day === day));
    return {
      day,
      of: of.flatMap(({ entered, size }) => (entered === null ? [] : { entered, size })),
    };
  });
  const whole = ({ of }: (typeof told)[number]) => of.length === recent.length;
  return {
    entered: told.map((each) => ({
      day: each.day,
      value: whole(each) ? sum(each.of.map(({ entered }) => entered)) : null,
    })),
    turnover: told.map((each) => ({
      day: each.day,
      value: whole(each) ? meanOf(each.of.map(({ entered, size }) => entered / size)) : null,
    })),
  };
}

/** Entries and exits of every complete day of the leading list. */
function slowFlow(world: World, portal: Portal) {
  return completeDays(leadingDays(world, portal)).map(({ day, books }, at, days) => {
    const before = days[at - 1]?.books;
    const entered = books.filter((id) => before?.includes(id) !== true).length;
    const left = before?.filter((id) => !books.includes(id)).length ?? null;
    return { day, size: books.length, entered: before === undefined ? null : entered, left };
  });
}

/** The books that entered the leading list from a day on. */
function slowEntered(world: World, portal: Portal, from: string): Set<string> {
  const days = completeDays(leadingDays(world, portal));
  return new Set(
    days
      .slice(1)
      .flatMap(({ day, books }, at) =>
        day < from ? [] : books.filter((id) => days[at]?.books.includes(id) === false),
      ),
  );
}

function slowMover(world: World, ids: WorldIds, portal: Portal, place: Movement) {
  const { position, prev_position, prev_day, state } = place;
  return {
    id: ids.book(place.book),
    list: leadingOf[portal],
    genre: null,
    ...{ position, prev_position, state },
    delta: prev_position === null ? null : prev_position - position,
    gain:
      prev_day === null
        ? null
        : slowGain(
            portal,
            knownOn(world, place.book, 'library', prev_day),
            knownOn(world, place.book, 'library', place.day),
          ),
  };
}

/** Movers of the leading list's last complete day: the largest move first, then by place. */
function slowMovers(world: World, ids: WorldIds, portal: Portal) {
  const days = leadingDays(world, portal);
  const last = slowMovement(days).filter(({ day }) => day === completeDays(days).at(-1)?.day);
  const told = (places: Movement[]) => places.map((place) => slowMover(world, ids, portal, place));
  const step = ({ prev_position, position }: Movement) => (prev_position ?? 0) - position;
  const by = (state: string) => last.filter((place) => place.state === state);
  return {
    risers: told(by('up').sort((a, b) => step(b) - step(a))),
    fallers: told(by('down').sort((a, b) => step(a) - step(b))),
    // Nothing is known to have entered where no complete day came before.
    entered: told(
      last.filter(
        ({ state, prev_day }) => prev_day !== null && (state === 'new' || state === 're_entry'),
      ),
    ),
    leader: told(last.slice(0, 1))[0] ?? null,
  };
}

const plain = ({ book: { id }, ...mover }: Mover) => ({ id, ...mover });

function publishedWithin({ books }: World, after: string, to: string): number {
  return books.filter(({ firstPublishedOn: day }) => day !== null && day > after && day <= to)
    .length;
}

/** Whether the last day of a flow is as far from the complete day before as the one before it is. */
function hasOneGap(world: World, portal: Portal, flow: ReturnType<typeof slowFlow>): boolean {
  const gaps = slowGaps(leadingDays(world, portal));
  const [before, last] = [flow.at(-2), flow.at(-1)].map((one) => gaps.get(one?.day ?? ''));
  return before === last;
}

type PlainKpi = Omit<Kpi, 'span'>;
type Period = readonly [from: string, to: string];

/** Every figure that adds up or averages over days, beside the same of other days. */
function slowSpans(world: World, portal: Portal, now: Period, then: Period | null) {
  const span = (days: readonly { day: string; value: number | null }[]) => {
    const within = ([from, to]: Period) =>
      days.filter(({ day }) => day >= from && day <= to).map(({ value }) => value);
    return slowSpan(within(now), then && within(then));
  };
  const gaps = slowGaps(leadingDays(world, portal));
  const flow = slowFlow(world, portal);
  const inside = flow.filter(({ day }) => day >= (then ?? now)[0] && day <= now[1]);
  const usual = slowUsualGap(inside.map(({ day }) => gaps.get(day)));
  // More books enter a list in ninety days than in one.
  const turnover = flow.map(({ day, entered, size }) => ({
    day,
    value: entered === null || gaps.get(day) !== usual ? null : entered / size,
  }));
  const published = ([from, to]: Period) =>
    world.books.filter(({ firstPublishedOn: day }) => day !== null && day >= from && day <= to)
      .length;
  const days = ([from, to]: Period) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const [fresh, old] = [published(now), then === null ? 0 : published(then)];
  const change = then === null || old === 0 ? null : fresh / days(now) / (old / days(then)) - 1;
  return new Map<string, Kpi['span']>([
    ['gain_views', slowGainSpan(world, 'views', now, then)],
    ['gain_library', slowGainSpan(world, 'library', now, then)],
    ['turnover', span(turnover)],
    [
      'new_books',
      {
        ...{ value: fresh, days: days(now), change, n: null, reason: null },
        ...{ compared: then && old, compared_days: then === null ? 0 : days(then) },
      },
    ],
  ]);
}

/** `all`: by day, the shortest steps of each first. */
function gainKpi(
  key: Kpi['key'],
  all: readonly DailyGain[],
  { from, short }: { from: string; short: readonly string[] },
): PlainKpi[] {
  const shortest = all.filter(({ day }, at) => all[at - 1]?.day !== day);
  const gains = shortest.filter(({ day }) => day >= from);
  const value = (row: DailyGain | undefined) => (row?.days === 1 ? row.gain : null);
  const last = gains.at(-1);
  if (last === undefined) return [];
  const before = shortest.find(({ day }) => day === addDays(last.day, -7));
  const isShort = [before, last].some((row) => row !== undefined && short.includes(row.day));
  return [
    {
      key,
      unit: 'count',
      value: value(last),
      previous: isShort ? null : value(before),
      n: last.n,
      series: gains.map((row) => ({ day: row.day, value: value(row) })),
    },
  ];
}

function slowKpis(world: World, portal: Portal, from: string): PlainKpi[] {
  const { books, metrics } = world;
  const short = slowShortDays(world);
  const statuses = books.map(({ status }) => status).filter(known);
  const prices = books.map(({ priceRub }) => priceRub ?? 0).filter((price) => price > 0);
  const none = { previous: null, series: [] };
  const within = <Row extends { day: string }>(rows: readonly Row[]) =>
    rows.filter(({ day }) => day >= from);
  const flow = within(slowFlow(world, portal));
  const turnover = flow.map(({ day, entered, size }) => ({
    day,
    value: entered === null ? null : entered / size,
  }));
  const stock: PlainKpi[] = [
    { key: 'books', unit: 'count', value: books.length, n: books.length, ...none },
    {
      key: 'new_books',
      unit: 'count',
      value: publishedWithin(world, daysAgo(7), DATA_DAY),
      previous: publishedWithin(world, daysAgo(14), daysAgo(7)),
      n: books.filter(({ firstPublishedOn }) => firstPublishedOn !== null).length,
      series: [],
    },
    {
      key: 'finished_share',
      unit: 'share',
      value: statuses.filter((status) => status === 'finished').length / statuses.length,
      n: statuses.length,
      ...none,
    },
    { key: 'median_price', unit: 'rub', value: median(prices), n: prices.length, ...none },
  ];
  return [
    // Only the rows of facts that some book has.
    ...stock.filter(({ n }) => n > 0),
    // Sums of Bookriver's rounded counts would show the rounding.
    ...(portal === 'bookriver'
      ? []
      : [
          ...gainKpi('gain_views', slowDailyGains(metrics, 'views'), { from, short }),
          ...gainKpi('gain_library', slowDailyGains(metrics, 'library'), { from, short }),
        ]),
    // Only where the period has a complete day of the list.
    ...flow.slice(-1).map(
      ({ size }): PlainKpi => ({
        key: 'turnover',
        unit: 'share',
        value: turnover.at(-1)?.value ?? null,
        previous: hasOneGap(world, portal, flow) ? (turnover.at(-2)?.value ?? null) : null,
        n: size,
        series: turnover,
      }),
    ),
  ];
}

/** Means of the same numbers, added up in another order. */
function expectSpan(told: Kpi['span'], should: Kpi['span']): void {
  expect(told === null).toBe(should === null);
  for (const [key, value] of Object.entries(should ?? {})) {
    const found = told?.[key as keyof NonNullable<Kpi['span']>] ?? null;
    if (typeof value !== 'number' || typeof found !== 'number') expect(found, key).toBe(value);
    else expect(found, key).toBeCloseTo(value, 9);
  }
}

describe.each(['litnet', 'bookriver'] as const)('the trends page of %s', (portal) => {
  it('agrees with a plain reckoning', async () => {
    await fc.assert(
      fc.asyncProperty(worlds(portal), async (world) => {
        const ids = await reads.publish(world);
        const movers = slowMovers(world, ids, portal);
        for (const [query, from] of [
          [{}, daysAgo(29)],
          [{ from: daysAgo(2), cmp: 'previous' }, daysAgo(2)],
        ] as const) {
          const answer = await reads.ask(overview, { portal }, query);
          expect([answer.from, answer.to]).toEqual([from, DATA_DAY]);
          expect(answer.kpis.map(({ span: _, ...kpi }) => kpi)).toEqual(
            slowKpis(world, portal, from),
          );
          const then = 'cmp' in query ? ([daysAgo(5), daysAgo(3)] as const) : null;
          expect(answer.meta.partial_days).toEqual(slowShortDays(world));
          expect(answer.compared).toEqual(then && { from: then[0], to: then[1] });
          const spans = slowSpans(world, portal, [from, DATA_DAY], then);
          for (const { key, span } of answer.kpis) expectSpan(span, spans.get(key) ?? null);
          expect(answer.leading).toEqual({ list: leadingOf[portal], genre: null, period: null });
          expect(answer.flow).toEqual(slowFlow(world, portal).filter(({ day }) => day >= from));
          expect(answer.entered_books).toBe(slowEntered(world, portal, from).size);
          expect(answer.risers.map(plain)).toEqual(movers.risers.slice(0, 10));
          expect(answer.fallers.map(plain)).toEqual(movers.fallers.slice(0, 10));
          expect(answer.entered.map(plain)).toEqual(movers.entered.slice(0, 10));
        }
      }),
      oneWorld,
    );
  });
});

describe('the home page', () => {
  it('sums what the portals tell, and names those without data', async () => {
    await fc.assert(
      fc.asyncProperty(worlds('litnet'), worlds('bookriver'), async (litnet, bookriver) => {
        const held = [
          { portal: 'litnet', world: litnet, ids: await reads.publish(litnet) },
          { portal: 'bookriver', world: bookriver, ids: await reads.publish(bookriver) },
        ] as const;
        const answer = await reads.ask(home);
        const last = held.map(({ portal, world }) => slowFlow(world, portal).at(-1));
        const before = held.map(({ portal, world }) => slowFlow(world, portal).at(-2));
        const flowOf = (days: typeof last) => ({
          entered: sum(days.map((day) => day?.entered ?? 0)),
          left: sum(days.map((day) => day?.left ?? 0)),
          turnover: meanOf(
            days.flatMap((day) => (day?.entered == null ? [] : [day.entered / day.size])),
          ),
        });
        const all = held.map(({ portal, world, ids }) => slowMovers(world, ids, portal));
        expect(answer.kpis).toEqual({
          books: 32,
          // The worlds tell of no updates.
          updated: 0,
          new_books: sum(held.map(({ world }) => publishedWithin(world, daysAgo(7), DATA_DAY))),
          coverage: expect.any(Number) as number,
          ...flowOf(last),
          before: {
            new_books: sum(
              held.map(({ world }) => publishedWithin(world, daysAgo(14), daysAgo(7))),
            ),
            ...(held.every(({ portal, world }) => hasOneGap(world, portal, slowFlow(world, portal)))
              ? flowOf(before)
              : { entered: null, left: null, turnover: null }),
          },
          series: slowFlowSeries(held.map(({ portal, world }) => slowFlow(world, portal))),
        });
        expect(answer.meta).toMatchObject({ asof: DATA_DAY, demo: true, n: 2 });
        const risers = all.flatMap((movers) => movers.risers.slice(0, 3));
        const deltas = answer.risers.map(({ delta }) => delta ?? 0);
        expect(deltas).toEqual([...deltas].sort((a, b) => b - a));
        expect(answer.risers).toHaveLength(risers.length);
        expect(answer.risers.map(plain)).toEqual(expect.arrayContaining(risers));
        const entered = all.flatMap((movers) => movers.entered.slice(0, 2));
        expect(answer.entered).toHaveLength(entered.length);
        expect(answer.entered.map(plain)).toEqual(expect.arrayContaining(entered));
        for (const [at, { portal, world }] of held.entries()) {
          const shown = answer.portals.find(({ slug }) => slug === portal);
          expect(shown?.books).toBe(16);
          expect(shown?.turnover).toBe(flowOf([last[at]]).turnover);
          expect(shown?.entered).toBe(last[at]?.entered);
          expect(shown?.leader === null ? null : shown && plain(shown.leader)).toEqual(
            all[at]?.leader,
          );
          const flow = lastThirty(slowFlow(world, portal));
          expect(shown?.spark).toEqual(
            flow.map(({ day, entered: came, size }) => ({
              day,
              value: came === null ? null : came / size,
            })),
          );
        }
        expect(answer.portals).toHaveLength(6);
        expect(answer.portals.find(({ slug }) => slug === 'litres')).toMatchObject({
          meta: { asof: null, demo: false },
          books: 0,
          turnover: null,
          entered: null,
          leader: null,
          spark: [],
        });
      }),
      oneWorld,
    );
  });
});
