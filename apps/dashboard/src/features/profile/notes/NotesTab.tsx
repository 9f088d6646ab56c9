import { DataPanel } from '@litometr/analytics-widgets';
import { type EndpointResponse, myNotes, type Note, portals } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/useEndpoint.ts';
import { useOwn } from '../../../api/useOwn.ts';
import type { Block } from '../../../blocks/block.ts';
import { LOADING_TEXT } from '../../../blocks/loadingText.ts';
import { NoteList } from '../../../blocks/notes/NoteList.tsx';
import { notesMessages as messages } from '../../../blocks/notes/notes.messages.ts';
import { useNoteChanges } from '../../../blocks/notes/useNoteChanges.tsx';
import { Section } from '../../../blocks/Section.tsx';
import { emptyOr } from '../../../blocks/table/emptyOr.ts';
import { usePaged } from '../../../blocks/table/usePaged.tsx';
import { useBlock } from '../../../blocks/useBlock.ts';
import type { TabProps } from '../profile.address.ts';

const ROWS = 25;

/** All notes of the reader, the last written first. */
export function NotesTab({ page, onPage }: TabProps) {
  const block = useBlock(useOwn(myNotes, { query: { page, size: ROWS } }));
  const { data: known } = useEndpoint(portals, {});
  // A note has its book, but not the portal of the book.
  const firstDays = (known?.items ?? []).flatMap(({ first_day }) => first_day ?? []);
  const notes = useNoteChanges(firstDays.sort()[0] ?? null);
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
  const empty = { title: t(messages.empty), description: t(messages.emptyHelp) };
  const paged = usePaged({ block, search: { page, size: ROWS }, onPage, empty });
  return (
    <Section
      title={t(messages.title)}
      lead={
        data === undefined
          ? LOADING_TEXT
          : t(messages.lead, { count: data.count, limit: data.limit })
      }
    >
      <DataPanel state={emptyOr(paged.state, shown.length, empty)}>
        <NoteList notes={shown} hasBook onEdit={onEdit} onRemove={onRemove} />
      </DataPanel>
      {paged.pagination}
    </Section>
  );
}
