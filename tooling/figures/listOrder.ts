import type { PortalFixture } from '../../apps/server/src/reads/testing/portalFixture.ts';
import {
  type ReferenceList,
  referenceLists,
} from '../../apps/server/src/reads/testing/referenceLists.ts';
import { known } from '../../apps/server/src/reads/testing/referenceReads.ts';
import { listKinds, listPeriods } from '../../packages/domain/src/index.ts';

/** Names a list by its kind, and by its genre and period where it has one. */
export const listKey = ({ list, genre, period }: Omit<ReferenceList, 'days'>): string =>
  [list, genre, period].filter(known).join(' ');

const genreOrder = new Intl.Collator('ru');

/** The lists of a portal in the order in which it offers them. */
export function listsInOrder(fixture: PortalFixture): ReferenceList[] {
  const periodOf = ({ period }: ReferenceList) =>
    period === null ? -1 : listPeriods.indexOf(period);
  return referenceLists(fixture).toSorted(
    (a, b) =>
      listKinds.indexOf(a.list) - listKinds.indexOf(b.list) ||
      genreOrder.compare(a.genre ?? '', b.genre ?? '') ||
      periodOf(a) - periodOf(b),
  );
}
