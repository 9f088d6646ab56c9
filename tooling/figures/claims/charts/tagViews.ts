import { newOn } from '../../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { DATA_DAY, daysAgo } from '../../../../apps/server/src/reads/testing/portalFixture.ts';
import { referenceLifecycle } from '../../../../apps/server/src/reads/testing/referenceGroups.ts';
import { authorsOf } from '../../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { message, number, type Wording } from '../../wording.ts';
import type { BrowserClaims } from '../claimTypes.ts';
import { groupsBy } from './groupFigures.ts';
import { pairScale, pairTables, tagMapTable } from './pairCharts.ts';

/** Tags of the view of stages: the most common, each of several authors. */
const MAX_TAGS = 100;
const LEAST_AUTHORS = 5;

const stages = ['emerging', 'growing', 'mature', 'fading'] as const;

/** How many of the most common tags are at each stage (docs/metrics.md, `life-cycle`). */
function stageTexts(portal: PortalFigures): Wording[] {
  const tags = groupsBy(portal, 'tags')
    .filter(({ books }) => authorsOf(books) >= LEAST_AUTHORS)
    .slice(0, MAX_TAGS);
  const hasMonth = portal.groups.monthBefore() !== null;
  const found = tags.map(({ books }) => {
    const before = hasMonth ? newOn(books, daysAgo(30)) : null;
    return referenceLifecycle(newOn(books, DATA_DAY), before, books.length);
  });
  return [
    message('tagStats.stages.lead', { count: tags.length }),
    ...stages.map((stage) => number(found.filter((one) => one === stage).length)),
  ];
}

interface TagView {
  texts: readonly Wording[];
  browser: BrowserClaims;
}

/** The other views of the page of tags, each with what it has that the table has not. */
export const tagViews = (
  portal: PortalFigures,
): Readonly<Record<'map' | 'matrix' | 'lifecycle', TagView>> => ({
  map: { texts: [], browser: { tables: [tagMapTable(portal)] } },
  matrix: {
    texts: [],
    browser: {
      tables: pairTables(portal, 'tags', ['tagStats.matrix', 'tagStats.pairLift']),
      possible: [pairScale],
    },
  },
  lifecycle: { texts: stageTexts(portal), browser: {} },
});
