import { DataPanel } from '@litometr/analytics-widgets';
import { type EndpointResponse, myNotes, type Note } from '@litometr/api-contract';
import { Pagination } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useOwn } from '../../../api/useOwn.ts';
import type { Block } from '../../../blocks/block.ts';
import { NoteList } from '../../../blocks/notes/NoteList.tsx';
import { notesMessages as messages } from '../../../blocks/notes/notes.messages.ts';
import { useNoteChanges } from '../../../blocks/notes/useNoteChanges.tsx';
import { Section } from '../../../blocks/Section.tsx';
import { useBlock } from '../../../blocks/useBlock.ts';
import type { TabProps } from '../profile.address.ts';

const ROWS = 25;

/** All notes of the reader, the last written first. */
export function NotesTab({ page, onPage }: TabProps) {
  const block = useBlock(useOwn(myNotes, { query: { page, size: ROWS } }));
  const notes = useNoteChanges();
  return (
    <>
      <NotesView
        block={block}
        removed={notes.removed}
        page={page}
        onPage={onPage}
        onEdit={notes.edit}
        onRemove={notes.remove}
      />
      {notes.dialog}
    </>
  );
}

export interface NotesViewProps {
  block: Block<EndpointResponse<typeof myNotes>>;
  removed: ReadonlySet<number>;
  page: number;
  onPage: (page: number) => void;
  onEdit: (note: Note) => void;
  onRemove: (note: Note) => void;
}

export function NotesView({ block, removed, page, onPage, onEdit, onRemove }: NotesViewProps) {
  const { formatMessage: t } = useIntl();
  const { data } = block;
  const shown = (data?.items ?? []).filter(({ id }) => !removed.has(id));
  const isEmpty = block.state.kind === 'ready' && shown.length === 0;
  return (
    <Section
      title={t(messages.title)}
      lead={data && t(messages.lead, { count: data.count, limit: data.limit })}
    >
      <DataPanel
        state={
          isEmpty
            ? { kind: 'empty', title: t(messages.empty), description: t(messages.emptyHelp) }
            : block.state
        }
      >
        <NoteList notes={shown} hasBook onEdit={onEdit} onRemove={onRemove} />
      </DataPanel>
      {data !== undefined && data.count > ROWS && (
        <Pagination page={page} pageCount={Math.ceil(data.count / ROWS)} onChange={onPage} />
      )}
    </Section>
  );
}
