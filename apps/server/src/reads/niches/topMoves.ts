import type { NicheDay } from '@litometr/api-contract';
import type { PortalView, Reads } from '../context.ts';
import { leadingList } from '../leadingList.ts';
import { LIST_FILTER, listParams } from '../listChoice.ts';
import { dayBefore, type Period } from '../period.ts';
import { capturedDays } from '../rankLists.ts';
import { BEARING } from './nicheFacts.ts';
import type { NicheKind } from './nicheSql.ts';

type Moves = Pick<NicheDay, 'top_entered' | 'top_left'>;

const UNTOLD: Moves = { top_entered: null, top_left: null };

/** A captured day before the period is not further than this, or is not looked for. */
const EARLIER_DAYS = 31;

/**
 * The books of a genre or tag that came onto the first of the portal's leading lists, and that left
 * it, between a captured day and the one before.
 */
export async function topMoves(
  reads: Reads,
  view: PortalView,
  { kind, id }: { kind: NicheKind; id: number },
  period: Period,
): Promise<(day: string) => Moves> {
  const list = await leadingList(reads, view);
  if (list === null) return () => UNTOLD;
  const { slug } = view.definition;
  const wide = { from: dayBefore(period.from, EARLIER_DAYS), to: period.to };
  const [days, rows] = await Promise.all([
    capturedDays(reads, slug, list),
    reads.db.select<{ day: string; books: number[] }>(
      `SELECT day, groupArray(book_id) AS books FROM rank_entries
       WHERE ${LIST_FILTER} AND day BETWEEN {from:Date} AND {to:Date} AND book_id IN (SELECT c.book_id ${BEARING})
       GROUP BY day`,
      { ...listParams(slug, list), kind, id, ...wide },
    ),
  ]);
  const held = new Map(rows.map(({ day, books }) => [day, new Set(books)]));
  const previous = new Map(days.map(({ day, prev_day }) => [day, prev_day]));
  return (day) => {
    const before = previous.get(day);
    if (before === undefined || before === null || before < wide.from) return UNTOLD;
    const now = held.get(day) ?? new Set<number>();
    const then = held.get(before) ?? new Set<number>();
    const kept = [...now].filter((book) => then.has(book)).length;
    return { top_entered: now.size - kept, top_left: then.size - kept };
  };
}
