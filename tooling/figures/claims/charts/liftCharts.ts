import type { PortalFigures } from '../../PortalFigures.ts';
import { glossed, message, number, type Wording } from '../../wording.ts';
import type { TableClaim } from '../claimTypes.ts';
import { LEAST_AUTHORS, liftedTags, PAGE_TAGS, surestTag } from '../groupTexts.ts';
import { byName, widgetText } from './chartTables.ts';

/** Tags in the chart of a tab. */
const TAB_TAGS = 14;

type LiftedTag = ReturnType<typeof liftedTags>[number];

/** A ratio of a chart, without the zeros that columns of ratios are aligned by. */
const times =
  (value: number): Wording =>
  (locale) =>
    `×${number(value)(locale)}`;

/** The lifts of some tags; none where no lift is known. */
function liftTables(
  title: Wording,
  tags: readonly LiftedTag[],
  { column, stable, tentative }: Readonly<Record<'column' | 'stable' | 'tentative', string>>,
): TableClaim[] {
  if (tags.length === 0) return [];
  const certainty: Wording = (locale) =>
    `${message(stable)(locale)} / ${message(tentative)(locale)}`;
  const table = byName(
    title,
    tags,
    ({ name, lift }) => ({
      name: glossed(name),
      cells: [
        ...[lift.value, lift.low, lift.high].map(times),
        number(lift.n),
        message(lift.stable ? stable : tentative),
      ],
    }),
    {
      columns: [
        message(column),
        widgetText(({ chart }) => chart.intervalFrom),
        widgetText(({ chart }) => chart.intervalTo),
        widgetText(({ chart }) => chart.sample),
        certainty,
      ],
    },
  );
  return [table];
}

/** The tags of the tab whose lifts are most surely far from 1. */
export const tabLiftTables = (portal: PortalFigures): TableClaim[] =>
  liftTables(surestTag(portal), liftedTags(portal, LEAST_AUTHORS.tab).slice(0, TAB_TAGS), {
    column: 'portalTrends.lift',
    stable: 'portalTrends.lift.stable',
    tentative: 'portalTrends.lift.tentative',
  });

/** The same on the page of tags, where lifts that are all written as 1 have no chart. */
export function pageLiftTables(portal: PortalFigures): TableClaim[] {
  const tags = liftedTags(portal, LEAST_AUTHORS.page).slice(0, PAGE_TAGS);
  const isAlike = tags.every(({ lift }) => number(lift.value)('ru') === '1');
  return isAlike
    ? []
    : liftTables(message('tagStats.lift.title'), tags, {
        column: 'tagStats.lift',
        stable: 'tagStats.stable',
        tentative: 'tagStats.tentative',
      });
}
