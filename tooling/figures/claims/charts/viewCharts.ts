import {
  median,
  referenceShortDays,
} from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import {
  referenceTrends,
  type TrendChoice,
} from '../../../../apps/server/src/reads/testing/referenceTrends.ts';
import { daysOf } from '../../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { compact, glossed, message, money, type Wording } from '../../wording.ts';
import { nameId, notedShown } from '../claimParts.ts';
import type { TableClaim } from '../claimTypes.ts';
import { dearestGenre, volumeBands, volumePrices } from '../groupTexts.ts';
import { MONTH } from '../monthDays.ts';
import { byDay, byName } from './chartTables.ts';
import { groupsBy, quartileCells, quartileColumns, spreadOf } from './groupFigures.ts';

/** A chart has lines of so many groups. */
const MAX_LINES = 12;

type Line = readonly [
  key: string,
  line: { total: number; points: readonly { value: number | null }[] },
];

/** All groups with a gain over the month, the largest first, of equal ones by name. */
function growthGroups(portal: PortalFigures, by: TrendChoice['by']): Line[] {
  const { lines } = referenceTrends(portal.fixture, {
    metric: portal.main,
    by,
    grain: 'day',
    fn: 'sum',
    period: MONTH,
    compared: null,
  });
  return [...lines]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .toSorted(([, a], [, b]) => b.total - a.total);
}

/** Those of them that a chart shows. */
export const growthLines = (portal: PortalFigures, by: TrendChoice['by']): Line[] =>
  growthGroups(portal, by).slice(0, MAX_LINES);

/** A note with how many of the groups a chart shows, where others are left out. */
export function withShown(portal: PortalFigures, note: Wording, by: TrendChoice['by']): Wording {
  const count = growthGroups(portal, by).length;
  return notedShown(note, MAX_LINES, count);
}

/** The gains of groups over the month. */
export function growthTables(
  portal: PortalFigures,
  title: Wording,
  { by, nameOf }: { by: TrendChoice['by']; nameOf: (key: string) => Wording },
): TableClaim[] {
  const lines = growthLines(portal, by);
  if (lines.length === 0) return [];
  const table = byName(
    title,
    lines,
    ([key, { total }]) => ({ name: nameOf(key), cells: [compact(total)] }),
    { columns: [message(nameId(portal.main))] },
  );
  return [table];
}

/** The gains of genres day by day. */
export function genreDaysTables(portal: PortalFigures): TableClaim[] {
  const lines = growthLines(portal, 'genre');
  const days = daysOf({ from: MONTH[0], to: MONTH[1] });
  const isKnown = lines.some(([, { points }]) => points.some(({ value }) => value !== null));
  if (!isKnown) return [];
  const table = byDay(
    message('portalTrends.genreDays'),
    days,
    (day) =>
      lines.map(([, { points }]) => {
        const value = points[days.indexOf(day)]?.value ?? null;
        return value === null ? null : compact(value);
      }),
    {
      columns: lines.map(([key]) => glossed(key)),
      partial: referenceShortDays(portal.fixture),
    },
  );
  return [table];
}

/** The prices of the paid books of genres, the dearest genre first. */
export function priceBoxTables(portal: PortalFigures): TableClaim[] {
  const genres = groupsBy(portal, 'genres', (books) => median(portal.prices(books))).filter(
    ({ books }) => portal.prices(books).length > 0,
  );
  if (genres.length === 0) return [];
  const table = byName(
    dearestGenre(portal),
    genres,
    ({ name: genre, books }) => ({
      name: glossed(genre),
      cells: quartileCells(spreadOf(books, 'priceRub'), money),
    }),
    { columns: quartileColumns },
  );
  return [table];
}

/** The prices of the paid books of each volume. */
export function volumeBoxTables(portal: PortalFigures): TableClaim[] {
  const bands = volumeBands(portal);
  if (bands.every(({ books }) => books.length === 0)) return [];
  const table = byName(
    volumePrices(portal),
    bands,
    ({ band, books }) => ({ name: band, cells: quartileCells(spreadOf(books, 'priceRub'), money) }),
    { columns: quartileColumns },
  );
  return [table];
}
