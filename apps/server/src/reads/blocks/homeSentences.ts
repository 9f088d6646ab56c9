import type { EndpointResponse, homeSentences, Sentence } from '@litometr/api-contract';
import { findBriefs } from '../bookBriefs.ts';
import type { PortalView, Reads } from '../context.ts';
import { leadingFlows, leadingList, turnoverOf } from '../leadingList.ts';
import { LIST_FILTER, listParams } from '../listChoice.ts';
import { dayBefore } from '../period.ts';
import { datedViews, genreChanges, homeMeta } from './homeBlocks.ts';

type DatedView = PortalView & { asof: string };
/** A sentence with how much it is worth saying, to choose between portals. */
interface Candidate extends Sentence {
  weight: number;
}

/** Fewer books than these are told of by no rule about genres. */
const LEAST_BOOKS = 20;
const MEAN_DAYS = 30;

interface PlaceRow {
  book_id: number;
  position: number;
  rise: number;
  streak_at_top: number;
}

/** Who heads the leading list, and who rose most on it. */
async function bookCandidates(reads: Reads, view: DatedView): Promise<Candidate[]> {
  const list = await leadingList(reads, view);
  if (list === null) return [];
  const { slug } = view.definition;
  const rows = await reads.db.select<PlaceRow>(
    `WITH (SELECT max(day) FROM rank_entries WHERE ${LIST_FILTER} AND position = 1
             AND book_id != (SELECT any(book_id) FROM rank_entries
               WHERE ${LIST_FILTER} AND day = {day:Date} AND position = 1)) AS other
     SELECT book_id, position, toInt32(ifNull(prev_position, position)) - toInt32(position) AS rise,
            (SELECT count() FROM rank_entries
             WHERE ${LIST_FILTER} AND position = 1 AND day > other) AS streak_at_top
     FROM rank_entries WHERE ${LIST_FILTER} AND day = {day:Date} ORDER BY position`,
    { ...listParams(slug, list), day: list.lastDay },
  );
  const leader = rows[0];
  const riser = rows.toSorted((a, b) => b.rise - a.rise || a.position - b.position)[0];
  if (leader === undefined || riser === undefined) return [];
  const briefs = await findBriefs(reads, slug, [leader.book_id, riser.book_id]);
  const about = (row: PlaceRow) => ({
    portal: slug,
    day: list.lastDay,
    subject: {
      kind: 'book' as const,
      id: row.book_id,
      name: briefs.get(row.book_id)?.title ?? '',
    },
    n: rows.length,
  });
  const days = leader.streak_at_top;
  return [
    { rule: 'leader', ...about(leader), value: days, previous: null, weight: days },
    ...(riser.rise > 0
      ? [
          {
            rule: 'riser' as const,
            ...about(riser),
            value: riser.rise,
            previous: riser.position + riser.rise,
            weight: riser.rise,
          },
        ]
      : []),
  ];
}

/** The turnover against its mean, and how many books are there for the first time. */
async function flowCandidates(reads: Reads, view: DatedView): Promise<Candidate[]> {
  const { slug } = view.definition;
  const period = { from: dayBefore(view.asof, MEAN_DAYS), to: view.asof };
  const flow = (await leadingFlows(reads, [slug], period)).get(slug) ?? [];
  const last = flow.at(-1);
  const list = await leadingList(reads, view);
  if (last === undefined || list === null) return [];
  const about = { portal: slug, day: last.day, subject: null, n: last.size };
  const found: Candidate[] = [];
  const turnover = turnoverOf(last);
  const earlier = flow.slice(0, -1).flatMap((day) => turnoverOf(day) ?? []);
  if (turnover !== null && earlier.length >= 7) {
    const mean = earlier.reduce((sum, value) => sum + value, 0) / earlier.length;
    const weight = mean === 0 ? 0 : turnover / mean - 1;
    if (weight > 0)
      found.push({ rule: 'turnover', ...about, value: turnover, previous: mean, weight });
  }
  const [row] = await reads.db.select<{ fresh: number | null }>(
    `SELECT new_count AS fresh FROM list_daily WHERE ${LIST_FILTER} AND day = {day:Date}`,
    { ...listParams(slug, list), day: last.day },
  );
  const fresh = row?.fresh ?? 0;
  if (fresh > 0) {
    const weight = fresh / last.size;
    found.push({ rule: 'newcomers', ...about, value: fresh, previous: null, weight });
  }
  return found;
}

interface ShareRow {
  id: number;
  name: string;
  day: string;
  now: number;
  before: number;
  books: number;
}

/** The genre whose share of the leading list grew most within seven days. */
async function shareCandidates(reads: Reads, view: DatedView): Promise<Candidate[]> {
  const { slug } = view.definition;
  const rows = await reads.db.select<ShareRow>(
    `WITH days AS (
       SELECT max(day) AS last, maxIf(day, day <= {week:Date}) AS first FROM niche_daily
       WHERE portal = {portal:String} AND kind = 'all' AND top_slots > 0 AND day <= {asof:Date}),
     whole AS (
       SELECT day, top_slots AS places FROM niche_daily
       WHERE portal = {portal:String} AND kind = 'all' AND top_slots > 0)
     SELECT g.id AS id, g.name AS name, (SELECT last FROM days) AS day,
            sumIf(d.top_slots / w.places, d.day = (SELECT last FROM days)) AS now,
            sumIf(d.top_slots / w.places, d.day = (SELECT first FROM days)) AS before,
            max(d.supply_active) AS books
     FROM (SELECT a, day, top_slots, supply_active FROM niche_daily
           WHERE portal = {portal:String} AND kind = 'genre'
             AND day IN ((SELECT last FROM days), (SELECT first FROM days))) AS d
     INNER JOIN whole AS w ON w.day = d.day
     INNER JOIN (SELECT id, name FROM genres WHERE portal = {portal:String}) AS g ON g.id = d.a
     WHERE (SELECT first FROM days) > toDate('1970-01-01')
     GROUP BY id, name HAVING now > before AND books >= ${LEAST_BOOKS}
     ORDER BY now - before DESC, id LIMIT 1`,
    { portal: slug, asof: view.asof, week: dayBefore(view.asof, 7) },
  );
  return rows.map(({ id, name, day, now, before, books }) => ({
    rule: 'genre_share',
    portal: slug,
    day,
    subject: { kind: 'genre', id, name },
    value: now,
    previous: before,
    n: books,
    weight: now - before,
  }));
}

async function momentumCandidates(reads: Reads, view: DatedView): Promise<Candidate[]> {
  const cells = await genreChanges(reads, view);
  return cells.flatMap(({ portal, id, name, change, n }): Candidate[] => {
    if (change === null || change <= 0 || n < LEAST_BOOKS) return [];
    const subject = { kind: 'genre', id, name } as const;
    const about = { portal, day: view.asof, subject, n, previous: null };
    return [{ rule: 'momentum', ...about, value: change, weight: change }];
  });
}

/** One sentence a rule: the portal where it says most. */
export async function readHomeSentences(
  reads: Reads,
): Promise<EndpointResponse<typeof homeSentences>> {
  const kinds = [bookCandidates, flowCandidates, shareCandidates, momentumCandidates];
  const views = datedViews(reads);
  const candidates = (
    await Promise.all(views.flatMap((view) => kinds.map((find) => find(reads, view))))
  ).flat();
  const best = [...Map.groupBy(candidates, ({ rule }) => rule).values()].flatMap((of) =>
    of.toSorted((a, b) => b.weight - a.weight).slice(0, 1),
  );
  const items = best.map(({ weight: _, ...said }) => said);
  return { meta: homeMeta(reads, views.length), items };
}
