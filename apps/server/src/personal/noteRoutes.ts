import { addNote, changeNote, myNotes, type Note, removeNote } from '@litometr/api-contract';
import { notFound } from '../http/errors.ts';
import { allowanceOf } from './allowance.ts';
import { type NoteRow, NoteStore } from './noteStore.ts';
import type { OwnRoute } from './ownRoute.ts';
import type { PersonalDeps } from './routes.ts';

/** Of the longest note in JSON, escapes included. */
const NOTE_BODY = 64 * 1024;

/** Private notes on days of books. */
export function registerNoteRoutes(route: OwnRoute, { accounts, published }: PersonalDeps): void {
  const store = new NoteStore(accounts.database, accounts.now);
  const limits = { bodyLimit: NOTE_BODY };
  route(myNotes, async ({ user, query }) => {
    const { count, rows } = await store.page(user.id, query.book, query);
    return { count, limit: allowanceOf(user.role).notes, items: rows.map(shownNote) };
  });
  route(
    addNote,
    async ({ user, body: { book, day, text } }) => {
      const found = await published.find([{ kind: 'book', target: book }]);
      if (found.length === 0) throw notFound('There is no such book.');
      const limit = allowanceOf(user.role).notes;
      return shownNote(await store.add(user.id, { bookId: book, day, text }, limit));
    },
    limits,
  );
  route(
    changeNote,
    async ({ user, params, body }) => shownNote(await store.change(user.id, params.id, body)),
    limits,
  );
  route(removeNote, async ({ user, params }) => {
    await store.remove(user.id, params.id);
    return {};
  });
}

function shownNote({ id, bookId, day, text, createdAt, updatedAt }: NoteRow): Note {
  return {
    ...{ id, book: bookId, day, text },
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
