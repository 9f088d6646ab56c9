import { myNotes } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { read } from '../../api/read.ts';
import { useOwn } from '../../api/useOwn.ts';
import { useVisitor } from '../../auth/Visitor.tsx';
import { notesMessages as messages } from '../../blocks/notes/notes.messages.ts';
import type { ChartMark } from './bookMarks.ts';

/** The most that a page of the API holds: more marks than a chart can carry. */
const NOTES = 100;
/** Of a note's text, in a mark on a chart. */
const MARK_CHARS = 80;

export const bookNotesRead = (id: string) => read(myNotes, { query: { book: id, size: NOTES } });

/** The reader's notes as marks on the charts of a book; none for guests. */
export function useNoteMarks(id: string): ChartMark[] {
  const { formatMessage: t } = useIntl();
  const isSignedIn = useVisitor()?.isSignedIn === true;
  const { endpoint, input } = bookNotesRead(id);
  const { data } = useOwn(endpoint, input, { enabled: isSignedIn });
  if (!isSignedIn) return [];
  return (data?.items ?? []).map(({ day, text }) => ({
    day,
    label: t(messages.mark, {
      text: text.length > MARK_CHARS ? `${text.slice(0, MARK_CHARS)}…` : text,
    }),
  }));
}
