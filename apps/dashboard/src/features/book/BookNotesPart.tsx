import { useOwn } from '../../api/useOwn.ts';
import { todayOf } from '../../blocks/notes/noteBounds.ts';
import { useNoteChanges } from '../../blocks/notes/useNoteChanges.tsx';
import { useBlock } from '../../blocks/useBlock.ts';
import { BookNotes } from './BookNotes.tsx';
import { bookNotesRead } from './useNoteMarks.ts';

export interface BookNotesPartProps {
  id: string;
  /** The first day of the portal's data, and the day that a new note begins with. */
  firstDay: string | null;
  day: string | null;
}

/** The reader's notes on a book, and the form of one. Guests never fetch its code. */
export default function BookNotesPart({ id, firstDay, day }: BookNotesPartProps) {
  const { endpoint, input } = bookNotesRead(id);
  const block = useBlock(useOwn(endpoint, input));
  const notes = useNoteChanges(firstDay);
  return (
    <>
      <BookNotes
        block={block}
        removed={notes.removed}
        onAdd={() => notes.add(Number(id), day ?? todayOf(new Date()))}
        onApproach={notes.prefetch}
        onEdit={notes.edit}
        onRemove={notes.remove}
      />
      {notes.dialog}
    </>
  );
}
