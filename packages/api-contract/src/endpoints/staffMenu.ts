import { recordOf, translatedLocales } from '@litometr/domain';
import * as z from 'zod/mini';
import { count, instant, numericId } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ID_MAX, list, pagePath, pattern, whole } from '../inputs.ts';
import { paging } from '../shapes.ts';
import { done, writtenLine } from './meText.ts';

/** The menu that the server adds to the base menu, edited by admins. */

const entryKey = pattern(/^[\w.:-]{1,80}$/, 80);
const displayName = z.optional(writtenLine(80));
const translations = recordOf(translatedLocales, () => displayName);

/** Entries that a menu may have. */
export const MENU_ENTRIES_MAX = 200;

/**
 * An entry of a menu as it is edited. Entries form one flat list: `parent` is the key of the parent
 * entry, and siblings are ordered as in the list. `key` identifies the entry through all versions.
 * Items have a `path`; groups and separators have none.
 */
export const menuEntry = z.strictObject({
  key: entryKey,
  parent: z.nullable(entryKey),
  type: z.enum(['item', 'group', 'separator']),
  name: writtenLine(60),
  path: z.nullable(pagePath),
  component: z.nullable(pattern(/^\w{1,60}$/, 60)),
  icon: z.nullable(pattern(/^[\w-]{1,40}$/, 40)),
  required_role: z.nullable(pattern(/^\w{1,40}$/, 40)),
  default_expanded: z.boolean(),
  display_names: z.strictObject({ ru: writtenLine(80), ...translations }),
  /** The title of its page, where it is not the name: a language that is absent takes the name. */
  titles: z.strictObject({ ru: displayName, ...translations }),
});
export type MenuEntry = z.infer<typeof menuEntry>;

export const menuProblemKind = z.enum([
  'duplicate_key',
  'duplicate_name',
  'duplicate_path',
  'base_route',
  'unknown_parent',
  'too_deep',
  'separator_parent',
  'cycle',
  'stray_separator',
  'no_path',
  'needless_path',
  'empty_group',
  'unknown_component',
  'unknown_role',
]);

/**
 * A problem of an entry; `other` is the entry that it conflicts with. Errors prevent publication.
 */
export const menuProblem = z.lazy(() =>
  z.object({
    kind: menuProblemKind,
    level: z.enum(['error', 'warning']),
    key: z.string(),
    other: z.nullable(z.string()),
  }),
);
export type MenuProblem = z.infer<typeof menuProblem>;

const entries = list(menuEntry, MENU_ENTRIES_MAX);
const revision = whole(0, ID_MAX);

export const menuVersion = z.lazy(() =>
  z.object({
    version: count,
    /** Made by the server, or by a person. */
    origin: z.enum(['default', 'edited']),
    /** Null for the server's own, and where the account is gone. */
    author: z.nullable(z.string()),
    created_at: instant,
    items: entries,
  }),
);
export type MenuVersion = z.infer<typeof menuVersion>;

export const menuDraft = z.lazy(() =>
  z.object({
    revision: count,
    /** The version that it will replace. */
    base_version: count,
    author: z.nullable(z.string()),
    updated_at: instant,
    items: entries,
    problems: z.array(menuProblem),
  }),
);
export type MenuDraft = z.infer<typeof menuDraft>;

export const staffMenu = defineEndpoint({
  id: 'staffMenu',
  path: '/staff/menu/',
  summary: 'The published menu and the draft of the next (admins)',
  auth: 'required',
  response: () =>
    z.object({
      current: menuVersion,
      draft: z.nullable(menuDraft),
      components: z.array(z.string()),
    }),
});

/**
 * `revision`: that of the draft as the caller loaded it, null where there was none. 409 with the
 * current draft (`draft`, null when it was discarded) when another user saved first. A draft may
 * have problems; the response lists them.
 */
export const saveMenuDraft = defineEndpoint({
  id: 'saveMenuDraft',
  method: 'PUT',
  path: '/staff/menu/draft/',
  summary: 'Save the draft of the menu (admins)',
  auth: 'required',
  body: () =>
    z.strictObject({ revision: z.nullable(revision), base_version: revision, items: entries }),
  response: () => menuDraft,
});

/** 409 as above. */
export const discardMenuDraft = defineEndpoint({
  id: 'discardMenuDraft',
  method: 'POST',
  path: '/staff/menu/draft/discard/',
  summary: 'Throw the draft of the menu away (admins)',
  auth: 'required',
  body: () => z.strictObject({ revision }),
  response: () => done,
});

/** `moved`: in another place; `changed`: another name, path and so on; one entry may be both. */
export const menuChange = z.lazy(() =>
  z.object({
    key: z.string(),
    kinds: z.array(z.enum(['added', 'removed', 'moved', 'changed'])),
    before: z.nullable(menuEntry),
    after: z.nullable(menuEntry),
  }),
);
export type MenuChange = z.infer<typeof menuChange>;

export const menuDiff = defineEndpoint({
  id: 'menuDiff',
  path: '/staff/menu/draft/diff/',
  summary: 'List the changes of the draft to the published menu (admins); 404 without a draft',
  auth: 'required',
  response: () => z.object({ version: count, revision: count, changes: z.array(menuChange) }),
});

/**
 * 400 with `problems` for a draft with errors; 409 with `draft` and `current` when the draft is
 * not the one that was seen, or the published menu is not the one that it began from.
 */
export const publishMenu = defineEndpoint({
  id: 'publishMenu',
  method: 'POST',
  path: '/staff/menu/publish/',
  summary: 'Publish the draft: signed-in users get it with the next page (admins)',
  auth: 'required',
  body: () => z.strictObject({ revision }),
  response: () => menuVersion,
});

export const menuVersions = defineEndpoint({
  id: 'menuVersions',
  path: '/staff/menu/versions/',
  summary: 'The versions of the menu, the latest first (admins)',
  auth: 'required',
  query: () => z.object({ page: paging.page, size: paging.size }),
  response: () => z.object({ count, items: z.array(menuVersion) }),
});

/** `current`: the published version as the caller saw it; 409 when it is another by now. */
export const restoreMenu = defineEndpoint({
  id: 'restoreMenu',
  method: 'POST',
  path: '/staff/menu/versions/{version}/restore/',
  summary: 'Publish an earlier version of the menu again, as a new one (admins)',
  auth: 'required',
  params: () => z.object({ version: numericId }),
  body: () => z.strictObject({ current: revision }),
  response: () => menuVersion,
});
