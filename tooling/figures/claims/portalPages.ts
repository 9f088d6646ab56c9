import { DATA_DAY, daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  known,
  median,
  type ReferencePeriod,
  referenceGainSpan,
  sum,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import {
  referenceTrends,
  type TrendChoice,
} from '../../../apps/server/src/reads/testing/referenceTrends.ts';
import { daysOf, portalDefinition } from '../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  compact,
  glossed,
  joined,
  mediumDay,
  message,
  money,
  number,
  percent,
  shortDay,
  spoken,
  spokenChange,
  type Wording,
} from '../wording.ts';
import { gapNoteWithDay, partialNote } from './charts/dayNotes.ts';
import { listNote, raceTable } from './charts/listCharts.ts';
import {
  ageMixTable,
  flowTable,
  gainDays,
  gainsTable,
  genreMixTable,
  weekdayTable,
  weekdayTitle,
} from './charts/overviewCharts.ts';
import { daysOfLines, trendTables } from './charts/trendCharts.ts';
import {
  bookColumns,
  changedCell,
  column,
  counted,
  gainSince,
  largestGain,
  nameId,
  ofBook,
  overviewLead,
  partialDay,
  placeOf,
  shareOf,
  shown,
  turnoverOf,
} from './claimParts.ts';
import type { BrowserClaims, ColumnClaim, PageClaims } from './claimTypes.ts';
import { listOf } from './listNames.ts';
import { raceLead } from './listTitles.ts';
import { MONTH, MONTH_DAYS, monthDays } from './monthDays.ts';

/** As many days as the last thirty, five weeks before them. */
const COMPARED: ReferencePeriod = [daysAgo(64), daysAgo(35)];

const gainLabels = {
  views: 'portalTrends.kpi.gainViews',
  likes: 'portalTrends.kpi.gainLikes',
  library: 'portalTrends.kpi.gainLibrary',
  rating_count: 'portalTrends.kpi.gainRatings',
} as const;

/** Tiles of gains of a day, of 10,000 and more in short. */
function gainTile(portal: PortalFigures, metric: keyof typeof gainLabels): Wording {
  const { value, previous, n } = portal.dayGain(metric);
  const format = (one: number) => (Math.abs(one) < 10_000 ? number(one) : compact(one));
  const difference = value === null || previous === null ? 0 : value - previous;
  const { value: total, change: changed } = referenceGainSpan(
    portal.fixture,
    metric,
    MONTH,
    COMPARED,
  );
  const span = total === null || changed === null ? null : spanText(total, changed);
  return joined(
    message(gainLabels[metric]),
    shown(value, format),
    difference === 0
      ? null
      : spokenChange(difference, (one) => ((value ?? 0) < 10_000 ? number(one) : compact(one))),
    span,
    previous === null
      ? span === null
        ? message('portalTrends.kpi.sample', { n })
        : null
      : message('portalTrends.kpi.weekBefore', { value: compact(previous) }),
  );
}

/** A period beside the compared one, before another comparison. */
const spanText =
  (value: number, changed: number): Wording =>
  (locale) =>
    `${message('portalTrends.kpi.span', {
      value: compact(value),
      change: change(changed, (one) => percent(one)),
    })(locale)}.`;

/** Sums of rounded counts would show the rounding: a portal has the gains of its exact metrics. */
const exactMetrics = ({ fixture, metrics }: PortalFigures) =>
  (['views', 'likes', 'library', 'rating_count'] as const).filter(
    (metric) =>
      metrics.includes(metric) && portalDefinition(fixture.portal).metrics[metric] === 'exact',
  );

/** The title of the charts of daily gains: the largest day of the main metric. */
function gainsLead(portal: PortalFigures): Wording | null {
  const metrics = exactMetrics(portal);
  const { main } = portal;
  if (!metrics.includes(main)) return null;
  const gains = portal.dailyGains(main).filter(({ day, days }) => days === 1 && day > daysAgo(30));
  // A single chart says what its line is in a note.
  return metrics.length === 1
    ? shown(largestGain(gains), (largest) => message('charts.largestGain', largest))
    : shown(largestGain(gains, compact), (largest) =>
        message('portalTrends.gains.lead', { metric: message(gainLabels[main]), ...largest }),
      );
}

