import {
  type ImportEntry,
  type ParserRun,
  type ParserStatus,
  type PortalSlug,
  QUALITY_DAYS,
  type QualityDay,
} from '@litometr/api-contract';
import { daysBetween, moscowDay, portalSlugs } from '@litometr/domain';
import type { ControlRow, DayMark } from '../collectors/parserControls.ts';
import { journalEntries } from '../imports/journalEntries.ts';
import type { Reader } from '../measurements/client.ts';
import type { PortalState } from '../measurements/state.ts';

interface StatusParts {
  states: readonly PortalState[];
  controls: readonly ControlRow[];
  marks: readonly DayMark[];
  now: Date;
}

/** Data of yesterday is in time: a portal is read once a day. */
const IN_TIME_DAYS = 1;
const RUNS = 50;
const MEDIAN_OF = 7;

const daysSql = `
  SELECT portal, day, coverage, mark FROM day_quality
  ORDER BY portal, day DESC LIMIT ${QUALITY_DAYS} BY portal`;

/** Every portal, in the product's order. */
export async function parserStatuses(db: Reader, parts: StatusParts): Promise<ParserStatus[]> {
  const rows = await db.select<Omit<QualityDay, 'marked' | 'note'> & { portal: PortalSlug }>(
    daysSql,
  );
  return Promise.all(
    portalSlugs.map(async (portal) => {
      const runs = (await journalEntries(db, { page: 1, size: RUNS, portal })).items;
      const days = rows
        .filter((row) => row.portal === portal)
        .map((row) => withMark(row, parts.marks))
        .toReversed();
      return statusOf(portal, parts, { runs, days });
    }),
  );
}

function withMark(
  { portal, day, coverage, mark }: Omit<QualityDay, 'marked' | 'note'> & { portal: PortalSlug },
  marks: readonly DayMark[],
): QualityDay {
  const dayMark = marks.find((each) => each.portal === portal && each.day === day);
  return {
    day,
    coverage,
    mark: dayMark !== undefined && mark === 'ok' ? 'partial' : mark,
    marked: dayMark !== undefined,
    note: dayMark?.note ?? null,
  };
}

function statusOf(
  portal: PortalSlug,
  { states, controls, now }: StatusParts,
  { runs, days }: { runs: readonly ImportEntry[]; days: QualityDay[] },
): ParserStatus {
  const state = states.find((each) => each.portal === portal);
  const control = controls.find((each) => each.portal === portal);
  const dataDay = state?.dataDay ?? null;
  const age = dataDay === null ? null : daysBetween(dataDay, moscowDay(now.toISOString()));
  const ended = runs.find((run) => run.ended_at !== null);
  const conditions = {
    paused: control?.pausedAt != null,
    none: state === undefined,
    failed: ended?.status === 'refused' || ended?.status === 'failed',
    late: age !== null && age > IN_TIME_DAYS,
    partial: days.at(-1)?.mark === 'partial',
  };
  const first = (['paused', 'none', 'failed', 'late', 'partial'] as const).find(
    (is) => conditions[is],
  );
  return {
    portal,
    state: first ?? 'ok',
    data_day: dataDay,
    age_days: age === null ? null : Math.max(0, age),
    coverage: state?.coverage ?? null,
    demo: state?.demo ?? false,
    source: state?.source ?? null,
    last_success_at: state?.publishedAt ?? null,
    last_import: runs[0] ?? null,
    paused_at: control?.pausedAt?.toISOString() ?? null,
    muted_until: futureOf(control?.mutedUntil ?? null, now),
    note: control?.note ?? null,
    days,
  };
}

/** Returns null for a moment in the past, which has no effect any more. */
const futureOf = (until: Date | null, now: Date): string | null =>
  until !== null && until > now ? until.toISOString() : null;

/** The last imports of a portal beside those before them, the latest first. */
export async function parserRuns(db: Reader, portal: PortalSlug): Promise<ParserRun[]> {
  const { items } = await journalEntries(db, { page: 1, size: RUNS, portal });
  return items.map((run, at) => {
    const before = items
      .slice(at + 1)
      .filter(({ status }) => status === 'published')
      .slice(0, MEDIAN_OF);
    const middle = middleOf(before.map(({ rows }) => rows));
    const deviates =
      middle !== null &&
      run.status === 'published' &&
      Math.abs(run.rows - middle) >= middle / 2 &&
      middle > 0;
    const seconds = before.flatMap((each) => secondsOf(each) ?? []);
    return {
      ...run,
      seconds: secondsOf(run),
      seconds_median: middleOf(seconds),
      rows_median: middle,
      deviates,
    };
  });
}

/** The upper one of the two in the middle: a value that there was. */
const middleOf = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;

function secondsOf({ started_at: from, ended_at: to }: ImportEntry): number | null {
  return to === null ? null : (Date.parse(to) - Date.parse(from)) / 1000;
}

/** Counts of the last 24 hours. */
export async function importsOfDay(db: Reader) {
  const [row] = await db.select<Record<'imports' | 'refused' | 'rows' | 'bad_rows', number>>(
    `SELECT count() AS imports, countIf(refused) AS refused, sum(read) AS rows, sum(bad) AS bad_rows
     FROM (SELECT max(status IN ('refused', 'failed')) AS refused, max(imports.rows) AS read,
         max(imports.bad_rows) AS bad
       FROM imports WHERE at > now() - INTERVAL 1 DAY GROUP BY import_id)`,
  );
  return row ?? { imports: 0, refused: 0, rows: 0, bad_rows: 0 };
}
