import type { AccountsStore } from '../accounts/openAccounts.ts';
import type { Measurements, Reader } from '../measurements/client.ts';
import { openEntries } from '../measurements/journal.ts';
import { columnFaults } from '../measurements/migrate.ts';
import { type PortalState, portalStates } from '../measurements/state.ts';

/** One thing that was looked at. `wrong` is empty when it is in order. */
export interface Finding {
  what: string;
  wrong: readonly string[];
}

interface Patient {
  measurements: Measurements;
  accounts: Pick<AccountsStore, 'healthy'>;
}

/** Looks through both stores; changes nothing. */
export async function examine({ measurements, accounts }: Patient): Promise<Finding[]> {
  const findings = await measurements.read(async (reader) => {
    const states = await portalStates(reader);
    return [
      { what: 'measurements: tables', wrong: await columnFaults(reader) },
      { what: 'measurements: journal', wrong: await journalFaults(reader) },
      ...(await inOrder(states, (state) => examinePortal(reader, state))),
    ];
  });
  const answers = await accounts.healthy();
  const wrong = answers ? [] : ['the store does not answer; see the log of the server'];
  return [...findings, { what: 'accounts', wrong }];
}

async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** A publication that runs meanwhile has an open entry too, without a plan. */
async function journalFaults(reader: Reader): Promise<string[]> {
  const entries = await openEntries(reader);
  return entries
    .filter(({ plan }) => plan !== null)
    .map(
      ({ importId, portal }) =>
        `the publication ${importId} of ${portal} is decided and not completed; start the server to complete it`,
    );
}

/** Each counts what breaks a rule; none may find anything. */
const rules: readonly { rule: string; sql: string }[] = [
  {
    rule: 'places without their aggregate, or aggregates without a place',
    sql: `
      SELECT count() AS found FROM (
        SELECT list, genre_id, period, day, position, book_id FROM (
          SELECT list, genre_id, period, day, position, book_id FROM ranks
            WHERE portal = {portal:String}
          UNION ALL
          SELECT list, genre_id, period, day, position, book_id FROM rank_entries
            WHERE portal = {portal:String})
        GROUP BY ALL HAVING count() != 2)`,
  },
  {
    rule: 'lists whose day has another size than its places',
    sql: `
      SELECT count() AS found FROM (
        SELECT list, genre_id, period, day, count() AS size FROM ranks
          WHERE portal = {portal:String} GROUP BY ALL) AS counted
      FULL JOIN (SELECT list, genre_id, period, day, size FROM list_daily
          WHERE portal = {portal:String}) AS kept
      USING (list, genre_id, period, day)
      WHERE counted.size != kept.size`,
  },
  {
    rule: 'days of a list with a hole between its places',
    sql: `
      SELECT count() AS found FROM (
        SELECT list, genre_id, period, day FROM ranks WHERE portal = {portal:String}
        GROUP BY ALL HAVING max(position) != count() OR uniqExact(position) != count()
          OR uniqExact(book_id) != count())`,
  },
  {
    rule: 'books that stand twice',
    sql: `
      SELECT count() AS found FROM (
        SELECT id FROM books WHERE portal = {portal:String} GROUP BY id HAVING count() > 1)`,
  },
  {
    rule: 'readings that stand twice for a day',
    sql: `
      SELECT count() AS found FROM (
        SELECT book_id, day FROM metrics WHERE portal = {portal:String}
        GROUP BY book_id, day HAVING count() > 1)`,
  },
  {
    rule: 'books named by readings or places that are not in the catalogue',
    sql: `
      SELECT uniqExact(book_id) AS found FROM (
        SELECT book_id FROM metrics WHERE portal = {portal:String}
        UNION ALL SELECT book_id FROM ranks WHERE portal = {portal:String})
      WHERE book_id NOT IN (SELECT id FROM books WHERE portal = {portal:String})`,
  },
  {
    rule: 'books whose id belongs to another key',
    sql: `
      SELECT count() AS found FROM books
      WHERE portal = {portal:String} AND (external_id, id) NOT IN (
        SELECT external, id FROM ids WHERE kind = 'book' AND portal = {portal:String})`,
  },
  {
    rule: 'books with readings or places that have no latest reading',
    sql: `
      SELECT uniqExact(book_id) AS found FROM (
        SELECT book_id FROM metrics WHERE portal = {portal:String}
        UNION ALL SELECT book_id FROM ranks WHERE portal = {portal:String})
      WHERE book_id NOT IN (SELECT book_id FROM book_latest WHERE portal = {portal:String})`,
  },
];

async function examinePortal(reader: Reader, state: PortalState): Promise<Finding> {
  const { portal, demo, dataDay } = state;
  const wrong: string[] = [];
  for (const { rule, sql } of rules) {
    const [row] = await reader.select<{ found: number }>(sql, { portal });
    if (row === undefined || row.found > 0) wrong.push(`${row?.found ?? '?'} ${rule}`);
  }
  const kind = demo ? 'generated data' : 'imported data';
  return { what: `measurements: ${portal} (${kind}, data day ${dataDay ?? 'none'})`, wrong };
}
