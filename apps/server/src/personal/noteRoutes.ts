import { addNote, changeNote, myNotes, type Note, removeNote } from '@litometr/api-contract';
import { notFound } from '../http/errors.ts';
import { allowanceOf } from './allowance.ts';
import { type NoteRow, NoteStore } from './noteStore.ts';
import type { OwnRoute } from './ownRoute.ts';
import type { PersonalDeps } from './personalDeps.ts';
import type { Published } from './published.ts';

/** Size of the longest note in JSON, escapes included. */
const NOTE_BODY = 64 * 1024;

/** Private notes on days of books. */
export function registerNoteRoutes(route: OwnRoute, { accounts, published }: PersonalDeps): void {
  const store = new NoteStore(accounts.database, accounts.now);
  const limits = { bodyLimit: NOTE_BODY };
  route(myNotes, async ({ user, query }) => {
    const { count, rows } = await store.page(user.id, query.book, query);
    return { count, limit: allowanceOf(user.role).notes, items: await withTitles(published, rows) };
  });
  route(
    addNote,
    async ({ user, body: { book, day, text } }) => {
      const [found] = await published.find([{ kind: 'book', target: book }]);
      if (found === undefined) throw notFound('There is no such book.');
      const limit = allowanceOf(user.role).notes;
      return shownNote(await store.add(user.id, { bookId: book, day, text }, limit), found.name);
    },
    limits,
  );
  route(
    changeNote,
    async ({ user, params, body }) => {
      const row = await store.change(user.id, params.id, body);
      const [found] = await published.find([{ kind: 'book', target: row.bookId }]);
      return shownNote(row, found?.name ?? null);
    },
    limits,
  );
  route(removeNote, async ({ user, params }) => {
    await store.remove(user.id, params.id);
    return {};
  });
}

async function withTitles(published: Published, rows: readonly NoteRow[]): Promise<Note[]> {
  const books = [...new Set(rows.map(({ bookId }) => bookId))];
  const found = await published.find(books.map((target) => ({ kind: 'book', target })));
  const titles = new Map(found.map(({ target, name }) => [target, name]));
  return rows.map((row) => shownNote(row, titles.get(row.bookId) ?? null));
}

function shownNote(
  { id, bookId, day, text, createdAt, updatedAt }: NoteRow,
  title: string | null,
): Note {
  return {
    id,
    book: bookId,
    title,
    day,
    text,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
