import {
  type BookBrief,
  bookAccesses,
  bookForms,
  bookStatuses,
  type Named,
  type PortalSlug,
} from '@litometr/api-contract';
import type { StoredBrief } from '../../measurements/aggregates/bookRows.ts';
import type { Reads } from './context.ts';
import { memoizePerState } from './memoizePerState.ts';

/** The order of authors, genres and tags that are equal otherwise. */
export const byName = (a: Named, b: Named): number =>
  a.name === b.name ? a.id - b.id : a.name < b.name ? -1 : 1;

type NameKind = 'authors' | 'genres' | 'tags';

/** Genres and tags of a portal: there are few, and nearly every answer names some. */
function allNames(reads: Reads, portal: PortalSlug, kind: 'genres' | 'tags'): Promise<NameLookup> {
  return memoizePerState(reads, `${kind} ${portal}`, async () =>
    namesOf(
      await reads.db.select<Named>(`SELECT id, name FROM ${kind} WHERE portal = {portal:String}`, {
        portal,
      }),
    ),
  );
}

type NameLookup = (ids: readonly number[]) => Named[];

/**
 * Loads the names of ids in one query; the returned function preserves the order of the ids that it
 * receives.
 */
export async function lookupNames(
  reads: Reads,
  portal: PortalSlug,
  kind: NameKind,
  ids: Iterable<number>,
): Promise<NameLookup> {
  if (kind !== 'authors') return allNames(reads, portal, kind);
  const { db } = reads;
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length === 0
      ? []
      : await db.select<Named>(
          'SELECT id, name FROM authors WHERE portal = {portal:String} AND id IN {ids:Array(UInt32)}',
          { portal, ids: wanted },
        );
  return namesOf(rows);
}

/** Returns the cover's address if the installation allows its host (docs/product-decisions.md#covers). */
export function shownCover(url: string | null, hosts: readonly string[]): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return protocol === 'https:' && hosts.includes(host) ? url : null;
}

/**
 * Returns a lookup of stored values in a closed set; a map, since a list of a hundred books
 * performs three hundred lookups.
 */
function wordOf<T extends string>(all: readonly T[]): (value: string | null) => T | null {
  const known = new Map<string | null, T>(all.map((word) => [word, word]));
  return (value) => known.get(value) ?? null;
}
const formOf = wordOf(bookForms);
const statusOf = wordOf(bookStatuses);
const accessOf = wordOf(bookAccesses);

/** Returns a lookup of names by id that preserves the order of the ids. */
function namesOf(rows: readonly Named[]): NameLookup {
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return (wanted) =>
    wanted.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
}

/** The brief of a stored row whose names are known. */
export function briefOf(
  { coverHosts }: Reads,
  portal: PortalSlug,
  row: StoredBrief & { id: number },
  authors: Named[],
  genres: Named[],
): BookBrief {
  return {
    id: row.id,
    portal,
    title: row.title,
    authors,
    genres,
    cover_url: shownCover(row.cover_url, coverHosts),
    form: formOf(row.form),
    status: statusOf(row.status),
    access: accessOf(row.access),
    age_limit: row.age_limit,
    chars: row.chars,
    price_rub: row.price_rub,
    price_old_rub: row.price_old_rub,
  };
}
