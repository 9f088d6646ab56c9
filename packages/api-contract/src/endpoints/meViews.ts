import * as z from 'zod/mini';
import { count, day, id, instant, numericId } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDay, pagePath, pattern } from '../inputs.ts';
import { paging } from '../shapes.ts';
import { done, writtenLine, writtenText } from './meText.ts';

/** The address after the question mark; may be empty. */
const pageQuery = pattern(/^[^\s#\\\p{Cc}]*$/u, 2_000);

/**
 * A page as the caller left it.
 *
 * `matches`: of a catalogue view, the books that fit now and of them those that came into the
 * store after `seen_day`; null for other pages and while the portal has no data. `changed`: the
 * portal has a later data day than the one that was looked at.
 */
export const savedView = z.lazy(() =>
  z.object({
    id,
    name: z.string(),
    path: z.string(),
    query: z.string(),
    created_at: instant,
    seen_day: z.nullable(day),
    day: z.nullable(day),
    changed: z.boolean(),
    matches: z.nullable(z.object({ count, fresh: count })),
  }),
);
export type SavedView = z.infer<typeof savedView>;

const viewParams = z.object({ id: numericId });
const viewBody = z.strictObject({ name: writtenLine(100), path: pagePath, query: pageQuery });

export const savedViews = defineEndpoint({
  id: 'savedViews',
  path: '/me/views/',
  summary: 'The saved views of the caller by name, with their new matches',
  auth: 'required',
  response: () => z.object({ limit: count, items: z.array(savedView) }),
});

/** 409 for a name that is taken, or at the limit of the role. */
export const saveView = defineEndpoint({
  id: 'saveView',
  method: 'POST',
  path: '/me/views/',
  summary: 'Save a page as it is',
  auth: 'required',
  body: () => viewBody,
  response: () => savedView,
});

export const changeView = defineEndpoint({
  id: 'changeView',
  method: 'PATCH',
  path: '/me/views/{id}/',
  summary: 'Rename a saved view or give it another address',
  auth: 'required',
  params: () => viewParams,
  body: () => z.strictObject(z.partial(viewBody).shape),
  response: () => savedView,
});

export const removeView = defineEndpoint({
  id: 'removeView',
  method: 'DELETE',
  path: '/me/views/{id}/',
  summary: 'Remove a saved view',
  auth: 'required',
  params: () => viewParams,
  response: () => done,
});

export const lookAtView = defineEndpoint({
  id: 'lookAtView',
  method: 'POST',
  path: '/me/views/{id}/seen/',
  summary: 'The caller has looked: matches count as new from the present data day on',
  auth: 'required',
  params: () => viewParams,
  response: () => savedView,
});

export const NOTE_MAX = 4_000;

/** A private remark on a day of a book. */
export const note = z.lazy(() =>
  z.object({
    id,
    book: id,
    /** Its title; null while the store has no such book. */
    title: z.nullable(z.string()),
    day,
    text: z.string(),
    created_at: instant,
    updated_at: instant,
  }),
);
export type Note = z.infer<typeof note>;

export const myNotes = defineEndpoint({
  id: 'myNotes',
  path: '/me/notes/',
  summary: 'The private notes of the caller, of one book or all, the last written first',
  auth: 'required',
  query: () => z.object({ book: z.optional(numericId), page: paging.page, size: paging.size }),
  response: () => z.object({ count, limit: count, items: z.array(note) }),
});

/** 404 for a book that the store does not have, 409 at the limit of the role. */
export const addNote = defineEndpoint({
  id: 'addNote',
  method: 'POST',
  path: '/me/notes/',
  summary: 'Write a private note on a day of a book',
  auth: 'required',
  body: () => z.strictObject({ book: id, day: calendarDay, text: writtenText(NOTE_MAX) }),
  response: () => note,
});

export const changeNote = defineEndpoint({
  id: 'changeNote',
  method: 'PATCH',
  path: '/me/notes/{id}/',
  summary: 'Change a note',
  auth: 'required',
  params: () => viewParams,
  body: () =>
    z.strictObject({ day: z.optional(calendarDay), text: z.optional(writtenText(NOTE_MAX)) }),
  response: () => note,
});

export const removeNote = defineEndpoint({
  id: 'removeNote',
  method: 'DELETE',
  path: '/me/notes/{id}/',
  summary: 'Remove a note',
  auth: 'required',
  params: () => viewParams,
  response: () => done,
});
