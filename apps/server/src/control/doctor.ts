import type { AccountsStore } from '../accounts/openAccounts.ts';
import { compareAggregates } from '../measurements/aggregates/compareAggregates.ts';
import { PUBLISHED_ALIASES } from '../measurements/aliasSql.ts';
import type { Measurements, Reader } from '../measurements/client.ts';
import { columnFaults } from '../measurements/columnFaults.ts';
import { openEntries } from '../measurements/journal.ts';
import { underCanonicalIds } from '../measurements/resolvedRows.ts';
import { republish } from '../measurements/retention.ts';
import { type PortalState, portalStates } from '../measurements/state.ts';

/** One thing that was looked at. `wrong` is empty when it is in order. */
export interface Finding {
  what: string;
  wrong: readonly string[];
}

interface Patient {
  measurements: Measurements;
  accounts: Pick<AccountsStore, 'healthy'> & { users: Pick<AccountsStore['users'], 'list'> };
}

/** Options of `examine`. */
export interface ExamineOptions {
  /** Compares the aggregates of every portal with a rebuild, which takes as long as an import. */
  deep: boolean;
  /** The same, and publishes the rebuild of portals that differ. */
  repair: boolean;
}

/** Looks through both stores; changes nothing unless it repairs. */
export async function examine(
  { measurements, accounts }: Patient,
  { deep, repair }: ExamineOptions = { deep: false, repair: false },
): Promise<Finding[]> {
  const findings = await measurements.read(async (reader) => {
    const states = await portalStates(reader);
    return [
      { what: 'measurements: tables', wrong: await columnFaults(reader) },
      { what: 'measurements: journal', wrong: await journalFaults(reader) },
      ...(await inOrder(states, (state) => examinePortal(reader, state))),
    ];
  });
  // A broken store is not rebuilt from: what is wrong with it comes first.
  const isSound = findings.slice(0, 2).every(({ wrong }) => wrong.length === 0);
  if (isSound && (deep || repair)) {
    const states = await measurements.read(portalStates);
    findings.push(...(await inOrder(states, (state) => examineDeep(measurements, state, repair))));
  }
  return [...findings, { what: 'accounts', wrong: await accountFaults(accounts) }];
}

async function accountFaults({ healthy, users }: Patient['accounts']): Promise<string[]> {
  if (!(await healthy())) {
    return [
      'the store does not respond: check DATABASE_URL and its server, or restart the program; its log says why',
    ];
  }
  const found = await users.list();
  if (found.some(({ role, disabledAt }) => role === 'admin' && disabledAt === null)) return [];
  return ['no admin may sign in: litometr users add <name> --role admin'];
}

async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** Publications that run now have an open entry too, without a plan. */
async function journalFaults(reader: Reader): Promise<string[]> {
  const entries = await openEntries(reader);
  return entries.flatMap(({ importId, portal, plan, prepared }) => {
    if (prepared !== null) {
      return `the restore ${importId} is neither completed nor discarded; restart the server to settle it`;
    }
    if (plan === null) return [];
    const what = portal === null ? 'restore' : 'publication';
    const of = portal === null ? '' : ` of ${portal}`;
    return `the ${what} ${importId}${of} is decided and not completed; start the server to complete it`;
  });
}

const rebuild =
  'run `litometr doctor --repair`, which makes all aggregates of the portal from its rows';
const reimport = 'import the bundles of those days again, or restore a backup';
const restoring = 'restore a backup, or remove the store and import again';

const countedRanks = underCanonicalIds(
  'ranks',
  '(SELECT * FROM ranks WHERE portal = {portal:String})',
  PUBLISHED_ALIASES,
);

