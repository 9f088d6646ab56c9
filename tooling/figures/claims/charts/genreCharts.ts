import type { BookRow } from '../../../../apps/server/src/measurements/rows.ts';
import { newOn, shareOf } from '../../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { DATA_DAY } from '../../../../apps/server/src/reads/testing/portalFixture.ts';
import { referenceNewGains } from '../../../../apps/server/src/reads/testing/referenceGroups.ts';
import {
  known,
  referenceWeekChange,
  sum,
} from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { bookStatuses } from '../../../../packages/api-contract/src/index.ts';
import { daysOf, monthOf } from '../../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import {
  change,
  glossed,
  message,
  money,
  number,
  percent,
  type Spoken,
  type Wording,
} from '../../wording.ts';
import { volume, weekGain } from '../claimParts.ts';
import type { BrowserClaims, TableClaim } from '../claimTypes.ts';
import { genreSpreads } from '../groupTexts.ts';
import { byName, widgetText } from './chartTables.ts';
import {
  type Group,
  groupsBy,
  quartileCells,
  quartileColumns,
  scaleEnds,
  spreadOf,
  statusName,
} from './groupFigures.ts';
import { pairScale, pairTables } from './pairCharts.ts';

const monthNames: Readonly<Record<Spoken, readonly string[]>> = {
  ru: 'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
};

/** A month `YYYY-MM`, short. */
const monthName =
  (month: string): Wording =>
  (locale) =>
    monthNames[locale][Number(month.slice(-2)) - 1] ?? '';

/** The months with a captured day, and whether each of their days was captured. */
const monthsOf = ({ groups }: PortalFigures) =>
  [...Map.groupBy(groups.captured, (day) => day.slice(0, 'YYYY-MM'.length))].map(
    ([month, days]) => ({
      month,
      isWhole: days.length === daysOf(monthOf(`${month}-01`)).length,
    }),
  );

type SeasonFigure = 'gain' | 'new';

/** The gain a day of a genre in a month, or the books published in it (docs/metrics.md, `seasons`). */
function seasonValue(
  portal: PortalFigures,
  { books }: Group,
  [figure, month]: readonly [SeasonFigure, string],
): number | null {
  if (figure === 'new') {
    return books.filter((one) => one.firstPublishedOn?.startsWith(month) === true).length;
  }
  const gains = portal
    .dailyGains(portal.main, books)
    .filter(({ day, days }) => days === 1 && day.startsWith(month));
  return gains.length === 0 ? null : sum(gains.map(({ gain }) => gain)) / gains.length;
}

const seasonIds = { gain: 'genreStats.season.gain', new: 'genreStats.season.new' } as const;

/** The genres month by month; the title names the largest value, if it is alone and of a whole month. */
export function seasonChart(portal: PortalFigures, figure: SeasonFigure): BrowserClaims {
  const months = monthsOf(portal);
  const rows = groupsBy(portal, 'genres')
    .map((group) => ({
      ...group,
      values: months.map(({ month }) => seasonValue(portal, group, [figure, month])),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'ru'));
  const cells = rows.flatMap(({ name, values }) =>
    values.flatMap((value, at) => {
      const month = months[at];
      return value === null || month === undefined ? [] : [{ name, value, ...month }];
    }),
  );
  const [first, ...others] = cells.toSorted((a, b) => b.value - a.value);
  if (first === undefined) return {};
  const isAlone = others.every(({ value }) => number(value)('ru') !== number(first.value)('ru'));
  const title =
    isAlone && first.isWhole
      ? message(`${seasonIds[figure]}.lead`, {
          name: glossed(first.name),
          month: monthName(first.month),
        })
      : message(`${seasonIds[figure]}.title`);
  const table = byName(
    title,
    rows,
    ({ name, values }) => ({
      name: glossed(name),
      cells: values.map((value) => (value === null ? null : number(value))),
    }),
    {
      columns: months.map(({ month, isWhole }) =>
        message(isWhole ? 'genreStats.month' : 'genreStats.month.part', {
          month: monthName(month),
        }),
      ),
    },
  );
  return { tables: [table], possible: [scaleEnds(cells.map(({ value }) => value))] };
}

/** What the books of genres cost, or how long they are. */
function spreadTables(
  portal: PortalFigures,
  title: Wording,
  amount: 'priceRub' | 'chars',
): TableClaim[] {
  const groups = groupsBy(portal, 'genres');
  const of = amount === 'chars' ? volume : money;
  if (groups.every(({ books }) => spreadOf(books, amount) === null)) return [];
  const table = byName(
    title,
    groups,
    ({ name, books }) => ({
      name: glossed(name),
      cells: quartileCells(spreadOf(books, amount), of),
    }),
    { columns: quartileColumns },
  );
  return [table];
}

/** The statuses of genres, those with most finished books first. */
function statusTables(portal: PortalFigures, title: Wording): TableClaim[] {
  const statusesOf = (books: readonly BookRow[]) => portal.statuses(books);
  const groups = portal.groups
    .names('genres')
    .map((name) => ({ name, statuses: statusesOf(portal.groups.booksOf('genres', name)) }))
    .filter(({ statuses }) => statuses.length > 0)
    .sort((a, b) => b.statuses.length - a.statuses.length);
  const parts = bookStatuses
    .filter((status) => groups.some(({ statuses }) => statuses.includes(status)))
    .toSorted((a, b) => Number(b === 'finished') - Number(a === 'finished'));
  const shareIn = ({ statuses }: (typeof groups)[number], status: string) =>
    statuses.filter((one) => one === status).length / statuses.length;
  if (groups.length === 0) return [];
  const table = byName(
    title,
    groups.toSorted((a, b) => shareIn(b, 'finished') - shareIn(a, 'finished')),
    (group) => ({
      name: glossed(group.name),
      cells: [
        ...parts.map((status) => percent(shareIn(group, status), 1)),
        number(group.statuses.length),
      ],
    }),
    { columns: [...parts.map(statusName), widgetText(({ chart }) => chart.sample)] },
  );
  return [table];
}

/** The share of free books of genres. */
function freeTables(portal: PortalFigures, title: Wording): TableClaim[] {
  const shares = groupsBy(portal, 'genres')
    .map(({ name, books }) => {
      const accesses = books.map(({ access }) => access).filter(known);
      const free = accesses.filter((access) => access === 'free').length;
      return { name, share: shareOf(free, accesses.length) ?? -1 };
    })
    .filter(({ share }) => share >= 0)
    .sort((a, b) => b.share - a.share);
  if (shares.length === 0) return [];
  const table = byName(
    title,
    shares,
    ({ name, share }) => ({ name: glossed(name), cells: [percent(share)] }),
    { columns: [message('genreStats.mix.share')] },
  );
  return [table];
}

/** Genres of fewer new books are not compared with each other on the map. */
const LEAST_NEW_BOOKS = 30;

const tenth = (value: number) => Math.round(value * 10) / 10;
const middle = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    ((sorted[Math.ceil(sorted.length / 2) - 1] ?? 0) +
      (sorted[Math.floor(sorted.length / 2)] ?? 0)) /
    2
  );
};

