import { DATA_DAY, daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  known,
  median,
  type ReferencePeriod,
  referenceGainSpan,
  sum,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { daysOf, portalDefinition } from '../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  compact,
  joined,
  longDay,
  mediumDay,
  message,
  money,
  name,
  number,
  percent,
  shortDay,
  spokenChange,
  type Wording,
} from '../wording.ts';
import {
  bookColumns,
  column,
  counted,
  gainSince,
  listOf,
  nameId,
  ofBook,
  overviewLead,
  partialDay,
  placeOf,
  shareOf,
  shown,
  turnoverOf,
} from './claimParts.ts';
import type { ColumnClaim, PageClaims, RowKey } from './claimTypes.ts';
import { monthDays } from './monthDays.ts';

const gainLabels = {
  views: 'portalTrends.kpi.gainViews',
  library: 'portalTrends.kpi.gainLibrary',
  rating_count: 'portalTrends.kpi.gainRatings',
} as const;

/** Tiles of gains of a day, of 10,000 and more in short. */
function gainTile(portal: PortalFigures, metric: keyof typeof gainLabels): Wording {
  const { value, previous, n } = portal.dayGain(metric);
  const format = (one: number) => (Math.abs(one) < 10_000 ? number(one) : compact(one));
  const difference = value === null || previous === null ? 0 : value - previous;
  return joined(
    message(gainLabels[metric]),
    shown(value, format),
    difference === 0
      ? null
      : spokenChange(difference, (one) => ((value ?? 0) < 10_000 ? number(one) : compact(one))),
    previous === null
      ? message('portalTrends.kpi.sample', { n })
      : message('portalTrends.kpi.weekBefore', { value: compact(previous) }),
  );
}

/** Sums of rounded counts would show the rounding: a portal has the gains of its exact metrics. */
const exactMetrics = ({ fixture }: PortalFigures) =>
  (['views', 'library', 'rating_count'] as const).filter(
    (metric) => portalDefinition(fixture.portal).metrics[metric] === 'exact',
  );

/** The title of the charts of daily gains: the largest day of the main metric. */
function gainsLead(portal: PortalFigures): Wording | null {
  const metrics = exactMetrics(portal);
  const { main } = portal;
  if (!metrics.includes(main)) return null;
  const gains = portal.dailyGains(main).filter(({ day, days }) => days === 1 && day > daysAgo(30));
  const largest = gains.reduce((most, one) => (one.gain > most.gain ? one : most));
  const day = longDay(largest.day);
  // A single chart says what its line is in a note.
  return metrics.length === 1
    ? message('charts.largestGain', { gain: change(largest.gain, (one) => number(one)), day })
    : message('portalTrends.gains.lead', {
        metric: message(gainLabels[main]),
        gain: change(largest.gain, (one) => compact(one)),
        day,
      });
}

/** The turnover of the period beside that of the compared one. */
function turnoverSpan(portal: PortalFigures): Wording | null {
  const { value, change: changed } = portal.turnoverSpan(
    [daysAgo(29), DATA_DAY],
    [daysAgo(64), daysAgo(35)],
  );
  return value === null || changed === null
    ? null
    : message('portalTrends.kpi.span', {
        value: percent(value),
        change: change(changed, (one) => percent(one)),
      });
}

/** Texts beside the turnover: earlier ones, or without any the size of the list. */
function turnoverNotes(portal: PortalFigures): Wording[] {
  const [last, before] = portal.lastDays();
  const { length: n } = last.books;
  const span = turnoverSpan(portal);
  const was =
    last.gap === before.gap && n >= 10
      ? message('portalTrends.kpi.before', { value: percent(turnoverOf(before)) })
      : null;
  if (span === null) return [was ?? message('portalTrends.kpi.sample', { n })];
  return was === null ? [span] : [(locale) => `${span(locale)}.`, was];
}

