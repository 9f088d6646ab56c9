import { referenceUsualGap } from '../../../../apps/server/src/measurements/testing/referenceMovement.ts';
import { DATA_DAY } from '../../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  folded,
  referenceShortDays,
  referenceWeek,
  sum,
} from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { daysBetween } from '../../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import {
  change as changeOf,
  glossed,
  joined,
  longDay,
  message,
  number,
  percent,
  type Wording,
} from '../../wording.ts';
import { turnoverOf } from '../claimParts.ts';
import type { TableClaim } from '../claimTypes.ts';
import { nameOf } from '../homeSentences.ts';
import { byDay, byName, widgetText } from './chartTables.ts';
import { gapNoteWithDay } from './dayNotes.ts';

/** Rows of the map of genres. */
const MAX_ROWS = 12;

/** Of one name on all portals: how its gain changed on each. */
interface HeatRow {
  name: string;
  n: number;
  changes: Map<PortalFigures, number | null>;
}

/** The genres that most portals have come first, then those of most books. */
function heatRows(portals: readonly PortalFigures[]): HeatRow[] {
  const cells = portals.flatMap((portal) =>
    portal.groups.names('genres').flatMap((name) => {
      const { change, n } = referenceWeek(portal.fixture, portal.groups.booksOf('genres', name));
      return n === 0 ? [] : [{ portal, name, change, n }];
    }),
  );
  return [...Map.groupBy(cells, ({ name }) => folded(name)).values()]
    .map((of) => ({
      name: of[0]?.name ?? '',
      n: sum(of.map(({ n }) => n)),
      changes: new Map(of.map(({ portal, change }) => [portal, change])),
    }))
    .sort((a, b) => b.changes.size - a.changes.size || b.n - a.n || (a.name < b.name ? -1 : 1));
}

/** How the gains of genres changed, by portal. */
export const heatTable = (portals: readonly PortalFigures[], title: Wording): TableClaim =>
  byName(
    title,
    heatRows(portals).slice(0, MAX_ROWS),
    ({ name, changes }) => ({
      name: glossed(name),
      cells: portals.map((portal) => {
        const change = changes.get(portal) ?? null;
        return change === null ? null : changeOf(change, (one) => percent(one));
      }),
    }),
    { columns: portals.map(nameOf) },
  );

/** The ends and the middle of the scale of the map: as far up as down, and its kinds of cells beside it. */
export function heatScale(portals: readonly PortalFigures[]): Wording {
  const changes = heatRows(portals)
    .slice(0, MAX_ROWS)
    .flatMap(({ changes: of }) => [...of.values()]);
  // Where nothing changed a scale still has two ends.
  const reach = Math.max(0, ...changes.map((change) => Math.abs(change ?? 0))) || 1;
  const few = changes.includes(null) ? message('home.heat.few') : null;
  return joined(
    percent(-reach),
    percent(0),
    changeOf(reach, (one) => percent(one)),
    widgetText(({ chart }) => chart.byChance),
    few,
  );
}

interface CalendarDay {
  day: string;
  /** The mean over the portals whose capture is as far from the one before as usual; null without one. */
  share: number | null;
  portals: number;
}

/** The turnover of the leading lists by day (docs/metrics.md, `turnover-calendar`). */
function turnoverCalendar(portals: readonly PortalFigures[]): CalendarDay[] {
  const shares = portals.flatMap((portal) => {
    const usual = referenceUsualGap(portal.listDays().map(({ gap }) => gap));
    return portal
      .listDays()
      .map((one) => ({ day: one.day, share: one.gap === usual ? turnoverOf(one) : null }));
  });
  return [...Map.groupBy(shares, ({ day }) => day)]
    .map(([day, of]) => {
      const values = of.flatMap(({ share }) => share ?? []);
      const mean = values.length === 0 ? null : sum(values) / values.length;
      return { day, share: mean, portals: values.length };
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Days of as many portals that are needed to name one of them. */
const LEAST_DAYS = 7;

/** The day on which most of the leading lists was new, of those with the most portals that were read as usual. */
export function calendarTitle(portals: readonly PortalFigures[]): Wording {
  const days = turnoverCalendar(portals);
  const partial = new Set(portals.flatMap(({ fixture }) => referenceShortDays(fixture)));
  const most = Math.max(...days.map((one) => one.portals));
  const compared = days.flatMap(({ day, share, portals: count }) =>
    count === most && share !== null && !partial.has(day) ? [{ day, share }] : [],
  );
  if (compared.length < LEAST_DAYS) return message('home.year');
  const top = compared.reduce((first, one) => (one.share > first.share ? one : first));
  return message('home.year.lead', { day: longDay(top.day), share: percent(top.share) });
}

/** The days of the calendar, with the portals that each is of. */
export function calendarTable(portals: readonly PortalFigures[]): TableClaim {
  const days = turnoverCalendar(portals);
  return byDay(
    calendarTitle(portals),
    days.map(({ day }) => day),
    (day) => {
      const one = days.find((row) => row.day === day);
      return [one?.share == null ? null : percent(one.share), number(one?.portals ?? 0)];
    },
    {
      columns: [message('home.kpi.turnover'), message('home.year.portals')],
      partial: portals.flatMap(({ fixture }) => referenceShortDays(fixture)),
    },
  );
}

/** The ends of the scale of the calendar, and what its hatched days are. */
export function calendarScale(portals: readonly PortalFigures[]): Wording {
  const days = turnoverCalendar(portals);
  const shares = days.flatMap(({ share }) => share ?? []);
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const isWhole = daysBetween(first, last) + 1 === shares.length;
  return joined(
    percent(Math.min(...shares)),
    percent(Math.max(...shares)),
    isWhole ? null : widgetText(({ value }) => value.missing),
  );
}

/** The line under the calendar: the days without a capture, and the day of the data. */
export const calendarNote = (portals: readonly PortalFigures[]): Wording =>
  gapNoteWithDay(
    turnoverCalendar(portals).map(({ day }) => day),
    DATA_DAY,
  );
