import * as z from 'zod/mini';
import { count, day, id, instant, metricKey, numericId, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../inputs.ts';
import { gain, paging } from '../shapes.ts';
import { bookEventType } from './bookHistory.ts';
import { done } from './meText.ts';

export const watchKinds = ['book', 'author', 'tag', 'genre'] as const;
export const watchKind = z.enum(watchKinds);
export type WatchKind = z.infer<typeof watchKind>;

/** Identifies a watched item by its kind and its id within the kind. */
export const watchKey = z.object({ kind: watchKind, target: id });
export type WatchKey = z.infer<typeof watchKey>;

/** A change of a followed book on the data day; `before`, `after` as in `bookEvent`. */
export const watchEvent = z.lazy(() =>
  z.object({
    type: bookEventType,
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
    list: z.nullable(z.string()),
  }),
);

/**
 * Changes on the portal's data day.
 *
 * - `gain`: of the main metric since the reading before, its `days` ago (for an author: of all books; for
 *   a genre or tag: of all books that have it); null where it is unknown
 * - `position`, `prev_position`: the best rank in any list, and the previous rank in the same list
 *   (books and authors); null outside lists
 * - `events`: changes of a book, including lists that it entered or left
 */
export const watchChange = z.lazy(() =>
  z.object({
    metric: z.nullable(metricKey),
    gain: z.nullable(gain),
    position: z.nullable(count),
    prev_position: z.nullable(count),
    events: z.array(watchEvent),
  }),
);
export type WatchChange = z.infer<typeof watchChange>;

/** A followed thing. `name`, `portal`, `day` and `change` are null while the store has no such. */
export const watchItem = z.extend(watchKey, {
  added_at: instant,
  portal: z.nullable(portalSlug),
  name: z.nullable(z.string()),
  /** The page of the thing on its portal; null where it is not known. */
  url: z.nullable(z.string()),
  day: z.nullable(day),
  change: z.nullable(watchChange),
});
export type WatchItem = z.infer<typeof watchItem>;

export const watchList = defineEndpoint({
  id: 'watchList',
  path: '/me/watch/',
  summary:
    'List the items that the caller follows, the last added first, with changes of the data day',
  auth: 'required',
  query: () => z.object({ kind: z.optional(watchKind), ...paging }),
  response: () => z.object({ count, limit: count, items: z.array(watchItem) }),
});

export const watchKeys = defineEndpoint({
  id: 'watchKeys',
  path: '/me/watch/keys/',
  summary: 'List kind and id of all items that the caller follows, for the stars',
  auth: 'required',
  response: () => z.object({ limit: count, items: z.array(watchKey) }),
});

const keyParams = z.object({ kind: watchKind, target: numericId });

/** 404 for what the store does not have, 409 at the limit of the role. */
export const watch = defineEndpoint({
  id: 'watch',
  method: 'PUT',
  path: '/me/watch/{kind}/{target}/',
  summary: 'Follow a book, author, tag or genre; twice is once',
  auth: 'required',
  params: () => keyParams,
  response: () => watchKey,
});

export const unwatch = defineEndpoint({
  id: 'unwatch',
  method: 'DELETE',
  path: '/me/watch/{kind}/{target}/',
  summary: 'Follow no longer; twice is once',
  auth: 'required',
  params: () => keyParams,
  response: () => done,
});

/** Lines or links of one import, and the characters of all of them. */
export const WATCH_IMPORT_LINES = 1_000;
export const WATCH_IMPORT_CHARS = 200_000;

/**
 * The outcome of a link, or of a line without one. `unknown_link`: of no portal, or not of a book, author or tag;
 * `not_found`: the store does not have it; `over_limit`: the list of the role is full.
 */
export const watchLineOutcome = z.enum([
  'added',
  'already',
  'unknown_link',
  'not_found',
  'over_limit',
]);
export const watchLine = z.lazy(() =>
  z.object({
    /** From 1, empty lines counted; a line with several links has an entry for each. */
    line: count,
    /** The line; of a line with several links, the link. */
    text: z.string(),
    outcome: watchLineOutcome,
    item: z.nullable(z.extend(watchKey, { name: z.string() })),
  }),
);
export type WatchLine = z.infer<typeof watchLine>;

/**
 * `links`: pasted lines with links of a portal or of this dashboard, in any text around them. `csv`:
 * the table that `/me/watch/` returns with `format=csv`, or any with the columns `kind` and `target`,
 * or `url`, between commas, semicolons or tabs.
 */
export const importWatchList = defineEndpoint({
  id: 'importWatchList',
  method: 'POST',
  path: '/me/watch/import/',
  summary: 'Follow many at once, by links or a table, with what became of each line',
  auth: 'required',
  body: () =>
    z.strictObject({
      format: z.enum(['links', 'csv']),
      text: text(WATCH_IMPORT_CHARS, 1),
    }),
  response: () =>
    z.object({ added: count, already: count, failed: count, lines: z.array(watchLine) }),
});