export function overviewClaims(portal: PortalFigures): PageClaims {
  const [last] = portal.lastDays();
  const size = portal.books.length;
  const [fresh, freshBefore] = [portal.publishedWithin(7, 0), portal.publishedWithin(14, 7)];
  const [month, monthBefore] = [portal.publishedWithin(30, 0), portal.publishedWithin(65, 35)];
  const statuses = portal.statuses();
  const finished = statuses.filter((status) => status === 'finished').length / statuses.length;
  const prices = portal.prices();
  const genre = portal.leadingGenre(last.books);
  const entered = new Set(
    portal
      .listDays()
      .filter(({ day }) => day > daysAgo(30))
      .flatMap((one) => one.entered),
  );
  const ages = last.books.map((id) => portal.ageOf(id, last.day));
  const sample = (n: number) => message('portalTrends.kpi.sample', { n });
  return {
    path: `/portals/${portal.fixture.portal}`,
    texts: [
      overviewLead(portal),
      joined(message('portalTrends.kpi.books'), number(size), sample(size)),
      joined(
        message('portalTrends.kpi.newBooks'),
        number(fresh),
        fresh === freshBefore ? null : spokenChange(fresh - freshBefore),
        monthBefore === 0
          ? null
          : (locale) =>
              `${message('portalTrends.kpi.span', {
                value: compact(month),
                change: change(month / monthBefore - 1, (one) => percent(one)),
              })(locale)}.`,
        message('portalTrends.kpi.weekBefore', { value: compact(freshBefore) }),
      ),
      joined(
        message('portalTrends.kpi.finishedShare'),
        shareOf(finished, statuses.length),
        sample(statuses.length),
      ),
      joined(
        message('portalTrends.kpi.medianPrice'),
        money(median(prices) ?? 0),
        sample(prices.length),
      ),
      ...exactMetrics(portal).map((metric) => gainTile(portal, metric)),
      joined(
        message('portalTrends.kpi.turnover'),
        shareOf(turnoverOf(last), last.books.length),
        ...turnoverNotes(portal),
      ),
      genre === null
        ? message('portalTrends.genreMix', { list: listOf(portal) })
        : message('portalTrends.genreMix.lead', {
            genre: name(genre.name),
            share: percent(genre.share, 1),
          }),
      message('portalTrends.ageMix.lead', {
        count: ages.filter((age) => age !== null && age <= 30).length,
        size: last.books.length,
      }),
      message('portalTrends.flow.lead', { list: listOf(portal), entered: entered.size }),
      gainsLead(portal),
      message('rankLists.race', { depth: 10 }),
      message('rankLists.race.note', { depth: 10 }),
      partialDay(portal),
    ].filter(known),
    columns: [
      column(
        'column.rank',
        ofBook((book) => placeOf(portal, book, last.day, portal.leading)),
      ),
      column(
        'block.movers.gain',
        ofBook((book) => gainSince(portal, book, last.before, last.day)),
      ),
    ],
  };
}

export function catalogueClaims(portal: PortalFigures): PageClaims {
  const counts = [
    ...portal.groups.names('genres').map((genre) => portal.groups.booksOf('genres', genre).length),
    ...portal.groups.names('tags').map((tag) => portal.groups.booksOf('tags', tag).length),
    ...[...Map.groupBy(portal.statuses(), (status) => status).values()].map((of) => of.length),
  ];
  return {
    path: `/portals/${portal.fixture.portal}/books`,
    texts: [
      message('catalogue.lead', { count: portal.books.length }),
      ...counts.flatMap((count) => [number(count), message('genreTops.books', { count })]),
    ],
    columns: bookColumns(portal),
  };
}

export function trendsClaims(portal: PortalFigures): PageClaims {
  const gains = portal.groups.names('genres').map((genre) => {
    const rows = portal.dailyGains(portal.main, portal.groups.booksOf('genres', genre));
    return { genre, rows: rows.filter(({ day, days }) => day > daysAgo(30) && days === 1) };
  });
  const totals = gains.map(({ genre }) => {
    const books = portal.groups.booksOf('genres', genre).map(({ bookId }) => bookId);
    const period: ReferencePeriod = [daysAgo(29), DATA_DAY];
    const { value } = referenceGainSpan(portal.fixture, portal.main, period, null, books);
    return { genre, total: value ?? 0 };
  });
  const totalOf = ({ key }: RowKey) => totals.find(({ genre }) => genre === key)?.total ?? null;
  const most = totals.reduce((top, one) => (one.total > top.total ? one : top));
  const cells =
    (of: (genre: (typeof gains)[number]) => Wording | null): ColumnClaim['of'] =>
    (row) => {
      const own = gains.find(({ genre }) => row.kind === 'genre' && genre === row.key);
      return own === undefined ? null : of(own);
    };
  const days = daysOf({ from: daysAgo(29), to: DATA_DAY });
  return {
    path: `/portals/${portal.fixture.portal}/detailed-trends`,
    texts: [
      message('trends.lead', {
        name: name(most.genre),
        total: change(most.total, (one) => compact(one)),
      }),
      message('trends.chart.title', {
        metric: message(nameId(portal.main)),
        fn: message('trends.fn.sum'),
        days: monthDays(mediumDay),
      }),
    ],
    columns: [
      column('trends.total', (row) => counted(totalOf(row))),
      column('trends.share', (row) =>
        shown(totalOf(row), (total) => percent(total / sum(totals.map((one) => one.total)))),
      ),
      ...days.map(
        (day): ColumnClaim => ({
          column: (locale) =>
            day.endsWith('-01') || day === daysAgo(29)
              ? shortDay(day)(locale)
              : String(Number(day.slice(-2))),
          of: cells(({ rows }) => counted(rows.find((row) => row.day === day)?.gain ?? null)),
        }),
      ),
    ],
  };
}
