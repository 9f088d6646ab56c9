import * as z from 'zod/mini';
import { count, instant, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { paging } from '../shapes.ts';

/**
 * Progress of an import. `waiting` and the next three are in progress; `unchanged`: the store
 * already has all of the data; `refused`: its faults state the reason; `failed`: an error of the
 * server or its disk; `abandoned`: the server stopped before the import was decided.
 */
export const importStatus = z.enum([
  'waiting',
  'reading',
  'checking',
  'publishing',
  'published',
  'unchanged',
  'refused',
  'failed',
  'abandoned',
]);
export type ImportStatus = z.infer<typeof importStatus>;

export const importEntry = z.object({
  id: z.uuid(),
  status: importStatus,
  /** Null until the bundle's manifest is read. */
  portal: z.nullable(portalSlug),
  source: z.nullable(z.string()),
  started_at: instant,
  /** Null while it is under way. */
  ended_at: z.nullable(instant),
  /** Read so far, or in all. */
  rows: count,
  bad_rows: count,
  /** Null unless rows are being read. `seconds_left` is null until it can be estimated. */
  progress: z.nullable(z.object({ rows_per_second: count, seconds_left: z.nullable(count) })),
});
export type ImportEntry = z.infer<typeof importEntry>;

/**
 * A fault in a bundle. `line` counts from 1 with the header; null where the fault concerns a file.
 */
export const importFault = z.lazy(() =>
  z.object({
    file: z.string(),
    line: z.nullable(count),
    column: z.nullable(z.string()),
    value: z.nullable(z.string()),
    reason: z.string(),
  }),
);
export type ImportFault = z.infer<typeof importFault>;

/** `can_rerun`: the server still holds its archive; the last few are held. */
export const heldImport = z.extend(importEntry, { can_rerun: z.boolean() });
export type HeldImport = z.infer<typeof heldImport>;

export const importDetail = z.extend(heldImport, {
  /** The first thousand, of the bad rows that were left out or refused the bundle. */
  faults: z.array(importFault),
});
export type ImportDetail = z.infer<typeof importDetail>;

/** Take the good rows and list the bad ones, in place of refusing the bundle. */
const skipBadRows = z._default(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
  false,
);

/**
 * The body is a snapshot bundle, a `.zip` or `.tar.gz` as it is (`application/zip`,
 * `application/gzip`), not a form. Answers 202 at once; the import goes on. The same bytes sent
 * again while they are under way answer the same import. 413 above the size bound. A bundle of a
 * portal that is paused is refused with a fault that says so.
 */
export const uploadImport = defineEndpoint({
  id: 'uploadImport',
  method: 'POST',
  path: '/staff/imports/',
  summary: 'Import a snapshot bundle: the body is the archive (moderators and admins)',
  auth: 'required',
  query: () => z.object({ skip_bad_rows: skipBadRows }),
  response: () => importEntry,
});

/** Imports the same archive once more, as another import. 202; 409 `not_held` when it is gone. */
export const rerunImport = defineEndpoint({
  id: 'rerunImport',
  method: 'POST',
  path: '/staff/imports/{id}/rerun/',
  summary: 'Import an archive that was uploaded before once more (moderators and admins)',
  auth: 'required',
  params: () => z.object({ id: z.uuid() }),
  query: () => z.object({ skip_bad_rows: skipBadRows }),
  response: () => importEntry,
});

export const imports = defineEndpoint({
  id: 'imports',
  path: '/staff/imports/',
  summary: 'Imports, newest first (moderators and admins)',
  auth: 'required',
  query: () => z.object({ page: paging.page, size: paging.size }),
  response: () => z.object({ count, items: z.array(heldImport) }),
});

export const importById = defineEndpoint({
  id: 'importById',
  path: '/staff/imports/{id}/',
  summary: 'An import: its progress and what was wrong with it (moderators and admins)',
  auth: 'required',
  params: () => z.object({ id: z.uuid() }),
  response: () => importDetail,
});
