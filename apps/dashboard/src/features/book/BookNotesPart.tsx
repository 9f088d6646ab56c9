import { useOwn } from '../../api/useOwn.ts';
import { useNoteChanges } from '../../blocks/notes/useNoteChanges.tsx';
import { useBlock } from '../../blocks/useBlock.ts';
import { BookNotes } from './BookNotes.tsx';
import { bookNotesRead } from './useNoteMarks.ts';

export interface BookNotesPartProps {
  id: string;
  /** The day that a new note begins with. */
  day: string | null;
}

/** The reader's notes on a book, and the form of one. Guests never fetch its code. */
export default function BookNotesPart({ id, day }: BookNotesPartProps) {
  const { endpoint, input } = bookNotesRead(id);
  const block = useBlock(useOwn(endpoint, input));
  const notes = useNoteChanges();
  return (
    <>
      <BookNotes
        block={block}
        removed={notes.removed}
        onAdd={() => notes.add(Number(id), day ?? new Date().toISOString().slice(0, 10))}
        onEdit={notes.edit}
        onRemove={notes.remove}
      />
      {notes.dialog}
    </>
  );
}
