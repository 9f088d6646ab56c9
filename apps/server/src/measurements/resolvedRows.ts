import {
  type AliasKind,
  canonicalSql,
  involvedSql,
  PUBLISHED_ALIASES,
  STAGED_ALIASES,
} from './aliasSql.ts';
import { bookFacts } from './bookFacts.ts';
import type { Writer } from './client.ts';
import { next } from './stage.ts';
import { columnNames, type PortalTable, STAGE_DATABASE, tables } from './tables.ts';

/**
 * The rows of tables as everything but the next publication reads them: under the ids that renamed
 * genres and authors count as. The tables themselves hold what the captures say, so that an alias can
 * be taken back.
 */
interface ResolvedTable {
  kind: AliasKind;
  id: 'genre_id' | 'author_id';
  /** The key of the rows that one capture gives together. */
  group: readonly string[];
}

const resolvedTables = {
  ranks: { kind: 'genre', id: 'genre_id', group: ['list', 'genre_id', 'period', 'day'] },
  author_daily: { kind: 'author', id: 'author_id', group: ['author_id', 'day'] },
} as const satisfies Partial<Record<PortalTable, ResolvedTable>>;

/**
 * Groups of rows that have to give way, because the same list of a day (the same day of an author) was
 * captured under two names: the later capture counts, of one capture the present name.
 */
export function outdatedGroups(
  table: keyof typeof resolvedTables,
  from: string,
  aliases = PUBLISHED_ALIASES,
): string {
  const { kind, id, group }: ResolvedTable = resolvedTables[table];
  const canonical = canonicalSql(kind, id, aliases);
  const others = group.filter((column) => column !== id).join(', ');
  return `SELECT ${group.join(', ')} FROM (
    SELECT ${group.join(', ')}, row_number() OVER (PARTITION BY ${others}, ${canonical}
      ORDER BY taken DESC, ${id} = ${canonical} DESC, ${id}) AS place
    FROM (
      SELECT ${group.join(', ')}, max(capture) AS taken FROM ${from}
      WHERE ${id} IN (${involvedSql(kind, aliases)})
      GROUP BY ${group.join(', ')}))
    WHERE place > 1`;
}

/** The rows of a table of the portal, read from `from`, under the ids that count. */
export function underCanonicalIds(
  table: keyof typeof resolvedTables,
  from: string,
  aliases = STAGED_ALIASES,
): string {
  const { kind, id, group }: ResolvedTable = resolvedTables[table];
  return `(SELECT * REPLACE (${canonicalSql(kind, id, aliases)} AS ${id}) FROM (
    SELECT * FROM ${from} WHERE (${group.join(', ')}) NOT IN (${outdatedGroups(table, from, aliases)})))`;
}

const resolvedFacts = bookFacts.filter((fact) => fact !== 'source_genre_ids');
const factColumns = columnNames(tables.book_facts).filter((name) => name !== 'source_genre_ids');

/** The runs of facts, where neighbors that differ by the former name of a genre alone are one run. */
export function joinedFacts(from: string): string {
  const renamed = `(SELECT book_id FROM ${from} WHERE genre_ids != source_genre_ids)`;
  return `(
    SELECT ${factColumns.join(', ')} FROM ${from} WHERE book_id NOT IN ${renamed}
    UNION ALL
    SELECT any(portal), book_id, min(from_day), max(last_day),
      ${resolvedFacts.map((fact) => `argMin(tuple(${fact}), from_day).1`).join(', ')}
    FROM (
      SELECT *, sum(is_change) OVER (PARTITION BY book_id ORDER BY from_day
        ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS run
      FROM (
        SELECT *, day AS from_day, cityHash64(toString((${resolvedFacts.join(', ')}))) AS print,
          row_number() OVER before = 1 OR print != lagInFrame(print) OVER before AS is_change
        FROM ${from} WHERE book_id IN ${renamed}
        WINDOW before AS (PARTITION BY book_id ORDER BY day
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)))
    GROUP BY book_id, run)`;
}

const withoutAliases = (kind: AliasKind, from: string) =>
  `(SELECT * FROM ${from} WHERE id NOT IN (SELECT id FROM ${STAGED_ALIASES} WHERE kind = '${kind}'))`;

const resolvers: Partial<Record<PortalTable, (from: string) => string>> = {
  ranks: (from) => underCanonicalIds('ranks', from),
  author_daily: (from) => underCanonicalIds('author_daily', from),
  book_facts: joinedFacts,
  genres: (from) => withoutAliases('genre', from),
  authors: (from) => withoutAliases('author', from),
};

/** The view of a table of the stage, as aggregates count its rows. */
const viewOf = (table: string): string => `${STAGE_DATABASE}.resolved_${table}`;

/** Where aggregates read the rows of a table of the stage from; its view, where renames concern it. */
export const resolvedTable = (table: PortalTable): string =>
  table in resolvers ? viewOf(table) : next(table);

/**
 * Makes the views of the tables of the stage that renames concern. Without renames they are the plain
 * tables: an import of 2.4 million rows came from 42,000 to 46,000 rows a second to 50,000 by it.
 */
export async function makeResolvedViews(writer: Writer): Promise<void> {
  const [counted] = await writer.select<{ aliases: number }>(
    `SELECT toUInt32(count()) AS aliases FROM ${STAGED_ALIASES}`,
  );
  for (const [table, resolve] of Object.entries(resolvers)) {
    const plain = next(table);
    const rows = counted?.aliases === 0 ? plain : resolve(plain);
    await writer.command(`CREATE OR REPLACE VIEW ${viewOf(table)} AS SELECT * FROM ${rows}`);
  }
}
