import type {
  EndpointResponse,
  homeCalendar,
  homeHeat,
  Meta,
  PortalSlug,
} from '@litometr/api-contract';
import { dayBefore, portalSlugs } from '@litometr/domain';
import { captureDistance, usualDistance } from '../formulas/captureDistance.ts';
import { changeInterval, leavesOutZero } from '../formulas/changeInterval.ts';
import { groupsWithChanges, weekChangeParams } from '../formulas/weekChange.ts';
import {
  metaOf,
  type PortalView,
  partialDaysOfAny,
  portalView,
  type Reads,
} from '../shared/context.ts';
import { leadingFlows, turnoverOf } from '../shared/leadingList.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';

/** The portals that have a data day, in the order of the menu. */
export function datedViews(reads: Reads): (PortalView & { asof: string })[] {
  return portalSlugs.flatMap((slug) => {
    const view = portalView(reads, slug);
    return view?.asof == null ? [] : [{ ...view, asof: view.asof }];
  });
}

/**
 * The provenance of figures of all portals: the latest day, `demo` where any of the data is
 * generated.
 */
export function homeMeta(reads: Reads, n: number): Meta {
  const views = datedViews(reads);
  return {
    ...metaOf(null, null, { n }),
    partial_days: partialDaysOfAny(reads),
    asof:
      views
        .map(({ asof }) => asof)
        .sort()
        .at(-1) ?? null,
    demo: [...reads.states.values()].some(({ demo }) => demo),
  };
}

const YEAR_DAYS = 365;
/** Days of as many portals that are needed to name one of them. */
const LEAST_DAYS = 7;

/**
 * @methodology turnover-calendar
 * @title Calendar of the year
 * @measures Mean turnover of the leading lists of all portals on each day of the last {YEAR_DAYS} days.
 * @formula T̄ = Σ Tⱼ ÷ k
 * @symbol Tⱼ: turnover of the leading list of portal j on the day
 * @symbol k: portals with a complete capture on the day, as far from the one before as most of theirs are
 * @condition Each portal has the same weight. The number of portals is shown with each day.
 * @condition The day on which the lists changed most is named among those of as many portals as any day has, if
 *   there are {LEAST_DAYS} or more of them. A partial day of any portal is not named.
 * @source own
 */
export async function readHomeCalendar(
  reads: Reads,
): Promise<EndpointResponse<typeof homeCalendar>> {
  const views = datedViews(reads);
  const to = views
    .map(({ asof }) => asof)
    .sort()
    .at(-1);
  if (to === undefined) {
    return { meta: homeMeta(reads, 0), period: null, count: 0, busiest: null, items: [] };
  }
  const period = { from: dayBefore(to, YEAR_DAYS - 1), to };
  const flows = await leadingFlows(
    reads,
    views.map(({ definition }) => definition.slug),
    period,
  );
  const dayFlows = [...flows.values()].flatMap((days) => {
    const usual = usualDistance(days);
    return days.flatMap((flow) => {
      const { day, entered } = flow;
      const turnover = captureDistance(flow) === usual ? turnoverOf(flow) : null;
      return entered === null ? [] : [{ day, turnover, entered }];
    });
  });
  const items = [...Map.groupBy(dayFlows, ({ day }) => day)]
    .map(([day, flows]) => {
      const known = flows.flatMap(({ turnover }) => turnover ?? []);
      return {
        day,
        turnover: known.length === 0 ? null : known.reduce((sum, one) => sum + one) / known.length,
        portals: known.length,
        entered: flows.reduce((sum, flow) => sum + flow.entered, 0),
      };
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return {
    meta: homeMeta(reads, views.length),
    period,
    count: items.length,
    busiest: busiestOf(items, new Set(partialDaysOfAny(reads))),
    items,
  };
}

interface CalendarDay {
  day: string;
  turnover: number | null;
  portals: number;
}

/** The day on which the lists changed most; a mean over fewer portals is of other lists. */
function busiestOf(items: readonly CalendarDay[], partial: ReadonlySet<string>) {
  const most = Math.max(...items.map(({ portals }) => portals));
  const compared = items.flatMap(({ day, turnover, portals }) =>
    portals === most && turnover !== null && !partial.has(day) ? [{ day, turnover }] : [],
  );
  if (compared.length < LEAST_DAYS) return null;
  return compared.reduce((first, one) => (one.turnover > first.turnover ? one : first));
}

/** Rows of the heat map. */
const ROWS = 60;

export interface HeatCell {
  portal: PortalSlug;
  id: number;
  name: string;
  change: number | null;
  /** As `changeErrorSql` has them. */
  logError: number | null;
  effectiveN: number | null;
  n: number;
}

/** How the gain of each genre of a portal changed from the week before the last to the last. */
function genreChanges(reads: Reads, view: PortalView & { asof: string }): Promise<HeatCell[]> {
  const key = ['changes', view.definition.slug, ...view.markedDays].join(' ');
  return memoizePerState(reads, key, () => readChanges(reads, view));
}

/**
 * The changes of the genres of all portals. `certain`: with an interval that leaves out zero, wide
 * enough to hold of all of them at once, as the largest of many is large by chance alone.
 */
export async function allGenreChanges(
  reads: Reads,
  views: readonly (PortalView & { asof: string })[],
): Promise<(HeatCell & { certain: boolean })[]> {
  const cells = (await Promise.all(views.map((view) => genreChanges(reads, view)))).flat();
  const comparisons = cells.filter(({ change }) => change !== null).length;
  return cells.map((cell) => ({
    ...cell,
    certain: leavesOutZero(changeInterval(cell, comparisons)),
  }));
}

async function readChanges({ db }: Reads, view: PortalView): Promise<HeatCell[]> {
  const portal = view.definition.slug;
  const rows = await db.select<Omit<HeatCell, 'portal'>>(
    `SELECT a AS id, name, gain_change AS change, change_error AS logError,
       change_effective_n AS effectiveN, change_n AS n FROM ${groupsWithChanges(view)}
     WHERE books > 0 AND n > 0
     ORDER BY n DESC, name`,
    { portal, kind: 'genre', ...weekChangeParams(view) },
  );
  return rows.map((row) => ({ portal, ...row }));
}

export async function readHomeHeat(reads: Reads): Promise<EndpointResponse<typeof homeHeat>> {
  const views = datedViews(reads);
  const cells = await allGenreChanges(reads, views);
  const rows = Map.groupBy(cells, ({ name }) => name.toLowerCase().replaceAll('ё', 'е'));
  const items = [...rows.values()]
    .map((held) => ({
      name: held[0]?.name ?? '',
      n: held.reduce((sum, cell) => sum + cell.n, 0),
      cells: held.map(({ name: _, logError: __, effectiveN: ___, ...cell }) => cell),
    }))
    .sort((a, b) => b.cells.length - a.cells.length || b.n - a.n || (a.name < b.name ? -1 : 1))
    .slice(0, ROWS)
    .map(({ n: _, ...row }) => row);
  const portals = views.map(({ definition }) => definition.slug);
  return { meta: homeMeta(reads, cells.length), portals, genres: rows.size, items };
}
