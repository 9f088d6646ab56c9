import { DataPanel } from '@litometr/analytics-widgets';
import type { EndpointResponse, myNotes, Note } from '@litometr/api-contract';
import { Button } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { NoteList } from '../../blocks/notes/NoteList.tsx';
import { notesMessages as messages } from '../../blocks/notes/notes.messages.ts';
import { Section } from '../../blocks/Section.tsx';

export interface BookNotesProps {
  block: Block<EndpointResponse<typeof myNotes>>;
  removed: ReadonlySet<number>;
  onAdd: () => void;
  onEdit: (note: Note) => void;
  onRemove: (note: Note) => void;
}

/** The reader's private notes on the book, by their days on its time line. */
export function BookNotes({ block, removed, onAdd, onEdit, onRemove }: BookNotesProps) {
  const { formatMessage: t } = useIntl();
  const shown = (block.data?.items ?? [])
    .filter(({ id }) => !removed.has(id))
    .sort((a, b) => b.day.localeCompare(a.day));
  const isEmpty = block.state.kind === 'ready' && shown.length === 0;
  return (
    <div id="notes">
      <Section
        title={t(messages.title)}
        lead={t(messages.leadBook)}
        actions={<Button onPress={onAdd}>{t(messages.add)}</Button>}
      >
        <DataPanel state={isEmpty ? { kind: 'empty', title: t(messages.emptyBook) } : block.state}>
          <NoteList notes={shown} onEdit={onEdit} onRemove={onRemove} />
        </DataPanel>
      </Section>
    </div>
  );
}
