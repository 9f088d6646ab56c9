import * as z from 'zod/mini';
import { count, day, id, instant, numericId, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../inputs.ts';
import { done, writtenText } from './meText.ts';

/** Genres and authors that a portal renamed, as staff say: both names count as one. */

export const renameKinds = ['genre', 'author'] as const;
export const renameKind = z.enum(renameKinds);
export type RenameKind = z.infer<typeof renameKind>;

/**
 * A name as the captures of a portal give it. `books`: that bear it in any capture (a genre), or in their
 * last one (an author). `days`: with a list of the genre, or with subscribers of the author.
 * `first_day`, `last_day`: of captures that name it; null where none is known.
 */
export const renameName = z.lazy(() =>
  z.object({
    id,
    name: z.string(),
    /** The portal's own id of an author; null where it gives none, and of a genre. */
    external_id: z.nullable(z.string()),
    books: count,
    days: count,
    first_day: z.nullable(day),
    last_day: z.nullable(day),
    /** Whether it is the former name of a rename. */
    renamed: z.boolean(),
  }),
);
export type RenameName = z.infer<typeof renameName>;

/** `applied`: in force; `pending`: being applied; `failed`: tried again by itself, see the failures. */
export const renameState = z.enum(['applied', 'pending', 'failed']);
export type RenameState = z.infer<typeof renameState>;

/**
 * `present` is the name that staff chose; `counts_as` is where a chain of renames ends, and differs from
 * it where `present` was renamed too. A name without an id is unknown to the store of measurements.
 */
export const rename = z.lazy(() =>
  z.object({
    id,
    portal: portalSlug,
    kind: renameKind,
    former: z.object({ id: z.nullable(id), name: z.string() }),
    present: z.object({ id: z.nullable(id), name: z.string() }),
    counts_as: z.string(),
    note: z.nullable(z.string()),
    state: renameState,
    at: instant,
    /** Null where the account is gone. */
    by: z.nullable(z.string()),
  }),
);
export type Rename = z.infer<typeof rename>;

export const renames = defineEndpoint({
  id: 'renames',
  path: '/staff/renames/',
  summary: 'Renamed genres and authors of all portals, the latest first (moderators and admins)',
  auth: 'required',
  response: () =>
    z.object({
      items: z.array(rename),
      /** Portals whose history is being rebuilt under other names, including undone renames. */
      pending: z.array(portalSlug),
    }),
});

const choice = { portal: portalSlug, kind: renameKind };

export const RENAME_NAMES = 20;

/** Names that hold `q`, in any case, the most books first. */
export const renameNames = defineEndpoint({
  id: 'renameNames',
  path: '/staff/renames/{portal}/{kind}/names/',
  summary: 'Find names of genres or authors of a portal, former ones too (moderators and admins)',
  auth: 'required',
  params: () => z.object(choice),
  query: () => z.object({ q: z._default(text(200), '') }),
  response: () => z.object({ items: z.array(renameName) }),
});

/**
 * Why two names cannot be one: `same` name; `renamed`: the former name has a rename already, which is
 * undone first; `cycle`: the present name was itself renamed to the former one, directly or not.
 */
export const renameProblem = z.enum(['same', 'renamed', 'cycle']);
export type RenameProblem = z.infer<typeof renameProblem>;

/** The preview of a rename: both sides, and the days that have both. */
export const renamePreview = defineEndpoint({
  id: 'renamePreview',
  path: '/staff/renames/{portal}/{kind}/{former}/{present}/',
  summary: 'Preview the effect of merging two names (moderators and admins)',
  auth: 'required',
  params: () => z.object({ ...choice, former: numericId, present: numericId }),
  response: () =>
    z.object({
      problem: z.nullable(renameProblem),
      former: renameName,
      present: renameName,
      /** Where the chain ends; the name of `present` without one. */
      counts_as: z.string(),
      /** Books that bear both names in one capture: they bear the present one once. */
      books_with_both: count,
      /**
       * Days of lists (of subscribers) that were captured under both names: the later capture counts, of one
       * capture the present name.
       */
      days_with_both: count,
      /** Figures by day under the former name, which join those of the present one. */
      figures: count,
    }),
});

/**
 * 400 for a name that the portal does not have, 409 with the `code` of `renameProblem` where it cannot be.
 * It is in force for all captures, past and to come, once its `state` is `applied`.
 */
export const addRename = defineEndpoint({
  id: 'addRename',
  method: 'POST',
  path: '/staff/renames/',
  summary: 'Count a former name of a genre or author as its present one (moderators and admins)',
  auth: 'required',
  body: () =>
    z.strictObject({ ...choice, former: id, present: id, note: z.nullable(writtenText(1_000)) }),
  response: () => rename,
});

/** The history is again what the captures say. 404 where it is undone already. */
export const undoRename = defineEndpoint({
  id: 'undoRename',
  method: 'DELETE',
  path: '/staff/renames/{id}/',
  summary: 'Undo a rename (moderators and admins)',
  auth: 'required',
  params: () => z.object({ id: numericId }),
  response: () => done,
});
