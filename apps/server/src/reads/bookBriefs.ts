import {
  type BookBrief,
  bookAccesses,
  bookForms,
  bookStatuses,
  type Named,
  type PortalSlug,
} from '@litometr/api-contract';
import type { Reads } from './context.ts';
import { once } from './kept.ts';

/** What a row shows of a book, by the ids of its authors and genres. */
export interface BriefRow {
  id: number;
  title: string;
  author_ids: number[];
  genre_ids: number[];
  cover_url: string | null;
  form: string | null;
  status: string | null;
  access: string | null;
  age_limit: number | null;
  chars: number | null;
  price_rub: number | null;
  price_old_rub: number | null;
}

/** The order of authors, genres and tags that are equal otherwise. */
export const byName = (a: Named, b: Named): number =>
  a.name === b.name ? a.id - b.id : a.name < b.name ? -1 : 1;

type NameKind = 'authors' | 'genres' | 'tags';

/** Genres and tags of a portal: there are few, and nearly every answer names some. */
function allNames(reads: Reads, portal: PortalSlug, kind: 'genres' | 'tags'): Promise<NameLookup> {
  return once(reads, `${kind} ${portal}`, async () =>
    namesOf(
      await reads.db.select<Named>(`SELECT id, name FROM ${kind} WHERE portal = {portal:String}`, {
        portal,
      }),
    ),
  );
}

type NameLookup = (ids: readonly number[]) => Named[];

/** Finds the names of ids at once; the answer keeps the order that it is asked in. */
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

/** A cover is shown only from a host that the installation allows (decision 20). */
export function shownCover(url: string | null, hosts: readonly string[]): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return protocol === 'https:' && hosts.includes(host) ? url : null;
}

/** Finds a stored word in its closed set; a list of a hundred asks three times for each book. */
function wordOf<T extends string>(all: readonly T[]): (value: string | null) => T | null {
  const known = new Map<string | null, T>(all.map((word) => [word, word]));
  return (value) => known.get(value) ?? null;
}
const formOf = wordOf(bookForms);
const statusOf = wordOf(bookStatuses);
const accessOf = wordOf(bookAccesses);

/** Names by id, in the order that they are asked in. */
function namesOf(rows: readonly Named[]): NameLookup {
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return (asked) =>
    asked.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
}

/** The brief of a stored row whose names are known. */
export function briefOf(
  { coverHosts }: Reads,
  portal: PortalSlug,
  row: Omit<BriefRow, 'author_ids' | 'genre_ids'>,
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
