import {
  addNote,
  changeNote,
  myAccount,
  myNotes,
  type Note,
  removeNote,
} from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpointMutation } from '../../api/useEndpointMutation.ts';
import { useErrorToast } from '../../api/useRefusalText.ts';
import { useLazyDialog } from '../../page/useLazyDialog.ts';
import { notesMessages as messages } from './notes.messages.ts';

const stale = [myNotes, myAccount];

/** With its calendar it is the heaviest part of a note, and seldom opened. */
const loadDialog = () => import('./NoteDialog.tsx');

/**
 * Creates, changes and removes notes; `removed` ones are hidden before the server has confirmed.
 * `firstDay` of the data, where it is known, is the earliest day of a note.
 */
export function useNoteChanges(firstDay: string | null) {
  const { formatMessage: t } = useIntl();
  const adding = useEndpointMutation(addNote, stale);
  const changing = useEndpointMutation(changeNote, stale);
  const removing = useEndpointMutation(removeNote, stale);
  const showError = useErrorToast();
  const [open, setOpen] = useState<Note | { book: number; day: string } | null>(null);
  const form = useLazyDialog(loadDialog, t(messages.formFailed));
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const hide = (id: number, isHidden: boolean) =>
    setRemoved((before) => {
      const next = new Set(before);
      if (isHidden) next.add(id);
      else next.delete(id);
      return next;
    });

  const restore = async ({ book, day, text }: Note) => {
    const outcome = await adding.send({ body: { book, day, text } });
    if (!outcome.ok) showError(t(messages.notRestored), outcome);
  };
  const remove = async (note: Note) => {
    hide(note.id, true);
    const outcome = await removing.send({ params: { id: String(note.id) } });
    // The note is already deleted, which is the desired result.
    if (!outcome.ok && outcome.failure !== 'notFound') {
      hide(note.id, false);
      showError(t(messages.notRemoved), outcome);
      return;
    }
    showToast({
      title: t(messages.removed),
      action: { label: t(messages.undo), onAction: () => void restore(note) },
    });
  };

  const edit = (what: Note | { book: number; day: string }) => {
    setOpen(what);
    form.open();
  };

  const dialog: ReactNode = open !== null && form.Dialog !== null && form.isOpen && (
    <form.Dialog
      title={t('id' in open ? messages.edit : messages.add)}
      draft={{ day: open.day, text: 'id' in open ? open.text : '' }}
      firstDay={firstDay}
      onClose={() => form.setOpen(false)}
      onSave={(draft) =>
        'id' in open
          ? changing.send({ params: { id: String(open.id) }, body: draft })
          : adding.send({ body: { book: open.book, ...draft } })
      }
    />
  );
  return {
    removed,
    dialog,
    add: (book: number, day: string) => edit({ book, day }),
    edit: (note: Note) => edit(note),
    prefetch: form.prefetch,
    remove: (note: Note) => void remove(note),
  };
}
