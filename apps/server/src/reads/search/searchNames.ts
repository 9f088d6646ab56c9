import type { PortalSlug, SearchResult } from '@litometr/api-contract';
import type { ExpandedReading } from '../../search/expand.ts';
import { marksOf } from '../../search/highlight.ts';
import type { Reads } from '../shared/context.ts';
import type { Hit } from './searchBooks.ts';

type NameKind = 'author' | 'tag' | 'genre';
const nameKinds: readonly NameKind[] = ['author', 'tag', 'genre'];

/** The authors, tags and genres among the hits, at most `size` of each, by `<kind> <id>`. */
export async function searchNames(
  { db }: Reads,
  hits: readonly Hit[],
  readings: readonly ExpandedReading[],
  size: number,
): Promise<[string, SearchResult][]> {
  const kinds = nameKinds.filter((kind) => hits.some((hit) => hit.kind === kind));
  if (kinds.length === 0) return [];
  const params = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      hits.flatMap((hit) => (hit.kind === kind ? [hit.id] : [])).slice(0, size),
    ]),
  );
  const rows = await db.select<{
    kind: NameKind;
    portal: PortalSlug;
    id: number;
    name: string;
    books: number;
  }>(kinds.map(namesSql).join(' UNION ALL '), params);
  return rows.map((row) => [
    `${row.kind} ${row.id}`,
    { ...row, highlights: marksOf(row.name, readings).map(({ place }) => place) },
  ]);
}

/** The names of a kind with the number of books that bear them. */
function namesSql(kind: NameKind): string {
  const ids = `{${kind}:Array(UInt32)}`;
  return `SELECT '${kind}' AS kind, named.portal AS portal, named.id AS id, named.name AS name,
      counted.books AS books
    FROM (SELECT portal, id, name FROM ${kind}s WHERE id IN ${ids}) AS named
    LEFT JOIN (
      SELECT id, count() AS books FROM catalogue_books ARRAY JOIN ${kind}_ids AS id
      WHERE hasAny(${kind}_ids, ${ids}) AND id IN ${ids} GROUP BY id) AS counted
    ON counted.id = named.id`;
}