/** Each counts what breaks a rule; none may find anything. `todo` mends it. */
const rules: readonly { rule: string; todo: string; sql: string }[] = [
  {
    rule: 'places without their aggregate, or aggregates without a place',
    todo: rebuild,
    sql: `
      SELECT count() AS found FROM (
        SELECT list, genre_id, period, day, position, book_id FROM (
          SELECT list, genre_id, period, day, position, book_id FROM ${countedRanks}
          UNION ALL
          SELECT list, genre_id, period, day, position, book_id FROM rank_entries
            WHERE portal = {portal:String})
        GROUP BY ALL HAVING count() != 2)`,
  },
  {
    rule: 'lists whose day has another size than its places',
    todo: rebuild,
    sql: `
      SELECT count() AS found FROM (
        SELECT list, genre_id, period, day, count() AS size FROM ${countedRanks}
          GROUP BY ALL) AS counted
      FULL JOIN (SELECT list, genre_id, period, day, size FROM list_daily
          WHERE portal = {portal:String}) AS kept
      USING (list, genre_id, period, day)
      WHERE counted.size != kept.size`,
  },
  {
    rule: 'days of a list with a hole between its places',
    todo: reimport,
    sql: `
      SELECT count() AS found FROM (
        SELECT list, genre_id, period, day FROM ranks WHERE portal = {portal:String}
        GROUP BY ALL HAVING max(position) != count() OR uniqExact(position) != count()
          OR uniqExact(book_id) != count())`,
  },
  {
    rule: 'books that stand twice',
    todo: restoring,
    sql: `
      SELECT count() AS found FROM (
        SELECT id FROM books WHERE portal = {portal:String} GROUP BY id HAVING count() > 1)`,
  },
  {
    rule: 'readings that stand twice for a day',
    todo: reimport,
    sql: `
      SELECT count() AS found FROM (
        SELECT book_id, day FROM metrics WHERE portal = {portal:String}
        GROUP BY book_id, day HAVING count() > 1)`,
  },
  {
    rule: 'books named by readings or places that are not in the catalogue',
    todo: restoring,
    sql: `
      SELECT uniqExact(book_id) AS found FROM (
        SELECT book_id FROM metrics WHERE portal = {portal:String}
        UNION ALL SELECT book_id FROM ranks WHERE portal = {portal:String})
      WHERE book_id NOT IN (SELECT id FROM books WHERE portal = {portal:String})`,
  },
  {
    rule: 'books whose id belongs to another key',
    todo: restoring,
    sql: `
      SELECT count() AS found FROM books
      WHERE portal = {portal:String} AND (external_id, id) NOT IN (
        SELECT external, id FROM ids WHERE kind = 'book' AND portal = {portal:String})`,
  },
  {
    rule: 'books with readings or places that have no latest reading',
    todo: rebuild,
    sql: `
      SELECT uniqExact(book_id) AS found FROM (
        SELECT book_id FROM metrics WHERE portal = {portal:String}
        UNION ALL SELECT book_id FROM ranks WHERE portal = {portal:String})
      WHERE book_id NOT IN (SELECT book_id FROM book_latest WHERE portal = {portal:String})`,
  },
];

async function examineDeep(
  measurements: Measurements,
  state: PortalState,
  repair: boolean,
): Promise<Finding> {
  const { portal } = state;
  const what = `measurements: aggregates of ${portal} against a rebuild`;
  const found = await compareAggregates(measurements, state);
  const wrong = found.map(({ table, months }) => {
    const when = months.length === 0 ? '' : ` (${months.join(', ')})`;
    return `${table}${when} differs from a rebuild${repair ? '' : `: ${rebuild}`}`;
  });
  if (!repair || wrong.length === 0) return { what, wrong };
  await republish(measurements, portal);
  return { what: `${what}: repaired ${wrong.join('; ')}`, wrong: [] };
}

async function examinePortal(reader: Reader, state: PortalState): Promise<Finding> {
  const { portal, demo, dataDay } = state;
  const wrong: string[] = [];
  for (const { rule, todo, sql } of rules) {
    const [row] = await reader.select<{ found: number }>(sql, { portal });
    if (row === undefined || row.found > 0) wrong.push(`${row?.found ?? '?'} ${rule}: ${todo}`);
  }
  const kind = demo ? 'generated data' : 'imported data';
  return { what: `measurements: ${portal} (${kind}, data day ${dataDay ?? 'none'})`, wrong };
}
