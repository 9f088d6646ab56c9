import type { PortalFigures } from '../PortalFigures.ts';
import { message, quoted, type Wording } from '../wording.ts';

/** Which book is the first of a list, and for how many captures. */
export function raceLead(portal: PortalFigures, kind: string = portal.leading): Wording {
  const [last] = portal.lastDays(kind);
  return message('rankLists.race.leader', {
    title: quoted(portal.book(last.books[0] ?? '').title),
    captures: portal.leaderCaptures(kind),
  });
}
