import type { EndpointRequest, EndpointResponse, listComparison } from '@litometr/api-contract';
import { dayBefore, daysBetween } from '@litometr/domain';
import { badParameter } from '../../http/errors.ts';
import { findBriefs } from '../shared/bookRows.ts';
import { capturedDays, nearestDay } from '../shared/capturedDays.ts';
import { metaOfDay, type Reads, requirePortal } from '../shared/context.ts';
import { chooseList, LIST_FILTER, listParams } from '../shared/listChoice.ts';
import { listName } from '../shared/listName.ts';
import { chosenDay, comparedDay } from './rankLists.ts';

/** How far back a list is compared where the caller names no day. */
const USUAL_DAYS = 7;

interface MoveRow {
  book_id: number;
  before: number;
  after: number;
}

export async function readListComparison(
  reads: Reads,
  { params, query }: EndpointRequest<typeof listComparison>,
): Promise<EndpointResponse<typeof listComparison>> {
  const { portal } = params;
  const view = requirePortal(reads, portal);
  const list = await chooseList(reads, portal, params.list, query);
  const days = await capturedDays(reads, portal, list);
  const { day: later, complete } = chosenDay(days, 'b', query.b ?? list.completeDay);
  const captured = days.filter((row) => row.complete).map(({ day }) => day);
  const earlier =
    query.a === undefined
      ? nearestDay(captured, dayBefore(later, USUAL_DAYS), later)
      : comparedDay(days, 'a', query.a).day;
  if (earlier !== null && earlier >= later) {
    throw badParameter('a', `The earlier day must lie before ${later}.`);
  }
  const rows = await reads.db.select<MoveRow>(
    `SELECT book_id, maxIf(position, day = {a:Date}) AS before,
            maxIf(position, day = {b:Date}) AS after
     FROM rank_entries WHERE ${LIST_FILTER} AND day IN ({a:Date}, {b:Date})
     GROUP BY book_id ORDER BY after = 0, after, before`,
    // Without an earlier day the list has no books to compare with.
    { ...listParams(portal, list), a: earlier ?? later, b: later },
  );
  const briefs = await findBriefs(
    reads,
    portal,
    rows.map((row) => row.book_id),
  );
  const items = rows.flatMap((row) => {
    const book = briefs.get(row.book_id);
    // An absence from a day that was captured in part is no exit.
    if (book === undefined || (row.after === 0 && !complete)) return [];
    return [{ book, ...moveOf(row, earlier !== null) }];
  });
  return {
    meta: await metaOfDay(reads, view, {
      filters: { ...query },
      n: items.length,
      asof: later,
    }),
    list: listName(list),
    a: earlier,
    b: later,
    days: earlier === null ? null : daysBetween(earlier, later),
    complete,
    count: items.length,
    items,
  };
}

function moveOf(row: MoveRow, compared: boolean) {
  const before = row.before === 0 || !compared ? null : row.before;
  const after = row.after === 0 ? null : row.after;
  if (before === null) return { move: 'entered', before, after, delta: null } as const;
  if (after === null) return { move: 'left', before, after, delta: null } as const;
  const delta = before - after;
  return { move: delta > 0 ? 'up' : delta < 0 ? 'down' : 'same', before, after, delta } as const;
}
