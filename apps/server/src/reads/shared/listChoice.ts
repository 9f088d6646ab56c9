import type { ListKind, ListPeriod, Named, PortalSlug } from '@litometr/api-contract';
import { badParameter, notFound } from '../../http/errors.ts';
import { listTables } from '../../measurements/aggregates/listTables.ts';
import type { RowOf } from '../../measurements/columns.ts';
import { compareLists } from '../../measurements/listOrder.ts';
import type { Reads } from './context.ts';
import { memoizePerState } from './memoizePerState.ts';

/** One list of a portal: kind, genre and period together. */
export interface ListKey {
  kind: ListKind;
  /** 0 means 'none'. */
  genreId: number;
  /** '' means 'none'. */
  period: ListPeriod | '';
}

export interface StoredList extends ListKey {
  genre: Named | null;
  /** The largest size of the last fourteen captured days. */
  depth: number;
  /** The last captured day. */
  lastDay: string;
  /** The last day that was captured in full. */
  completeDay: string;
}

type StoredListRow = RowOf<
  typeof listTables.lists_latest.columns,
  { portal: PortalSlug; list: ListKind; period: ListPeriod | '' }
>;

/** Every list that the store holds, each portal's in the order of offering. */
export function allStoredLists(reads: Reads): Promise<ReadonlyMap<PortalSlug, StoredList[]>> {
  return memoizePerState(reads, 'lists', () => queryStoredLists(reads));
}

async function queryStoredLists({ db }: Reads): Promise<ReadonlyMap<PortalSlug, StoredList[]>> {
  const rows = await db.select<StoredListRow>(
    `SELECT ${Object.keys(listTables.lists_latest.columns).join(', ')} FROM lists_latest`,
  );
  const lists = Map.groupBy(rows, (row) => row.portal);
  return new Map(
    [...lists].map(([portal, lists]) => [
      portal,
      lists
        .map(({ list, genre_id, genre_name, period, depth, last_day, complete_day }) => ({
          kind: list,
          genreId: genre_id,
          period,
          genreName: genre_name,
          genre: genre_id === 0 ? null : { id: genre_id, name: genre_name },
          depth,
          lastDay: last_day,
          completeDay: complete_day,
        }))
        .sort(compareLists)
        .map(({ genreName: _, ...list }): StoredList => list),
    ]),
  );
}

/** Every list that the store holds for a portal; genre lists in the order of their names. */
export async function storedLists(reads: Reads, portal: PortalSlug): Promise<StoredList[]> {
  return (await allStoredLists(reads)).get(portal) ?? [];
}

/**
 * The list that a caller means: without a genre or period the first that is held. Throws 404
 * where the portal has no list of the kind, 400 for a genre or period that the kind lacks.
 */
export async function chooseList(
  reads: Reads,
  portal: PortalSlug,
  kind: ListKind,
  choice: { genre?: number | undefined; period?: ListPeriod | undefined },
): Promise<StoredList> {
  const lists = (await storedLists(reads, portal)).filter((list) => list.kind === kind);
  if (lists.length === 0) throw notFound(`No list ${kind} of ${portal} has been captured.`);
  const ofGenre = lists.filter(
    (list) => choice.genre === undefined || list.genre?.id === choice.genre,
  );
  if (ofGenre.length === 0) {
    throw badParameter(
      'genre',
      `The list ${kind} of ${portal} has no genre ${choice.genre ?? ''}.`,
    );
  }
  const ofPeriod = ofGenre.filter(
    (list) => choice.period === undefined || list.period === choice.period,
  );
  const first = ofPeriod[0];
  if (first === undefined) {
    const periods = [...new Set(ofGenre.map((list) => list.period || 'none'))].join(', ');
    throw badParameter('period', `The list ${kind} of ${portal} has the periods: ${periods}.`);
  }
  return first;
}

/** The part of a WHERE clause that names a list, with its parameters. */
export const LIST_FILTER = `portal = {portal:String} AND list = {list:String}
  AND genre_id = {genre:UInt32} AND period = {period:String}`;

export function listParams(portal: PortalSlug, list: ListKey) {
  return { portal, list: list.kind, genre: list.genreId, period: list.period };
}
