import type { PortalSlug } from '@litometr/api-contract';
import type { Writer } from './client.ts';
import type { BundleFile } from './rows.ts';
import { staged } from './stage.ts';

export type IdKind = 'book' | 'author' | 'genre' | 'tag';

/** The keys that files of the stage name, each with a number to order them by. */
const stagedKeys: Readonly<Record<IdKind, { from: readonly BundleFile[]; keys: string }>> = {
  book: {
    from: ['books'],
    keys: `SELECT book_id AS external, line AS place FROM ${staged('books')}`,
  },
  author: {
    from: ['books', 'authors'],
    keys: `
    SELECT arrayJoin(author_keys) AS external, line AS place FROM ${staged('books')}
    UNION ALL SELECT author_key, line FROM ${staged('authors')}`,
  },
  genre: {
    from: ['books', 'ranks'],
    keys: `
    SELECT arrayJoin(genres) AS external, line AS place FROM ${staged('books')}
    UNION ALL SELECT genre, line FROM ${staged('ranks')} WHERE genre != ''`,
  },
  tag: {
    from: ['books'],
    keys: `SELECT arrayJoin(tags) AS external, line AS place FROM ${staged('books')}`,
  },
};

/**
 * Gives every key of the stage's `files` that has none its id. Ids follow each other within a kind over
 * all portals and stay given even if the publication comes to nothing: a repeat finds them.
 */
export async function assignIds(
  writer: Writer,
  portal: PortalSlug,
  files: ReadonlySet<BundleFile>,
): Promise<void> {
  for (const [kind, { from, keys }] of Object.entries(stagedKeys)) {
    if (!from.some((file) => files.has(file))) continue;
    await writer.command(
      `INSERT INTO ids (kind, portal, external, id)
       SELECT {kind:String}, {portal:String}, external,
         (SELECT max(id) FROM ids WHERE kind = {kind:String})
           + row_number() OVER (ORDER BY place, external)
       FROM (SELECT external, min(place) AS place FROM (${keys}) GROUP BY external)
       WHERE external NOT IN (
         SELECT external FROM ids WHERE kind = {kind:String} AND portal = {portal:String})`,
      { kind, portal },
    );
  }
}

/** `external` and `id` of a kind on the portal `{portal:String}`, for joins. */
export function idsOf(kind: IdKind): string {
  return `(SELECT external, id FROM ids WHERE kind = '${kind}' AND portal = {portal:String})`;
}
