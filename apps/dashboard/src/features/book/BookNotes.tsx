import { DataPanel } from '@litometr/analytics-widgets';
import type { EndpointResponse, myNotes, Note } from '@litometr/api-contract';
import { Button } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { NoteList } from '../../blocks/notes/NoteList.tsx';
import { notesMessages as messages } from '../../blocks/notes/notes.messages.ts';
import { Section } from '../../blocks/Section.tsx';
import { emptyOr } from '../../blocks/table/emptyOr.ts';

export interface BookNotesProps {
  block: Block<EndpointResponse<typeof myNotes>>;
  removed: ReadonlySet<number>;
  onAdd: () => void;
  /** True while the user is creating a note. */
  onApproach?: () => void;
  onEdit: (note: Note) => void;
  onRemove: (note: Note) => void;
}

/** The reader's private notes on the book, by their days on its time line. */
export function BookNotes(props: BookNotesProps) {
  const { block, removed, onAdd, onApproach, onEdit, onRemove } = props;
  const { formatMessage: t } = useIntl();
  const shown = (block.data?.items ?? [])
    .filter(({ id }) => !removed.has(id))
    .sort((a, b) => b.day.localeCompare(a.day));
  return (
    <div id="notes">
      <Section
        title={t(messages.title)}
        lead={t(messages.leadBook)}
        actions={
          <Button onPress={onAdd} {...(onApproach && { onHoverStart: onApproach })}>
            {t(messages.add)}
          </Button>
        }
      >
        <DataPanel state={emptyOr(block.state, shown.length, { title: t(messages.emptyBook) })}>
          <NoteList notes={shown} onEdit={onEdit} onRemove={onRemove} />
        </DataPanel>
      </Section>
    </div>
  );
}