/** New books of the genres against the gain of the usual one (docs/metrics.md, `pareto-line`). */
export function genreMapTables(portal: PortalFigures): TableClaim[] {
  const genres = groupsBy(portal, 'genres').map(({ name, books }) => {
    const { new_n: n, median_gain_new: gain } = referenceNewGains(portal.fixture, books);
    return { name, books, n, gain, supply: newOn(books, DATA_DAY) };
  });
  type Genre = (typeof genres)[number];
  const isPlaced = ({ supply, gain }: Genre) => supply > 0 && gain !== null;
  if (!genres.some(isPlaced)) return [];
  const compared = genres.filter((genre) => isPlaced(genre) && genre.n >= LEAST_NEW_BOOKS);
  const isBest = (genre: Genre) =>
    compared.includes(genre) &&
    compared.every(
      (other) =>
        other === genre ||
        other.supply > genre.supply ||
        (other.gain ?? 0) < (genre.gain ?? 0) ||
        (other.supply === genre.supply &&
          other.gain === genre.gain &&
          genres.indexOf(other) > genres.indexOf(genre)),
    );
  const gainOf = (books: readonly BookRow[]) => {
    const gains = books.flatMap(({ bookId }) => weekGain(portal, bookId) ?? []);
    return gains.length === 0 ? null : number(sum(gains));
  };
  const table = byName(
    mapTitle(genres),
    genres,
    ({ name, books, ...genre }) => {
      const { gain_change: changed } = referenceWeekChange(portal.fixture, books);
      return {
        name: glossed(name),
        cells: [
          number(genre.supply),
          genre.gain === null ? null : number(genre.gain),
          gainOf(books),
          changed === null ? null : change(changed, percent),
          number(genre.n),
          message(`genreStats.frontier.${isBest({ name, books, ...genre }) ? 'on' : 'off'}`),
        ],
      };
    },
    {
      columns: [
        ...['supply', 'demand', 'totalDemand', 'demandChange'].map((id) =>
          message(`genreStats.${id}`),
        ),
        widgetText(({ chart }) => chart.sample),
        message('genreStats.frontier'),
      ],
    },
  );
  return [table];
}

interface MapGenre {
  name: string;
  supply: number;
  gain: number | null;
  n: number;
}

/** The genre of most gain, of those above the median gain and below the median of new books, if it is alone. */
function mapTitle(genres: readonly MapGenre[]): Wording {
  const placed = genres.filter(({ supply }) => supply > 0);
  const supplies = middle(placed.map(({ supply }) => supply));
  const gains = middle(placed.flatMap(({ gain }) => gain ?? []));
  const gainText = (gain: number) => change(tenth(gain), (one) => number(one));
  const [first, ...others] = placed
    .filter(({ n, supply }) => n >= LEAST_NEW_BOOKS && supply < supplies)
    .flatMap(({ gain, ...genre }) => (gain !== null && gain > gains ? [{ ...genre, gain }] : []))
    .sort((a, b) => b.gain - a.gain);
  const isAlone = others.every(
    ({ gain }) => gainText(gain)('ru') !== gainText(first?.gain ?? 0)('ru'),
  );
  return first === undefined || !isAlone
    ? message('genreStats.map')
    : message('genreStats.map.lead', {
        name: glossed(first.name),
        gain: gainText(first.gain),
        count: first.supply,
      });
}

/** All charts of the page of genres. */
export function genreCharts(portal: PortalFigures, figure: SeasonFigure): BrowserClaims {
  const titles = genreSpreads(portal);
  const season = seasonChart(portal, figure);
  return {
    // The scales of hues.
    possible: [...(season.possible ?? []), pairScale],
    tables: [
      ...genreMapTables(portal),
      ...(season.tables ?? []),
      ...spreadTables(portal, titles.price, 'priceRub'),
      ...spreadTables(portal, titles.chars, 'chars'),
      ...statusTables(portal, titles.statuses),
      ...freeTables(portal, titles.free),
      ...pairTables(portal, 'genres', ['genreStats.overlap', 'genreStats.overlap.value']),
    ],
  };
}