/** The turnover of the period beside that of the compared one. */
function turnoverSpan(portal: PortalFigures): Wording | null {
  const { value, change: changed } = portal.turnoverSpan(MONTH, COMPARED);
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

interface ChartTitles {
  genres: Wording;
  ages: Wording;
  flow: Wording;
  gains: Wording | null;
}

/** The charts of the page of a portal. */
function overviewCharts(portal: PortalFigures, titles: ChartTitles): BrowserClaims {
  const race = raceLead(portal);
  const weekday = weekdayTitle(portal);
  return {
    texts: [race, weekday],
    possible: [listNote(portal), gapNoteWithDay(gainDays(portal, exactMetrics(portal)), DATA_DAY)],
    replaced: [message('rankLists.race', { depth: RACE_DEPTH })],
    tables: [
      raceTable(portal, race, RACE_DEPTH),
      genreMixTable(portal, titles.genres),
      ageMixTable(portal, titles.ages),
      flowTable(portal, titles.flow),
      weekdayTable(portal, weekday),
      ...(titles.gains === null ? [] : [gainsTable(portal, titles.gains, exactMetrics(portal))]),
    ],
  };
}

/** Places of the race on the page of a portal. */
const RACE_DEPTH = 10;

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
  const genres =
    genre === null
      ? message('portalTrends.genreMix', { list: listOf(portal) })
      : message('portalTrends.genreMix.lead', {
          genre: glossed(genre.name),
          share: percent(genre.share, 1),
        });
  const ageTitle = message('portalTrends.ageMix.lead', {
    count: ages.filter((age) => age !== null && age <= 30).length,
    size: last.books.length,
  });
  const flow = message('portalTrends.flow.lead', { list: listOf(portal), entered: entered.size });
  const gains = gainsLead(portal);
  return {
    path: `/portals/${portal.fixture.portal}`,
    texts: [
      overviewLead(portal),
      joined(message('portalTrends.kpi.books'), number(size), sample(size)),
      joined(
        message('portalTrends.kpi.newBooks'),
        number(fresh),
        fresh === freshBefore ? null : spokenChange(fresh - freshBefore),
        monthBefore === 0 ? null : spanText(month, month / monthBefore - 1),
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
      genres,
      ageTitle,
      flow,
      gains,
      message('rankLists.race', { depth: RACE_DEPTH }),
      message('rankLists.race.note', { depth: RACE_DEPTH }),
      partialDay(portal),
    ].filter(known),
    browser: overviewCharts(portal, { genres, ages: ageTitle, flow, gains }),
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

/** Options of a facet that are shown at once. */
const OPTIONS = 8;

export function catalogueClaims(portal: PortalFigures): PageClaims {
  const counts = [
    portal.groups.names('genres').map((genre) => portal.groups.booksOf('genres', genre).length),
    portal.groups.names('tags').map((tag) => portal.groups.booksOf('tags', tag).length),
    [...Map.groupBy(portal.statuses(), (status) => status).values()].map((of) => of.length),
  ].flatMap((facet) => facet.sort((a, b) => b - a).slice(0, OPTIONS));
  return {
    path: `/portals/${portal.fixture.portal}/books`,
    texts: [
      message('catalogue.lead', { count: portal.books.length }),
      ...counts.flatMap((count) => [number(count), message('genreTops.books', { count })]),
    ],
    columns: bookColumns(portal),
  };
}

/** Genres that have a line of their own. */
const LINES = 12;

/** The lines of the genres that gained most over the month, and of all others together. */
function genreLines(portal: PortalFigures) {
  const choice: TrendChoice = {
    metric: portal.main,
    by: 'genre',
    grain: 'day',
    fn: 'sum',
    period: MONTH,
    compared: COMPARED,
  };
  const { lines } = referenceTrends(portal.fixture, choice);
  const first = [...lines].toSorted(([, a], [, b]) => b.total - a.total).slice(0, LINES);
  const keys = first.map(([genre]) => genre);
  return { first, rest: referenceTrends(portal.fixture, { ...choice, keys }).rest };
}

export function trendsClaims(portal: PortalFigures): PageClaims {
  const { first, rest } = genreLines(portal);
  const lines = new Map(first);
  const all = sum([...lines.values()].map(({ total }) => total)) + (rest?.total ?? 0);
  type Line = NonNullable<ReturnType<typeof lines.get>>;
  const cells =
    (of: (line: Line) => Wording | null): ColumnClaim['of'] =>
    ({ kind, key }) => {
      const isRest = spoken.some((locale) => key === message('trends.others')(locale));
      const others = kind === 'named' && isRest ? rest : null;
      const line = kind === 'genre' ? (lines.get(key) ?? null) : others;
      return line === null ? null : of({ ...line, total: line.total ?? 0 });
    };
  const [most, next] = first.filter(([, { total }]) => total > 0);
  const textOf = (total: number) => change(total, compact);
  const isAlike = most && next && textOf(most[1].total)('ru') === textOf(next[1].total)('ru');
  const days = daysOfLines([...lines.values(), ...(rest === null ? [] : [rest])]);
  const title = message('trends.chart.title', {
    metric: message(nameId(portal.main)),
    fn: message('trends.fn.sum'),
    days: monthDays(mediumDay, days[0]),
  });
  return {
    path: `/portals/${portal.fixture.portal}/detailed-trends`,
    browser: {
      tables: trendTables(portal, title, [
        ...first.map(([genre, line]) => ({ ...line, name: glossed(genre) })),
        ...(rest === null ? [] : [{ ...rest, name: message('trends.others') }]),
      ]),
      possible: [partialNote(portal, MONTH_DAYS), gapNoteWithDay(days, DATA_DAY)].filter(known),
    },
    texts: [
      most === undefined || isAlike === true
        ? message('trends.leadAll')
        : message('trends.lead', {
            name: glossed(most[0]),
            total: textOf(most[1].total),
          }),
      title,
    ],
    columns: [
      column(
        'trends.total',
        cells(({ total }) => number(total)),
      ),
      column(
        'trends.share',
        cells(({ total }) => percent(total / all)),
      ),
      column(
        'trends.change',
        cells(({ change: changed, change_n: n }) => changedCell(changed, n)),
      ),
      ...daysOf({ from: MONTH[0], to: MONTH[1] }).map(
        (day, at): ColumnClaim => ({
          column: (locale) =>
            day.endsWith('-01') || day === MONTH[0]
              ? shortDay(day)(locale)
              : String(Number(day.slice(-2))),
          of: cells(({ points }) => counted(points[at]?.value ?? null)),
        }),
      ),
    ],
  };
}
