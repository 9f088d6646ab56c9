import type { GroupDay, PortalSlug } from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import { capturedDays } from '../shared/capturedDays.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import { leadingList } from '../shared/leadingList.ts';
import type { GroupKind } from '../shared/liftPriors.ts';
import { LIST_FILTER, listParams, type StoredList } from '../shared/listChoice.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';

/** Books that came and went. */
export type Moves = Pick<GroupDay, 'top_entered' | 'top_left'>;

const UNKNOWN_MOVES: Moves = { top_entered: null, top_left: null };

/**
 * The books of the first of a portal's leading lists, by captured day; cached, since every page of
 * a group needs them.
 */
function leadingMembers(
  reads: Reads,
  portal: PortalSlug,
  list: StoredList,
): Promise<ReadonlyMap<string, readonly number[]>> {
  return memoizePerState(reads, `leading members ${portal}`, async () => {
    const rows = await reads.db.select<{ day: string; books: number[] }>(
      `SELECT day, books FROM list_days WHERE ${LIST_FILTER} AND day > {since:Date}`,
      { ...listParams(portal, list), since: dayBefore(list.lastDay, LOADED_DAYS) },
    );
    return new Map(rows.map(({ day, books }) => [day, books]));
  });
}

interface ListedBook {
  id: number;
  genre_ids: number[];
  tag_ids: number[];
}

/** The genres and tags of the books that were ever on the list: few of a portal's books. */
function listedGroups(
  reads: Reads,
  portal: PortalSlug,
  list: StoredList,
): Promise<readonly ListedBook[]> {
  return memoizePerState(reads, `leading groups ${portal}`, () =>
    reads.db.select<ListedBook>(
      `SELECT id, genre_ids, tag_ids FROM catalogue_books WHERE portal = {portal:String}
         AND id IN (SELECT book_id FROM rank_stat WHERE ${LIST_FILTER})`,
      listParams(portal, list),
    ),
  );
}

/** Number of days whose members are loaded. */
const LOADED_DAYS = 800;

/**
 * The books of a genre or tag that came onto the first of the portal's leading lists, and that left
 * it, between a complete day and the complete day before.
 */
export async function topMoves(
  reads: Reads,
  view: PortalView,
  { kind, id }: { kind: GroupKind; id: number },
): Promise<(day: string) => Moves> {
  const list = await leadingList(reads, view);
  if (list === null) return () => UNKNOWN_MOVES;
  const { slug } = view.definition;
  const [days, members, listed] = await Promise.all([
    capturedDays(reads, slug, list),
    leadingMembers(reads, slug, list),
    listedGroups(reads, slug, list),
  ]);
  const groupBooks = new Set(
    listed.filter((book) => book[`${kind}_ids`].includes(id)).map((book) => book.id),
  );
  const previous = new Map(
    days.flatMap(({ day, complete, prev_day }) => (complete ? [[day, prev_day] as const] : [])),
  );
  return (day) => {
    const before = previous.get(day);
    const [now, then] = [members.get(day), members.get(before ?? '')];
    if (before === undefined || before === null || then === undefined) return UNKNOWN_MOVES;
    const held = (now ?? []).filter((book) => groupBooks.has(book));
    const left = new Set(then.filter((book) => groupBooks.has(book)));
    const stayed = held.filter((book) => left.has(book)).length;
    return { top_entered: held.length - stayed, top_left: left.size - stayed };
  };
}
