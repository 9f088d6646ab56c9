import type { BookRow } from '../../../../apps/server/src/measurements/rows.ts';
import { shareOf } from '../../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { known, sum } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { bookStatuses } from '../../../../packages/api-contract/src/index.ts';
import { daysOf, monthOf } from '../../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import {
  glossed,
  message,
  money,
  number,
  percent,
  type Spoken,
  type Wording,
} from '../../wording.ts';
import { volume } from '../claimParts.ts';
import type { BrowserClaims, TableClaim } from '../claimTypes.ts';
import { genreSpreads } from '../groupTexts.ts';
import { byName, widgetText } from './chartTables.ts';
import { genreMapTables } from './genreMap.ts';
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
function seasonChart(portal: PortalFigures, figure: SeasonFigure): BrowserClaims {
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

/** The prices of the books of genres, or their lengths. */
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

/** All charts of the page of genres. */
export function genreCharts(portal: PortalFigures, figure: SeasonFigure): BrowserClaims {
  const titles = genreSpreads(portal);
  const season = seasonChart(portal, figure);
  return {
    texts: [titles.statuses],
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
