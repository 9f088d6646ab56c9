import { home, type Kpi, type Mover, overview } from '@litometr/api-contract';
import { dayAfter, daysBetween } from '@litometr/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DailyGain,
  referenceDailyGains,
} from '../../measurements/testing/referenceDailyGains.ts';
import {
  completeDays,
  type Movement,
  referenceGaps,
  referenceMovement,
  referenceUsualGap,
} from '../../measurements/testing/referenceMovement.ts';
import { compareFractionsNearly } from '../testing/nearlyEqual.ts';
import {
  DATA_DAY,
  daysAgo,
  type PortalFixture,
  portalFixtures,
  singleRun,
} from '../testing/portalFixture.ts';
import {
  known,
  knownOn,
  median,
  referenceGain,
  referenceGainSpan,
  referenceShortDays,
  referenceSpan,
  sum,
} from '../testing/referenceReads.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';

const reads = testReads();
compareFractionsNearly();
const leadingOf = { litnet: 'global_top', bookriver: 'bestseller' } as const;
type Portal = keyof typeof leadingOf;

function leadingDays({ ranks }: PortalFixture, portal: Portal) {
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

/** The thirty days of a list up to its own last one. */
function lastThirty(flow: ReturnType<typeof referenceFlow>) {
  const last = flow.at(-1)?.day ?? '';
  return flow.filter(({ day }) => daysBetween(day, last) < 30);
}

/** Books that entered all lists on a day; null for a day on which one of them was not captured. */
function referenceFlowSeries(flows: readonly ReturnType<typeof referenceFlow>[]) {
  const recent = flows.filter((flow) => flow.length > 0).map(lastThirty);
  const days = [...new Set(recent.flatMap((flow) => flow.map(({ day }) => day)))].sort().slice(-30);
  const perDay = days.map((day) => {
    const of = recent.flatMap((flow) => flow.filter((each) => each.day === day));
    return {
      day,
      of: of.flatMap(({ entered, size }) => (entered === null ? [] : { entered, size })),
    };
  });
  const whole = ({ of }: (typeof perDay)[number]) => of.length === recent.length;
  return {
    entered: perDay.map((each) => ({
      day: each.day,
      value: whole(each) ? sum(each.of.map(({ entered }) => entered)) : null,
    })),
    turnover: perDay.map((each) => ({
      day: each.day,
      value: whole(each) ? meanOf(each.of.map(({ entered, size }) => entered / size)) : null,
    })),
  };
}

/** Entries and exits of every complete day of the leading list. */
function referenceFlow(fixture: PortalFixture, portal: Portal) {
  return completeDays(leadingDays(fixture, portal)).map(({ day, books }, at, days) => {
    const before = days[at - 1]?.books;
    const entered = books.filter((id) => before?.includes(id) !== true).length;
    const left = before?.filter((id) => !books.includes(id)).length ?? null;
    return { day, size: books.length, entered: before === undefined ? null : entered, left };
  });
}

/** The books that entered the leading list from a day on. */
function referenceEntered(fixture: PortalFixture, portal: Portal, from: string): Set<string> {
  const days = completeDays(leadingDays(fixture, portal));
  return new Set(
    days
      .slice(1)
      .flatMap(({ day, books }, at) =>
        day < from ? [] : books.filter((id) => days[at]?.books.includes(id) === false),
      ),
  );
}

function referenceMover(fixture: PortalFixture, ids: FixtureIds, portal: Portal, place: Movement) {
  const { position, prev_position, prev_day, state } = place;
  return {
    id: ids.book(place.book),
    list: leadingOf[portal],
    genre: null,
    position,
    prev_position,
    state,
    delta: prev_position === null ? null : prev_position - position,
    gain:
      prev_day === null
        ? null
        : referenceGain(
            portal,
            knownOn(fixture, place.book, 'library', prev_day),
            knownOn(fixture, place.book, 'library', place.day),
          ),
  };
}

/** Movers of the leading list's last complete day: the largest move first, then by place. */
function referenceMovers(fixture: PortalFixture, ids: FixtureIds, portal: Portal) {
  const days = leadingDays(fixture, portal);
  const last = referenceMovement(days).filter(({ day }) => day === completeDays(days).at(-1)?.day);
  const moversOf = (places: Movement[]) =>
    places.map((place) => referenceMover(fixture, ids, portal, place));
  const step = ({ prev_position, position }: Movement) => (prev_position ?? 0) - position;
  const by = (state: string) => last.filter((place) => place.state === state);
  return {
    risers: moversOf(by('up').sort((a, b) => step(b) - step(a))),
    fallers: moversOf(by('down').sort((a, b) => step(a) - step(b))),
    // Nothing is known to have entered where no complete day came before.
    entered: moversOf(
      last.filter(
        ({ state, prev_day }) => prev_day !== null && (state === 'new' || state === 're_entry'),
      ),
    ),
    leader: moversOf(last.slice(0, 1))[0] ?? null,
  };
}

const plain = ({ book: { id }, ...mover }: Mover) => ({ id, ...mover });

function publishedWithin({ books }: PortalFixture, after: string, to: string): number {
  return books.filter(({ firstPublishedOn: day }) => day !== null && day > after && day <= to)
    .length;
}

/** Whether the last day of a flow is as far from the complete day before as the one before it is. */
function hasOneGap(
  fixture: PortalFixture,
  portal: Portal,
  flow: ReturnType<typeof referenceFlow>,
): boolean {
  const gaps = referenceGaps(leadingDays(fixture, portal));
  const [before, last] = [flow.at(-2), flow.at(-1)].map((one) => gaps.get(one?.day ?? ''));
  return before === last;
}

type PlainKpi = Omit<Kpi, 'span'>;
type Period = readonly [from: string, to: string];

/** Every figure that adds up or averages over days, beside the same of other days. */
function referenceSpans(fixture: PortalFixture, portal: Portal, now: Period, then: Period | null) {
  /** A capture that is missing at the usual gap is a day without a value. */
  const span = (days: readonly { day: string; value: number | null }[], gap: number | null) => {
    const within = ([from, to]: Period) => {
      const values = days.filter(({ day }) => day >= from && day <= to).map(({ value }) => value);
      const room = gap === null ? 0 : Math.floor((daysBetween(from, to) + 1) / gap);
      return [...values, ...Array.from({ length: Math.max(0, room - values.length) }, () => null)];
    };
    return referenceSpan(within(now), then && within(then));
  };
  const gaps = referenceGaps(leadingDays(fixture, portal));
  const flow = referenceFlow(fixture, portal);
  const inside = flow.filter(({ day }) => day >= (then ?? now)[0] && day <= now[1]);
  const usual = referenceUsualGap(inside.map(({ day }) => gaps.get(day)));
  // More books enter a list in ninety days than in one.
  const turnover = flow.map(({ day, entered, size }) => ({
    day,
    value: entered === null || gaps.get(day) !== usual ? null : entered / size,
  }));
  const published = ([from, to]: Period) =>
    fixture.books.filter(({ firstPublishedOn: day }) => day !== null && day >= from && day <= to)
      .length;
  const days = ([from, to]: Period) => daysBetween(from, to) + 1;
  const [fresh, old] = [published(now), then === null ? 0 : published(then)];
  const change = then === null || old === 0 ? null : fresh / days(now) / (old / days(then)) - 1;
  return new Map<string, Kpi['span']>([
    ['gain_views', referenceGainSpan(fixture, 'views', now, then)],
    ['gain_library', referenceGainSpan(fixture, 'library', now, then)],
    ['turnover', span(turnover, usual)],
    [
      'new_books',
      {
        value: fresh,
        days: days(now),
        change,
        n: null,
        reason: null,
        compared: then && old,
        compared_days: then === null ? 0 : days(then),
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
  const before = shortest.find(({ day }) => day === dayAfter(last.day, -7));
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

function referenceKpis(fixture: PortalFixture, portal: Portal, from: string): PlainKpi[] {
  const { books, metrics } = fixture;
  const short = referenceShortDays(fixture);
  const statuses = books.map(({ status }) => status).filter(known);
  const prices = books.map(({ priceRub }) => priceRub ?? 0).filter((price) => price > 0);
  const none = { previous: null, series: [] };
  const within = <Row extends { day: string }>(rows: readonly Row[]) =>
    rows.filter(({ day }) => day >= from);
  const flow = within(referenceFlow(fixture, portal));
  const turnover = flow.map(({ day, entered, size }) => ({
    day,
    value: entered === null ? null : entered / size,
  }));
  const stock: PlainKpi[] = [
    { key: 'books', unit: 'count', value: books.length, n: books.length, ...none },
    {
      key: 'new_books',
      unit: 'count',
      value: publishedWithin(fixture, daysAgo(7), DATA_DAY),
      previous: publishedWithin(fixture, daysAgo(14), daysAgo(7)),
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
          ...gainKpi('gain_views', referenceDailyGains(metrics, 'views'), { from, short }),
          ...gainKpi('gain_library', referenceDailyGains(metrics, 'library'), { from, short }),
        ]),
    // Only where the period has a complete day of the list.
    ...flow.slice(-1).map(
      ({ size }): PlainKpi => ({
        key: 'turnover',
        unit: 'share',
        value: turnover.at(-1)?.value ?? null,
        previous: hasOneGap(fixture, portal, flow) ? (turnover.at(-2)?.value ?? null) : null,
        n: size,
        series: turnover,
      }),
    ),
  ];
}

/** Means of the same numbers, added up in another order. */
function expectSpan(actual: Kpi['span'], should: Kpi['span']): void {
  expect(actual === null).toBe(should === null);
  for (const [key, value] of Object.entries(should ?? {})) {
    const found = actual?.[key as keyof NonNullable<Kpi['span']>] ?? null;
    if (typeof value !== 'number' || typeof found !== 'number') expect(found, key).toBe(value);
    else expect(found, key).toBeCloseTo(value, 9);
  }
}

describe.each(['litnet', 'bookriver'] as const)('the trends page of %s', (portal) => {
  it('agrees with the reference model', async () => {
    await fc.assert(
      fc.asyncProperty(portalFixtures(portal), async (fixture) => {
        const ids = await reads.publish(fixture);
        const movers = referenceMovers(fixture, ids, portal);
        for (const [query, from] of [
          [{}, daysAgo(29)],
          [{ from: daysAgo(2), cmp: 'previous' }, daysAgo(2)],
        ] as const) {
          const response = await reads.request(overview, { portal }, query);
          expect([response.from, response.to]).toEqual([from, DATA_DAY]);
          expect(response.kpis.map(({ span: _, ...kpi }) => kpi)).toEqual(
            referenceKpis(fixture, portal, from),
          );
          const then = 'cmp' in query ? ([daysAgo(5), daysAgo(3)] as const) : null;
          expect(response.meta.partial_days).toEqual(referenceShortDays(fixture));
          expect(response.compared).toEqual(then && { from: then[0], to: then[1] });
          const spans = referenceSpans(fixture, portal, [from, DATA_DAY], then);
          for (const { key, span } of response.kpis) expectSpan(span, spans.get(key) ?? null);
          expect(response.leading).toEqual({ list: leadingOf[portal], genre: null, period: null });
          expect(response.flow).toEqual(
            referenceFlow(fixture, portal).filter(({ day }) => day >= from),
          );
          expect(response.entered_books).toBe(referenceEntered(fixture, portal, from).size);
          expect(response.risers.map(plain)).toEqual(movers.risers.slice(0, 10));
          expect(response.fallers.map(plain)).toEqual(movers.fallers.slice(0, 10));
          expect(response.entered.map(plain)).toEqual(movers.entered.slice(0, 10));
        }
      }),
      singleRun,
    );
  });
});

describe('the home page', () => {
  it('sums the figures of the portals, and names those without data', async () => {
    await fc.assert(
      fc.asyncProperty(
        portalFixtures('litnet'),
        portalFixtures('bookriver'),
        async (litnet, bookriver) => {
          const held = [
            { portal: 'litnet', fixture: litnet, ids: await reads.publish(litnet) },
            { portal: 'bookriver', fixture: bookriver, ids: await reads.publish(bookriver) },
          ] as const;
          const response = await reads.request(home);
          const last = held.map(({ portal, fixture }) => referenceFlow(fixture, portal).at(-1));
          const before = held.map(({ portal, fixture }) => referenceFlow(fixture, portal).at(-2));
          const flowOf = (days: typeof last) => ({
            entered: sum(days.map((day) => day?.entered ?? 0)),
            left: sum(days.map((day) => day?.left ?? 0)),
            turnover: meanOf(
              days.flatMap((day) => (day?.entered == null ? [] : [day.entered / day.size])),
            ),
          });
          const all = held.map(({ portal, fixture, ids }) => referenceMovers(fixture, ids, portal));
          expect(response.kpis).toEqual({
            books: 32,
            // The fixtures contain no updates.
            updated: 0,
            new_books: sum(
              held.map(({ fixture }) => publishedWithin(fixture, daysAgo(7), DATA_DAY)),
            ),
            coverage: expect.any(Number) as number,
            ...flowOf(last),
            before: {
              new_books: sum(
                held.map(({ fixture }) => publishedWithin(fixture, daysAgo(14), daysAgo(7))),
              ),
              ...(held.every(({ portal, fixture }) =>
                hasOneGap(fixture, portal, referenceFlow(fixture, portal)),
              )
                ? flowOf(before)
                : { entered: null, left: null, turnover: null }),
            },
            series: referenceFlowSeries(
              held.map(({ portal, fixture }) => referenceFlow(fixture, portal)),
            ),
          });
          expect(response.meta).toMatchObject({ asof: DATA_DAY, demo: true, n: 2 });
          const risers = all.flatMap((movers) => movers.risers.slice(0, 3));
          const deltas = response.risers.map(({ delta }) => delta ?? 0);
          expect(deltas).toEqual([...deltas].sort((a, b) => b - a));
          expect(response.risers).toHaveLength(risers.length);
          expect(response.risers.map(plain)).toEqual(expect.arrayContaining(risers));
          const entered = all.flatMap((movers) => movers.entered.slice(0, 2));
          expect(response.entered).toHaveLength(entered.length);
          expect(response.entered.map(plain)).toEqual(expect.arrayContaining(entered));
          for (const [at, { portal, fixture }] of held.entries()) {
            const shown = response.portals.find(({ slug }) => slug === portal);
            expect(shown?.books).toBe(16);
            expect(shown?.turnover).toBe(flowOf([last[at]]).turnover);
            expect(shown?.entered).toBe(last[at]?.entered);
            expect(shown?.leader === null ? null : shown && plain(shown.leader)).toEqual(
              all[at]?.leader,
            );
            const flow = lastThirty(referenceFlow(fixture, portal));
            expect(shown?.spark).toEqual(
              flow.map(({ day, entered: came, size }) => ({
                day,
                value: came === null ? null : came / size,
              })),
            );
          }
          expect(response.portals).toHaveLength(6);
          expect(response.portals.find(({ slug }) => slug === 'litres')).toMatchObject({
            meta: { asof: null, demo: false },
            books: 0,
            turnover: null,
            entered: null,
            leader: null,
            spark: [],
          });
        },
      ),
      singleRun,
    );
  });
});
