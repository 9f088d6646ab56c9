import {
  type EndpointRequest,
  type EndpointResponse,
  type listMatrix,
  MATRIX_DAYS,
  type MatrixRow,
} from '@litometr/api-contract';
import { badParameter } from '../../http/errors.ts';
import { keysOf } from '../shared/bookKeys.ts';
import { findShown } from '../shared/bookRows.ts';
import { capturedDays, type DayRow } from '../shared/capturedDays.ts';
import { metaOfDay, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import { chooseList, LIST_FILTER, listParams } from '../shared/listChoice.ts';
import { listName } from '../shared/listName.ts';
import { listPeriod } from '../shared/listPeriod.ts';
import type { Period } from '../shared/period.ts';
import { toCapturedDay } from './rankLists.ts';

interface PlacesRow {
  book_id: number;
  days: string[];
  positions: number[];
  best: number;
  last: number;
}

const within = (days: readonly DayRow[], { from, to }: Period) =>
  days.filter(({ day }) => day >= from && day <= to);

const PLACES = `FROM rank_entries
  WHERE ${LIST_FILTER} AND day BETWEEN {from:Date} AND {to:Date} AND position <= {depth:UInt16}`;

export async function readListMatrix(
  reads: Reads,
  { params, query }: EndpointRequest<typeof listMatrix>,
): Promise<EndpointResponse<typeof listMatrix>> {
  const { portal } = params;
  const view = requirePortal(reads, portal);
  const list = await chooseList(reads, portal, params.list, query);
  const requested = await listPeriod(reads, view, list, query);
  const captured = within(await capturedDays(reads, portal, list), requested);
  // The whole history has no fixed number of days.
  const days = query.range === undefined ? captured : captured.slice(-MATRIX_DAYS);
  const period = {
    from: days.length < captured.length ? (days[0]?.day ?? requested.from) : requested.from,
    to: requested.to,
  };
  if (days.length > MATRIX_DAYS) {
    const why = `The list was captured on ${days.length} days of the period, and at most`;
    throw badParameter('from', `${why} ${MATRIX_DAYS} are shown: begin later.`);
  }
  const last = (days.findLast((day) => day.complete) ?? days.at(-1))?.day ?? period.to;
  const scope = { ...listParams(portal, list), ...period, depth: query.depth };
  const [rows, total] = await Promise.all([
    reads.db.select<PlacesRow>(
      `SELECT * EXCEPT (id, external_id)
       FROM (
         SELECT book_id, groupArray(toString(day)) AS days, groupArray(position) AS positions,
                min(position) AS best, maxIf(position, day = {last:Date}) AS last
         ${PLACES} GROUP BY book_id) AS held
       INNER JOIN ${keysOf(PLACES)} AS known ON known.id = held.book_id
       ORDER BY last = 0, last, length(days) DESC, best, external_id
       LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      { ...scope, last, limit: query.size, offset: (query.page - 1) * query.size },
    ),
    reads.db.select<{ count: number }>(`SELECT uniqExact(book_id) AS count ${PLACES}`, scope),
  ]);
  return {
    meta: await metaOfDay(reads, view, {
      filters: { ...query },
      n: total[0]?.count ?? 0,
      asof: last,
    }),
    list: listName(list),
    ...period,
    days: days.map(toCapturedDay),
    count: total[0]?.count ?? 0,
    items: await matrixRows(reads, view, days, rows),
  };
}

async function matrixRows(
  reads: Reads,
  { definition }: PortalView,
  days: readonly DayRow[],
  rows: readonly PlacesRow[],
): Promise<MatrixRow[]> {
  const ids = rows.map((row) => row.book_id);
  const shown = await findShown(reads, definition.slug, ids);
  return rows.flatMap((row): MatrixRow[] => {
    const shownBook = shown.get(row.book_id);
    if (shownBook === undefined) return [];
    const places = new Map(row.days.map((day, at) => [day, row.positions[at] ?? null]));
    return [
      {
        book: shownBook.book,
        published: shownBook.published,
        last: row.last === 0 ? null : row.last,
        best: row.best,
        days_on: row.days.length,
        positions: days.map(({ day }) => places.get(day) ?? null),
      },
    ];
  });
}
