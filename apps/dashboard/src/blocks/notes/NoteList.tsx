import { useFormats } from '@litometr/analytics-widgets';
import type { Note } from '@litometr/api-contract';
import { IconButton, Inline, Link, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { paths } from '../../domain/paths.ts';
import { DataText } from '../DataText.tsx';
import * as css from './NoteList.css.ts';
import { notesMessages as messages } from './notes.messages.ts';

export interface NoteListProps {
  notes: readonly Note[];
  /** Names the book of each note, where they are of several. */
  hasBook?: boolean;
  /** Without them the notes are read only. */
  onEdit?: (note: Note) => void;
  onRemove?: (note: Note) => void;
}

/** Notes with their days, as they were written. */
export function NoteList({ notes, hasBook = false, onEdit, onRemove }: NoteListProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  return (
    <ul className={css.list}>
      {notes.map((note) => (
        <li key={note.id} className={css.item}>
          <div className={css.itemBody}>
            <Inline gap="xs">
              <Text as="span" size="caption" tone="secondary">
                {formatDay(note.day, 'long')}
              </Text>
              {hasBook &&
                (note.title === null ? (
                  <Text as="span" tone="secondary">
                    {t(messages.gone, { id: note.book })}
                  </Text>
                ) : (
                  <Link href={`${paths.book(note.book)}#notes`}>
                    <DataText>{note.title}</DataText>
                  </Link>
                ))}
            </Inline>
            {/* A text that cannot be scrolled by keys could not be read to its end. */}
            <p dir="auto" className={css.text} tabIndex={note.text.length > LONG ? 0 : undefined}>
              {note.text}
            </p>
          </div>
          {onEdit !== undefined && (
            <IconButton
              icon="edit"
              size="sm"
              label={t(messages.edit)}
              onPress={() => onEdit(note)}
            />
          )}
          {onRemove !== undefined && (
            <IconButton
              icon="close"
              size="sm"
              label={t(messages.remove)}
              onPress={() => onRemove(note)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Characters that may not fit the box. */
const LONG = 400;
